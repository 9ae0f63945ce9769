import ControlKit
import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("View controllers as first responder")
struct ControllerKeysTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let container = Screen()
    private let child = Screen()

    /// A screen that handles the letter A and becomes first responder when it appears.
    private final class Screen: UIViewController {
        var wantsKeys = true
        var letsGo = true
        var heard: [UIKeyboardHIDUsage] = []
        var lifted = 0

        override var canBecomeFirstResponder: Bool { wantsKeys }
        override var canResignFirstResponder: Bool { letsGo }
        override func viewDidAppear(_ animated: Bool) { becomeFirstResponder() }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let keys = presses.compactMap { $0.key?.keyCode }
            heard += keys
            if !keys.contains(.keyboardA) { super.pressesBegan(presses, with: event) }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            lifted += 1
        }
    }

    init() {
        container.wantsKeys = false
        stage.window.rootViewController = container
        stage.advance(by: 0)
    }

    private func push() {
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        stage.advance(by: 0)
    }

    @Test("A child controller receives keys once it has appeared and passes unhandled ones up the responder chain")
    func arrival() {
        #expect(!child.becomeFirstResponder() && !container.isFirstResponder)
        push()
        #expect(child.isFirstResponder && child.becomeFirstResponder())
        stage.press(.keyboardA)
        stage.press(.keyboardEscape)
        #expect(child.heard == [.keyboardA, .keyboardEscape] && container.heard == [.keyboardEscape])
        #expect(child.lifted == 2 && container.lifted == 0)
        #expect(stage.window.focusedView == nil && stage.textInputArea == nil)
    }

    @Test("A controller resigns first responder when its view or an ancestor leaves the window")
    func leaving() {
        push()
        child.letsGo = false
        child.view.removeFromSuperview()
        #expect(!child.isFirstResponder)
        stage.press(.keyboardA)
        #expect(child.heard.isEmpty && container.heard == [.keyboardA])
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        box.addSubview(child.view)
        container.view.addSubview(box)
        #expect(child.isFirstResponder)
        box.removeFromSuperview()
        #expect(!child.isFirstResponder)
        container.view.addSubview(box)
        let elsewhere = UIView()
        elsewhere.addSubview(box)
        stage.press(.keyboardA)
        container.view.addSubview(box)
        child.view = UIView()
        stage.press(.keyboardA)
        #expect(child.heard.isEmpty && !child.isFirstResponder)
    }

    @Test("A view moved out of the window without being removed receives no keys")
    func movedView() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        UIView().addSubview(field)
        stage.type("x")
        #expect(field.text == "" && stage.window.focusedView == nil)
    }

    @Test("The first responder changes only if the current one resigns")
    func exchange() {
        push()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        child.view.addSubview(field)
        child.letsGo = false
        #expect(!field.becomeFirstResponder() && !child.resignFirstResponder() && child.isFirstResponder)
        child.letsGo = true
        #expect(field.becomeFirstResponder() && !child.isFirstResponder && stage.window.focusedView === field)
        #expect(child.becomeFirstResponder() && !field.isFirstResponder && stage.window.focusedView == nil)
        stage.press(.keyboardTab)
        #expect(field.isFirstResponder)
        child.becomeFirstResponder()
        #expect(child.resignFirstResponder() && !child.isFirstResponder)
        stage.press(.keyboardA)
        #expect(child.heard.isEmpty && container.heard == [.keyboardA])
    }
}
