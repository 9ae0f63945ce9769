import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("UITextViewDelegate")
struct TextViewDelegateTests {
    private let stage = OffscreenStage(size: CGSize(width: 220, height: 120))
    private let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
    private let delegate = Delegate()

    private final class Delegate: NSObject, UITextViewDelegate {
        var log: [String] = []
        var (mayBegin, mayEnd) = (true, true)
        var allows: (String) -> Bool = { _ in true }

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            log.append("begin?")
            return mayBegin
        }

        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            log.append("end?")
            return mayEnd
        }

        func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }
        func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
        func textViewDidChange(_ textView: UITextView) { log.append("changed \(textView.text ?? "")") }
        func textViewDidChangeSelection(_ textView: UITextView) { log.append("selected \(textView.selectedRange)") }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            log.append("\(range) \(text)?")
            return allows(text)
        }
    }

    init() throws {
        try PinnedFonts.use()
        view.delegate = delegate
        stage.window.addSubview(view)
        stage.advance(by: 0)
    }

    private func log() -> [String] {
        defer { delegate.log = [] }
        return delegate.log
    }

    @Test("The delegate's methods are called in order, but not for changes in code")
    func order() {
        view.text = "ab"
        #expect(view.becomeFirstResponder())
        #expect(log() == ["begin?", "began"])
        stage.type("c")
        #expect(log() == ["{2, 0} c?", "selected {3, 0}", "changed abc"])
        stage.press(.keyboardLeftArrow)
        stage.press(.keyboardLeftArrow, modifiers: .shift)
        #expect(log() == ["selected {2, 0}", "selected {1, 1}"])
        stage.press(.keyboardDeleteOrBackspace)
        #expect(log() == ["{1, 1} ?", "selected {1, 0}", "changed ac"])
        stage.press(.keyboardZ, modifiers: .control)
        #expect(log() == ["selected {1, 1}", "changed abc"])
        view.text = "set"
        view.attributedText = NSAttributedString(string: "set again")
        #expect(log().isEmpty)
        #expect(view.resignFirstResponder())
        #expect(log() == ["end?", "ended"])
    }

    @Test("The delegate can refuse to begin editing, to end it, and to change the text")
    func refusals() {
        delegate.mayBegin = false
        #expect(!view.becomeFirstResponder() && log() == ["begin?"])
        delegate.mayBegin = true
        #expect(view.becomeFirstResponder())
        delegate.allows = { $0 != "x" && !$0.isEmpty }
        stage.type("axb")
        stage.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "ab")
        delegate.mayEnd = false
        #expect(!view.resignFirstResponder() && view.isFirstResponder)
        delegate.mayEnd = true
        _ = log()
        view.isEditable = false
        #expect(log() == ["ended"])
        view.isEditable = true
        #expect(log() == ["began"])
    }

    @Test("A delegate that is asked about a change can make a different one instead")
    func formatting() {
        delegate.allows = { [view] text in
            if text == text.uppercased() { return true }
            if let range = view.selectedTextRange { view.replace(range, withText: text.uppercased()) }
            return false
        }
        view.becomeFirstResponder()
        stage.type("ab")
        #expect(view.text == "AB")
    }

    @Test("Notifications are posted when editing begins, when the text changes, and when editing ends")
    func notifications() {
        var names: [String] = []
        let observers = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
            UITextView.textDidEndEditingNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { names.append(name) }
            }
        }
        view.becomeFirstResponder()
        stage.type("a")
        view.resignFirstResponder()
        #expect(
            names == [
                "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
                "UITextViewTextDidEndEditingNotification",
            ])
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    // MARK: Attributes

    private func color(_ offset: Int) -> UIColor? {
        view.attributedText.attribute(.foregroundColor, at: offset, effectiveRange: nil) as? UIColor
    }

    @Test("Typed text takes the attributes around it, and undo restores those that were deleted")
    func attributes() {
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
        view.attributedText = text
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        stage.type("👍")
        #expect(view.text == "red👍blue" && color(4) == .red && color(5) == .blue)
        view.selectedRange = NSRange(location: 0, length: 9)
        stage.press(.keyboardDeleteOrBackspace)
        #expect(view.text == "" && view.typingAttributes[.foregroundColor] as? UIColor == .red)
        stage.type("x")
        #expect(color(0) == .red)
        stage.press(.keyboardZ, modifiers: .control)
        stage.press(.keyboardZ, modifiers: .control)
        #expect(view.text == "red👍blue" && color(2) == .red && color(8) == .blue)
        stage.press(.keyboardZ, modifiers: .control)
        #expect(view.text == "redblue" && color(2) == .red && color(3) == .blue)
        stage.press(.keyboardZ, modifiers: [.control, .shift])
        #expect(view.text == "red👍blue" && color(4) == .red)
    }

    @Test("typingAttributes apply to what is typed next, until the caret moves")
    func typingAttributes() {
        view.font = .systemFont(ofSize: 15)
        view.text = "ab"
        view.becomeFirstResponder()
        #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 15))
        view.typingAttributes = [.foregroundColor: UIColor.red]
        stage.type("cd")
        #expect(view.text == "abcd" && color(1) == nil && color(2) == .red && color(3) == .red)
        #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 15))
        stage.press(.keyboardHome)
        stage.type("x")
        #expect(color(0) == nil && view.text == "xabcd")
    }
}
