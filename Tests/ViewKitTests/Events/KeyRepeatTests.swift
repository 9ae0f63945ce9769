import ControlKit
import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("Held keys")
struct KeyRepeatTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
    private let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))

    @MainActor
    private final class Counter {
        var uses = 0
    }

    private let counter = Counter()
    private nonisolated static let keys: [UIKeyboardHIDUsage] = [.keyboardSpacebar, .keyboardReturnOrEnter]

    init() {
        button.addAction(UIAction { [counter] _ in counter.uses += 1 }, for: .primaryActionTriggered)
        stage.window.addSubview(button)
        stage.press(.keyboardTab)
    }

    /// Presses the key and sends the repeats of one second.
    private func hold(_ key: UIKeyboardHIDUsage) {
        stage.window.handle(.keyPressed(UIKey(keyCode: key)))
        for _ in 0..<16 { stage.window.handle(.keyPressed(UIKey(keyCode: key), isRepeat: true)) }
    }

    private func lift(_ key: UIKeyboardHIDUsage) {
        stage.window.handle(.keyReleased(UIKey(keyCode: key)))
    }

    @Test("A button acts once per key press and is highlighted while the key is down", arguments: keys)
    func buttonActsOnce(key: UIKeyboardHIDUsage) {
        hold(key)
        #expect(counter.uses == 1 && button.isHighlighted)
        lift(key)
        #expect(counter.uses == 1 && !button.isHighlighted)
        hold(key)
        #expect(counter.uses == 2)
    }

    @Test("Key repeats don't scroll the page or trigger a button that has just got focus")
    func repeatsGoNowhere() {
        let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        page.contentSize = CGSize(width: 200, height: 1000)
        stage.window.addSubview(page)
        let next = UIButton(frame: CGRect(x: 10, y: 50, width: 80, height: 40))
        next.addAction(UIAction { [counter] _ in counter.uses += 1 }, for: .primaryActionTriggered)
        page.addSubview(button)
        page.addSubview(next)
        stage.advance(by: 0)
        #expect(button.isFocused)
        button.addAction(UIAction { [stage] _ in stage.press(.keyboardTab) }, for: .primaryActionTriggered)

        hold(.keyboardSpacebar)

        #expect(next.isFocused && counter.uses == 1 && page.contentOffset.y == 0)
        #expect(!button.isHighlighted && !next.isHighlighted)
    }

    @Test("A button that loses focus while a key is down is no longer highlighted")
    func lossOfKeys() {
        hold(.keyboardSpacebar)
        button.isEnabled = false
        #expect(!button.isHighlighted)
        button.isEnabled = true
        stage.press(.keyboardTab)
        hold(.keyboardSpacebar)
        button.removeFromSuperview()
        #expect(!button.isHighlighted)
    }

    @Test("A held Return ends editing once, while a held Backspace repeats")
    func field() {
        let field = UITextField(frame: CGRect(x: 10, y: 60, width: 100, height: 30))
        field.text = "abcdef"
        field.addAction(UIAction { [counter] _ in counter.uses += 1 }, for: .primaryActionTriggered)
        stage.window.addSubview(field)
        field.becomeFirstResponder()
        stage.press(.keyboardEnd)

        hold(.keyboardReturnOrEnter)
        stage.window.handle(.keyPressed(UIKey(keyCode: .keyboardDeleteOrBackspace)))
        stage.window.handle(.keyPressed(UIKey(keyCode: .keyboardDeleteOrBackspace), isRepeat: true))

        #expect(counter.uses == 1 && field.text == "abcd")
    }
}
