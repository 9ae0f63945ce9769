import ControlKit
import Foundation
import LayerKit
import Reporting
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIAlertController")
struct UIAlertControllerTests {
    private let stage = OffscreenStage(size: CGSize(width: 480, height: 400), scale: 2)
    private let root = UIViewController()
    private let chosen = Chosen()

    private final class Chosen {
        var titles: [String] = []
    }

    init() throws {
        try PinnedFonts.use()
        stage.window.rootViewController = root
    }

    private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        UIAlertAction(title: title, style: style) { [chosen] action in chosen.titles.append(action.title ?? "") }
    }

    private func alert(
        _ actions: UIAlertAction..., style: UIAlertController.Style = .alert,
        message: String = "It cannot be brought back."
    ) -> UIAlertController {
        let alert = UIAlertController(title: "Delete the picture?", message: message, preferredStyle: style)
        for action in actions { alert.addAction(action) }
        return alert
    }

    private func show(_ alert: UIAlertController) {
        root.present(alert, animated: true)
        stage.advance(by: 1)
    }

    @Test("Return runs the preferred action and Escape the cancel action, after the alert is gone")
    func keys() {
        let delete = action("Delete", .destructive)
        let first = alert(delete, action("Cancel", .cancel))
        first.preferredAction = delete
        show(first)
        stage.press(.keyboardReturnOrEnter)
        #expect(chosen.titles.isEmpty)
        stage.advance(by: 1)
        #expect(chosen.titles == ["Delete"] && root.presentedViewController == nil)

        show(alert(action("Delete", .destructive), action("Cancel", .cancel)))
        stage.press(.keyboardReturnOrEnter)
        stage.advance(by: 1)
        #expect(root.presentedViewController != nil)
        stage.press(.keyboardEscape)
        stage.advance(by: 1)
        #expect(chosen.titles == ["Delete", "Cancel"] && root.presentedViewController == nil)
    }

    @Test("An alert without a cancel action ignores Escape; Return runs its only action")
    func onlyAction() {
        show(alert(action("OK")))
        stage.press(.keyboardEscape)
        stage.click(at: CGPoint(x: 5, y: 5))
        stage.advance(by: 1)
        #expect(root.presentedViewController != nil)
        stage.press(.keyboardReturnOrEnter)
        stage.advance(by: 1)
        #expect(chosen.titles == ["OK"])
    }

    @Test(
        "Two buttons that don't fit side by side are stacked in the order in which they were added, with cancel last",
        arguments: [UIAlertAction.Style.default, .cancel])
    func stacked(style: UIAlertAction.Style) {
        let titles = ["Keep the picture in all albums of this library", "Keep it in this album only"]
        show(alert(action(titles[0], style), action(titles[1])))
        let buttons = stage.window.descendants(of: UIButton.self).filter { titles.contains($0.currentTitle ?? "") }
        let tops = buttons.sorted { $0.frame.minY < $1.frame.minY }.map(\.currentTitle)
        #expect(tops == (style == .cancel ? titles.reversed() : titles))
        #expect(Set(buttons.map(\.frame.minY)).count == 2)
    }

    @Test("Tab and arrow keys move between the buttons, and Space runs the focused one")
    func walking() {
        show(alert(action("One"), action("Two"), action("Cancel", .cancel)))
        stage.press(.keyboardTab)
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardSpacebar)
        stage.advance(by: 1)

        #expect(chosen.titles == ["Two"])
    }

    @Test("An alert that a key opened focuses its button and later returns the focus; one that a click opened doesn't")
    func focus() {
        let opener = UIButton(type: .system)
        opener.setTitle("Open", for: .normal)
        opener.frame = CGRect(x: 20, y: 20, width: 100, height: 30)
        opener.addAction(
            UIAction { [self] _ in root.present(alert(action("OK")), animated: true) }, for: .primaryActionTriggered)
        root.view.addSubview(opener)
        stage.advance(by: 0)
        stage.press(.keyboardTab)
        #expect(opener.isFocused)
        stage.press(.keyboardSpacebar)
        stage.advance(by: 1)
        #expect(stage.window.focusedView is UIButton && !opener.isFocused)
        stage.press(.keyboardSpacebar)
        stage.advance(by: 1)
        #expect(chosen.titles == ["OK"] && opener.isFocused)
        stage.click(at: CGPoint(x: 60, y: 35))
        stage.advance(by: 1)
        #expect(stage.window.focusedView == nil)
    }

    @Test(
        "An alert that a key opened focuses no destructive button, unless it has no other",
        arguments: [UIAlertController.Style.alert, .actionSheet], [["Delete", "Cancel"], ["Delete"]])
    func harmlessFocus(style: UIAlertController.Style, titles: [String]) throws {
        let opener = UIButton(type: .system)
        opener.frame = CGRect(x: 20, y: 20, width: 100, height: 30)
        opener.addAction(
            UIAction { [self] _ in
                let actions = titles.map { action($0, $0 == "Delete" ? .destructive : .cancel) }
                let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: style)
                for action in actions { alert.addAction(action) }
                root.present(alert, animated: true)
            }, for: .primaryActionTriggered)
        root.view.addSubview(opener)
        stage.advance(by: 0)
        stage.press(.keyboardTab)
        stage.press(.keyboardSpacebar)
        stage.advance(by: 1)
        #expect((stage.window.focusedView as? UIButton)?.currentTitle == titles.last)
    }

    @Test("An alert's text field is focused, and Return in it runs the preferred action")
    func fields() {
        let save = action("Save")
        let alert = alert(action("Cancel", .cancel), save)
        alert.addTextField { $0.placeholder = "Name" }
        alert.preferredAction = save
        show(alert)
        stage.type("holiday")
        #expect(alert.textFields?.first?.text == "holiday")
        stage.press(.keyboardReturnOrEnter)
        stage.advance(by: 1)

        #expect(chosen.titles == ["Save"])
    }

    @Test("Disabled actions cannot be chosen")
    func disabled() {
        let save = action("Save")
        save.isEnabled = false
        show(alert(save))
        stage.press(.keyboardReturnOrEnter)
        stage.advance(by: 1)
        #expect(chosen.titles.isEmpty)
        save.isEnabled = true
        stage.press(.keyboardReturnOrEnter)
        stage.advance(by: 1)
        #expect(chosen.titles == ["Save"])
    }

    @Test("A click outside an action sheet cancels it")
    func outside() {
        show(alert(action("Delete", .destructive), action("Cancel", .cancel), style: .actionSheet))
        stage.click(at: CGPoint(x: 5, y: 5))
        stage.advance(by: 1)

        #expect(chosen.titles == ["Cancel"] && root.presentedViewController == nil)
    }

    @Test("An alert's view is its card: it shows the app's subviews and grows by constraints")
    func card() throws {
        let alert = alert(action("Delete", .destructive), action("Cancel", .cancel))
        let picker = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 40))
        alert.view.addSubview(picker)
        show(alert)
        let size = alert.view.bounds.size
        #expect(size.width == 320 && size.height < 250)
        let place = picker.convert(picker.bounds, to: nil)
        #expect(place.minX == 80 && place.minY == ((400 - size.height) / 2).rounded() + 50)

        alert.view.heightAnchor.constraint(equalToConstant: 330).isActive = true
        root.presentedViewController?.view.superview?.superview?.setNeedsLayout()
        stage.advance(by: 0.1)
        #expect(alert.view.bounds.size == CGSize(width: 320, height: 330))
    }

    @Test("A second cancel action, and fields in an action sheet, are rejected with messages")
    func refusals() {
        let messages = Diagnostics.messages {
            let alert = alert(action("Cancel", .cancel), action("No", .cancel), style: .actionSheet)
            alert.addTextField()
            #expect(alert.actions.count == 1 && alert.textFields == nil)
        }
        #expect(messages.count == 2)
    }

    @Test(
        "An alert grows with the text: its labels, fields and buttons keep room for it and don't overlap",
        arguments: [UIAlertController.Style.alert, .actionSheet])
    func largeText(style: UIAlertController.Style) throws {
        let shown = alert(action("Delete", .destructive), action("Cancel", .cancel), style: style)
        if style == .alert {
            shown.addTextField {
                $0.font = .preferredFont(forTextStyle: .body)
                $0.adjustsFontForContentSizeCategory = true
            }
        }
        show(shown)
        let width = shown.view.bounds.width
        stage.window.setContentSizeCategory(.accessibilityExtraLarge)
        stage.advance(by: 0.1)

        #expect(shown.view.bounds.width > width && shown.view.bounds.width <= 480 - 32)
        for label in shown.view.descendants(of: UILabel.self)
        where label.text?.isEmpty == false && !(label.superview is UITextField) {
            let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
            #expect(label.bounds.height >= needed.height - 1 && label.bounds.width >= needed.width - 0.5)
        }
        let buttons = shown.view.descendants(of: UIButton.self).filter { !($0.superview is UITextField) }
        let controls = buttons as [UIControl] + (shown.textFields ?? [])
        #expect(buttons.count == 2 && controls.allSatisfy { $0.bounds.height > 40 })
        let frames = controls.map { $0.convert($0.bounds, to: shown.view) }.sorted { $0.minY < $1.minY }
        for (upper, lower) in zip(frames, frames.dropFirst()) {
            #expect(lower.minY >= upper.maxY || !upper.intersects(lower))
        }
    }

    @Test(
        "Alerts and action sheets match their golden images",
        arguments: ["alert-light", "alert-dark", "alert-rtl", "alert-long", "alert-field", "sheet-light", "sheet-dark"])
    func pictures(name: String) throws {
        root.view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 16, y: 16, width: 400, height: 30))
        label.text = "What is behind"
        root.view.addSubview(label)
        if name.hasSuffix("dark") { stage.window.overrideUserInterfaceStyle = .dark }
        if name == "alert-rtl" { stage.direction = .rightToLeft }
        let shown: UIAlertController
        if name.hasPrefix("sheet") {
            shown = alert(
                action("Share"), action("Delete", .destructive), action("Cancel", .cancel), style: .actionSheet)
        } else {
            let delete = action("Delete", .destructive)
            let ok = action("Keep")
            let text = String(repeating: "A text that is much too long for the window. ", count: 40)
            shown =
                name == "alert-long"
                ? alert(ok, action("Another"), action("Cancel", .cancel), message: text)
                : alert(action("Cancel", .cancel), name == "alert-field" ? ok : delete)
            shown.preferredAction = name == "alert-field" ? ok : (name == "alert-long" ? ok : delete)
            if name == "alert-field" { shown.addTextField { $0.placeholder = "Name" } }
        }
        show(shown)

        try GoldenImage.expect(stage.bitmap(), named: name, tolerance: 8)
    }
}
