import Testing
import ViewKit

@testable import SDLKit

@Suite("Compositions of input methods") struct CompositionFilterTests {
    private let key = UIKey(keyCode: .keyboardA, charactersIgnoringModifiers: "a")
    private let space = UIKey(keyCode: .keyboardSpacebar, charactersIgnoringModifiers: " ")
    private let shift = UIKey(keyCode: .keyboardLeftShift)

    /// Returns the input that a window should handle when it receives `inputs`.
    private func filtered(_ inputs: [InputEvent], by filter: inout CompositionFilter) -> [InputEvent] {
        var handled: [InputEvent] = []
        for input in inputs { handled += filter.filtered(input) }
        return handled
    }

    @Test("The commit of a discarded composition is ignored, also in several parts and after a key that types text")
    func discarding() {
        var filter = CompositionFilter()
        let composed: [InputEvent] = [.textComposed("한글")]
        let typed: [InputEvent] = [.textComposed(""), .keyPressed(space), .textEntered(" ")]
        let committed: [InputEvent] = [.textEntered("한"), .textEntered("글"), .textEntered("글")]

        #expect(filtered(composed, by: &filter) == composed)
        filter.discard("한글")
        #expect(filtered(typed + committed, by: &filter) == typed + [.textEntered("글")])
    }

    @Test("The text of a discarded composition can be typed with a key, or composed again")
    func enteringAgain() {
        var filter = CompositionFilter()
        filter.discard("a")
        let inputs: [InputEvent] = [.keyPressed(key), .textEntered("A"), .textComposed("a"), .textEntered("a")]

        #expect(filtered(inputs, by: &filter) == inputs)
    }

    @Test("Text that is entered after two keys is not the commit of a discarded composition")
    func lateText() {
        var filter = CompositionFilter()
        filter.discard("한글")
        let inputs: [InputEvent] = [.keyPressed(shift), .keyPressed(space), .keyPressed(key), .textEntered("한")]

        #expect(filtered(inputs, by: &filter) == inputs)
    }

    @Test("A key that was pressed in a discarded composition is not handled later")
    func discardedKey() {
        var filter = CompositionFilter()
        filter.receivesHandledKeys = true
        _ = filtered([.textComposed("ㅁ"), .keyPressed(UIKey(keyCode: .keyboardTab))], by: &filter)
        filter.discard("ㅁ")

        #expect(filtered([.textEntered("ㅁ"), .textEntered("x")], by: &filter) == [.textEntered("x")])
    }

    @Test("Keys that the input method has handled are ignored while it is composing, except for modifiers")
    func handledKeys() {
        var filter = CompositionFilter()
        let inputs: [InputEvent] = [
            .keyPressed(key), .textComposed("ㅁ"), .keyPressed(shift), .keyReleased(key), .keyPressed(space),
            .textEntered("마"), .keyPressed(key),
        ]
        #expect(filtered(inputs, by: &filter) == inputs)

        filter = CompositionFilter()
        filter.receivesHandledKeys = true
        #expect(filtered(inputs, by: &filter) == inputs.filter { $0 != .keyPressed(space) })
    }

    @Test("A key that the input method has passed on is handled before its text")
    func passedKeys() {
        var filter = CompositionFilter()
        filter.receivesHandledKeys = true
        let inputs: [InputEvent] = [.textComposed("ㅁ"), .keyPressed(space), .textEntered(" ")]

        #expect(filtered(inputs, by: &filter) == inputs)
    }

    @Test("A key that moves the focus is handled after the syllable that it commits; Return is not handled")
    func committingKeys() {
        var filter = CompositionFilter()
        filter.receivesHandledKeys = true
        let (tab, enter) = (UIKey(keyCode: .keyboardTab), UIKey(keyCode: .keyboardReturnOrEnter))
        let inputs: [InputEvent] = [
            .textComposed("ㅁ"), .keyPressed(tab), .textComposed(""), .textEntered("ㅁ"), .textComposed("日"),
            .keyPressed(enter), .textEntered("日"),
        ]

        #expect(
            filtered(inputs, by: &filter) == [
                .textComposed("ㅁ"), .textComposed(""), .textEntered("ㅁ"), .keyPressed(tab), .textComposed("日"),
                .textEntered("日"),
            ])
    }

    @Test("Keys are handled after text input has ended")
    func end() {
        var filter = CompositionFilter()
        filter.receivesHandledKeys = true
        _ = filter.filtered(.textComposed("ㅁ"))
        filter.end()

        #expect(filtered([.keyPressed(space)], by: &filter) == [.keyPressed(space)])
    }
}
