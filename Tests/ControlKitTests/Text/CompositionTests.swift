import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Compositions of input methods in text inputs")
struct CompositionTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 100))
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    private let other = UITextField(frame: CGRect(x: 10, y: 55, width: 200, height: 34))

    init() throws {
        try PinnedFonts.use()
        stage.window.addSubview(field)
        stage.window.addSubview(other)
        stage.advance(by: 0)
    }

    private func edit(_ text: String) {
        field.text = text
        field.becomeFirstResponder()
        stage.advance(by: 0)
    }

    @Test("A composition that something else ends is entered, and the input method discards it")
    func endingComposition() {
        let endings: [(String, @MainActor () -> Void)] = [
            ("click", { stage.click(at: CGPoint(x: 15, y: 27)) }), ("key", { stage.press(.keyboardHome) }),
            ("window", { stage.window.commitMarkedText() }), ("focus", { other.becomeFirstResponder() }),
        ]
        for (name, end) in endings {
            edit("ab")
            stage.window.handle(.textComposed("に"))
            end()
            #expect(field.text == "abに" && field.markedTextRange == nil, "\(name)")
        }
        #expect(stage.discardedCompositions == ["に", "に", "に", "に"] && other.text == "")

        edit("ab")
        stage.window.handle(.textComposed("に"))
        field.text = "c"
        #expect(field.text == "c" && stage.discardedCompositions.count == 5)
    }

    @Test("A composition in a field that leaves its window is entered, and the input method discards it")
    func leavingWindow() {
        edit("ab")
        stage.window.handle(.textComposed("に"))
        field.removeFromSuperview()
        #expect(field.text == "abに" && field.markedTextRange == nil && stage.discardedCompositions == ["に"])
    }

    @Test("Text input ends when the focus moves to another field, so that a dead key doesn't change its text")
    func movingFocus() {
        edit("ab")
        #expect(stage.textInputEnds == 0)
        other.becomeFirstResponder()
        #expect(stage.textInputEnds == 1 && stage.textInputArea != nil)
    }

    @Test("The area for the input method follows the caret when the field is scrolled or moved")
    func textInputArea() throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        scrollView.contentSize = CGSize(width: 300, height: 500)
        stage.window.addSubview(scrollView)
        scrollView.addSubview(field)
        edit("ab")
        let area = try #require(stage.textInputArea)
        scrollView.contentOffset.y = 5
        stage.advance(by: 0)
        #expect(abs(try #require(stage.textInputArea).minY - (area.minY - 5)) < 0.01)
        scrollView.frame.origin.x = 20
        stage.advance(by: 0)
        #expect(abs(try #require(stage.textInputArea).minX - (area.minX + 20)) < 0.01)
    }
}
