import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("The accessibility tree")
struct AccessibilityTreeTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))

    init() throws {
        try PinnedFonts.use()
    }

    private var labels: [String?] { stage.window.accessibilityElementsInOrder.map(\.label) }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        return button
    }

    /// Returns the labels of all Tab stops, in order.
    private func stops() -> [String?] {
        var found: [UIView] = []
        while found.count < 30 {
            stage.press(.keyboardTab)
            guard let view = stage.window.focusedView, !found.contains(where: { $0 === view }) else { break }
            found.append(view)
        }
        return found.map(\.accessibilityLabel)
    }

    @Test("Hidden, excluded and invisible views are omitted")
    func hidden() {
        let buttons = ["a", "b", "c", "d"].map(button)
        for view in buttons { stage.window.addSubview(view) }
        #expect(labels == ["a", "b", "c", "d"])
        buttons[0].isHidden = true
        buttons[1].alpha = 0
        buttons[2].accessibilityElementsHidden = true
        #expect(labels == ["d"])
        buttons[3].setSuppressed(true, by: stage)
        #expect(labels.isEmpty)
        buttons[3].setSuppressed(false, by: stage)
    }

    @Test("Quotes, backslashes and line breaks in labels are escaped")
    func escaped() {
        let button = button("a")
        button.accessibilityLabel = "Ada's \"picture\"\nof C:\\"
        stage.window.addSubview(button)
        #expect(
            stage.window.accessibilityElementsDescription == #"""
                "Ada's \"picture\"\nof C:\\" button (0, 0, 60, 30)

                """#)
    }

    @Test("Frames are in window coordinates and include scrolling")
    func frames() {
        let (box, view) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), button("a"))
        box.bounds.origin = CGPoint(x: 0, y: 5)
        box.addSubview(view)
        stage.window.addSubview(box)
        #expect(stage.window.accessibilityElementsDescription == "\"a\" button (10, 15, 60, 30)\n")
    }

    @Test("accessibilityElements sets the order and excludes other views")
    func order() {
        let box = UIView(frame: stage.window.bounds)
        let views = ["a", "b", "c"].map(button)
        let inner = UIView(frame: box.bounds)
        inner.addSubview(views[2])
        for view in [views[0], views[1], inner] { box.addSubview(view) }
        stage.window.addSubview(box)
        #expect(labels == ["a", "b", "c"] && stops() == ["a", "b", "c"])
        let stranger = UIView()
        box.accessibilityElements = [views[2], "no view", views[0], stranger]
        #expect(box.accessibilityElementCount() == 3)
        #expect(labels == ["c", "a"])
        box.accessibilityElements = nil
        #expect(labels == ["a", "b", "c"])
    }

    @Test("Tab follows accessibilityElements first, then the remaining views")
    func tab() {
        let box = UIView(frame: stage.window.bounds)
        let views = ["a", "b", "c"].map(button)
        for view in views { box.addSubview(view) }
        stage.window.addSubview(box)
        box.accessibilityElements = [views[2], views[0]]
        #expect(stops() == ["c", "a", "b"])
    }

    @Test("accessibilityElements does not retain views, and cycles are safe")
    func orderKeepsNobody() {
        let box = UIView(frame: stage.window.bounds)
        stage.window.addSubview(box)
        weak var gone: UIView?
        do {
            let view = button("a")
            gone = view
            box.addSubview(view)
            box.accessibilityElements = [view, box, stage.window]
            #expect(labels == ["a"])
            view.removeFromSuperview()
        }
        #expect(gone == nil && labels.isEmpty)
    }

    private final class CountedLabel: UILabel {
        var count = 0
        override var accessibilityLabel: String? {
            get {
                count += 1
                return super.accessibilityLabel
            }
            set { super.accessibilityLabel = newValue }
        }
    }

    @Test("A traversal collects the text of a control once, and the next one collects it again")
    func traversals() {
        let (control, label) = (UIControl(frame: stage.window.bounds), CountedLabel(frame: stage.window.bounds))
        label.text = "a"
        control.addSubview(label)
        stage.window.addSubview(control)
        #expect(labels == ["a"] && label.count == 1)
        label.text = "b"
        #expect(labels == ["b"] && label.count == 2)
    }

    @Test("A modal view hides its siblings")
    func modal() {
        let (front, back) = (UIView(frame: stage.window.bounds), button("back"))
        front.addSubview(button("front"))
        for view in [front, back] { stage.window.addSubview(view) }
        front.accessibilityViewIsModal = true
        #expect(labels == ["front"])
        front.isHidden = true
        #expect(labels == ["back"])
    }

    @Test("A presented alert hides the rest, and its title is a header")
    func alert() {
        let root = UIViewController()
        stage.window.rootViewController = root
        root.view.addSubview(button("behind"))
        let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(alert, animated: false)
        stage.advance(by: 0.1)
        #expect(labels == ["Delete?", "For good.", "Cancel"])
        #expect(stage.window.accessibilityElementsInOrder.first?.traits.contains(.header) == true)
        root.dismiss(animated: false)
        stage.advance(by: 0.1)
        #expect(labels == ["behind"])
    }

    @Test("An open menu contains its rows, with the selected one marked")
    func menu() {
        let view = button("Choose")
        view.menu = UIMenu(
            title: "Order",
            children: [
                UIAction(title: "By name", state: .on) { _ in },
                UIAction(title: "By date", attributes: .disabled) { _ in },
            ])
        view.showsMenuAsPrimaryAction = true
        stage.window.addSubview(view)
        stage.advance(by: 0)
        stage.click(at: CGPoint(x: 30, y: 15))
        stage.advance(by: 0.1)
        let rows = stage.window.accessibilityElementsInOrder
        #expect(rows.map(\.label) == ["Order", "By name", "By date"])
        #expect(rows.map(\.traits) == [[.staticText, .header], [.button, .selected], [.button, .notEnabled]])
        stage.press(.keyboardEscape)
        #expect(labels == ["Choose"])
    }
}
