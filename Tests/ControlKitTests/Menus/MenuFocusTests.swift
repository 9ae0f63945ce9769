import Foundation
import StageKit
import TestSupport
import Testing

@testable import ControlKit
@testable import ViewKit

@MainActor
@Suite("Text editing while a menu is open")
struct MenuFocusTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
    private let root = UIViewController()
    private let field = UITextField(frame: CGRect(x: 150, y: 10, width: 200, height: 34))
    private let textView = UITextView(frame: CGRect(x: 150, y: 60, width: 200, height: 60))
    private let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 34))
    private let log = EditingLog()

    init() throws {
        try PinnedFonts.use()
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        field.text = "Bird"
        textView.text = "Cat"
        for view in [field, textView, button] { root.view.addSubview(view) }
        field.delegate = log
        textView.delegate = log
        stage.window.rootViewController = root
        stage.advance(by: 0)
    }

    private var isMenuOpen: Bool { stage.window.popUp != nil }

    private func openMenu() {
        stage.click(at: CGPoint(x: 50, y: 27))
        #expect(isMenuOpen && stage.window.focusedView is MenuPanel)
    }

    @Test("A menu of a button keeps the selection and the text of a field, even if the field can't end editing")
    func fieldSelection() {
        field.becomeFirstResponder()
        field.clearsOnBeginEditing = true
        log.canEnd = false
        stage.press(.keyboardA, characters: "a", modifiers: .control)
        log.calls = []
        openMenu()
        #expect(field.isFirstResponder && field.isEditing && field.displaySelection == 0..<4)
        stage.press(.keyboardEscape)
        #expect(!isMenuOpen && stage.window.focusedView === field && log.calls == [])
        #expect(field.text == "Bird" && field.editable.selection == 0..<4)
        stage.type("x")
        #expect(field.text == "x")
    }

    @Test("A menu keeps the selection of a text view")
    func textViewSelection() {
        textView.becomeFirstResponder()
        stage.press(.keyboardA, characters: "a", modifiers: .control)
        log.calls = []
        openMenu()
        #expect(textView.isFirstResponder && textView.isEditing)
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardReturnOrEnter)
        #expect(stage.window.focusedView === textView && log.calls == [] && textView.editable.selection == 0..<3)
    }

    @Test("The caret of a field is hidden while a menu is open, even if the text changes")
    func caret() {
        field.becomeFirstResponder()
        #expect(field.line.showsCaret)
        openMenu()
        #expect(!field.line.showsCaret)
        field.text = "Bat"
        #expect(!field.line.showsCaret)
        stage.advance(by: 2)
        #expect(!field.line.showsCaret)
        stage.press(.keyboardEscape)
        #expect(field.line.showsCaret)
    }

    @Test("The caret of a text view is hidden while a menu is open, even if the text view becomes editable again")
    func textViewCaret() throws {
        textView.becomeFirstResponder()
        stage.advance(by: 0)
        let caret = try #require(textView.descendants(of: CaretView.self).first)
        #expect(!caret.isHidden)
        openMenu()
        #expect(caret.isHidden)
        textView.isEditable = false
        textView.isEditable = true
        #expect(caret.isHidden)
        stage.press(.keyboardEscape)
        #expect(!caret.isHidden)
    }

    @Test("A menu commits the text that an input method is composing")
    func markedText() {
        for input: any TextEditor in [field, textView] as [any TextEditor] {
            input.becomeFirstResponder()
            stage.press(.keyboardEnd)
            stage.window.handle(.textComposed("ni"))
            openMenu()
            stage.window.handle(.textComposed(""))
            stage.press(.keyboardEscape)
            #expect(input.marked.isEmpty && input.editable.string.hasSuffix("ni"))
        }
    }

    @Test("Editing ends if the field resigns or another view becomes first responder while the menu is open")
    func resigning() {
        let endings: [(String, @MainActor () -> Void)] = [
            ("resign", { field.resignFirstResponder() }), ("end", { root.view.endEditing(true) }),
            ("disable", { field.isEnabled = false }), ("remove", { field.removeFromSuperview() }),
            ("other", { textView.becomeFirstResponder() }),
        ]
        for (name, end) in endings {
            root.view.addSubview(field)
            field.isEnabled = true
            field.becomeFirstResponder()
            openMenu()
            log.calls = []
            end()
            #expect(!field.isFirstResponder && log.calls.first == "field ended", "\(name)")
            #expect(isMenuOpen && stage.window.suspendedResponder == nil, "\(name)")
            stage.press(.keyboardEscape)
            stage.window.popUp?.close()
            #expect(stage.window.focusedView === (name == "other" ? textView : nil), "\(name)")
            textView.resignFirstResponder()
        }
    }

    @Test("A view that is covered while a menu is open ends editing when the menu closes, and regains the focus later")
    func covered() throws {
        field.becomeFirstResponder()
        openMenu()
        log.calls = []
        root.view.setEventsBlocked(true, by: log)
        #expect(log.calls == [])
        stage.press(.keyboardEscape)
        #expect(stage.window.firstResponder == nil && log.calls == ["field ended"])
        root.view.setEventsBlocked(false, by: log)
        #expect(stage.window.focusedView === field && log.calls == ["field ended", "field began"])

        root.view.setEventsBlocked(true, by: log)
        let panel = try #require(button.menu.flatMap { MenuPanel($0, source: button) })
        let popUp = try #require(PopUp(panel, from: button) {})
        root.view.setEventsBlocked(false, by: log)
        popUp.close()
        #expect(stage.window.focusedView === field, "the view was uncovered while the menu was open")
    }

    @Test("A view that is hidden while a menu is open regains the focus only when it is shown again")
    func hidden() {
        for hidden in [field, root.view] as [UIView] {
            field.becomeFirstResponder()
            openMenu()
            stage.window.blockFocus(in: hidden)
            hidden.isHidden = true
            stage.window.popUp?.close()
            #expect(!isMenuOpen && stage.window.firstResponder == nil && !field.isFirstResponder)
            hidden.isHidden = false
            hidden.regainFocus()
            #expect(stage.window.focusedView === field)
        }
    }

    @Test("A first responder that is hidden before a menu opens, as for its input view, regains the focus")
    func hiddenBefore() {
        field.becomeFirstResponder()
        field.isHidden = true
        log.calls = []
        openMenu()
        stage.press(.keyboardEscape)
        #expect(stage.window.focusedView === field && log.calls == [])
    }

    @Test("Replacing an open context menu doesn't begin or end editing")
    func replacedContextMenu() {
        let source = ContextMenuSourceView()
        let interaction = UIContextMenuInteraction(delegate: source)
        source.addInteraction(interaction)
        root.view.addSubview(source)
        field.becomeFirstResponder()
        log.calls = []
        stage.rightClick(at: CGPoint(x: 40, y: 220))
        interaction.updateVisibleMenu { $0.replacingChildren($0.children + [UIAction(title: "Paste") { _ in }]) }
        #expect(stage.window.popUp?.descendants(of: MenuRow.self).count == 2 && field.isFirstResponder)
        stage.press(.keyboardEscape)
        #expect(stage.window.focusedView === field && log.calls == [])
    }

    @Test("A menu that opens from an input accessory view keeps that view")
    func accessory() {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        button.frame.origin = .zero
        bar.addSubview(button)
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.advance(by: 1)
        stage.click(at: button.convert(CGPoint(x: 20, y: 20), to: nil))
        stage.advance(by: 1)
        #expect(isMenuOpen && bar.window != nil)
        stage.press(.keyboardEscape)
        #expect(stage.window.focusedView === field && bar.window != nil)
    }

    @Test("A presentation over an open menu returns the focus to the former first responder, not to the menu")
    func presentation() {
        field.becomeFirstResponder()
        openMenu()
        root.present(UIViewController(), animated: false)
        #expect(!isMenuOpen && !field.isFirstResponder && log.calls.last == "field ended")
        root.dismiss(animated: false)
        #expect(stage.window.focusedView === field)
    }

    @Test("If the page of a first responder reappears while a menu is open, the focus returns when the menu closes")
    func reappearance() throws {
        stage.window.rootViewController = nil
        let navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
        let changes: [(cover: () -> Void, uncover: () -> Void)] = [
            ({ navigation.present(UIViewController(), animated: false) }, { navigation.dismiss(animated: false) }),
            (
                { navigation.pushViewController(UIViewController(), animated: false) },
                { navigation.popViewController(animated: false) }
            ),
        ]
        for change in changes {
            field.becomeFirstResponder()
            change.cover()
            stage.advance(by: 0)
            let panel = try #require(button.menu.flatMap { MenuPanel($0, source: stage.window) })
            let popUp = try #require(PopUp(panel, from: stage.window) {})
            change.uncover()
            stage.advance(by: 0)
            #expect(isMenuOpen && !field.isFirstResponder)
            popUp.close()
            #expect(stage.window.focusedView === field)
        }
    }
}

/// Records the calls of text delegates.
@MainActor
private final class EditingLog: UITextFieldDelegate, UITextViewDelegate {
    var calls: [String] = []
    var canEnd = true

    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("field began") }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { canEnd }

    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("field ended") }

    func textViewDidBeginEditing(_ textView: UITextView) { calls.append("view began") }

    func textViewDidEndEditing(_ textView: UITextView) { calls.append("view ended") }
}

/// A view with a context menu.
@MainActor
private final class ContextMenuSourceView: UIView, UIContextMenuInteractionDelegate {
    init() {
        super.init(frame: CGRect(x: 10, y: 200, width: 80, height: 40))
    }

    required init?(coder: NSCoder) {
        nil
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
    }
}
