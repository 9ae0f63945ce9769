import AccessibilityKit
import CSDL2
import Testing

@testable import SDLKit

@MainActor
@Suite("Keys pass through screen readers")
struct ReaderKeysTests {
    private let keys = ReaderKeys()

    private func event(_ type: SDL_EventType, _ scancode: SDL_Scancode = SDL_SCANCODE_A) -> SDL_Event {
        var event = SDL_Event()
        event.type = type.rawValue
        event.key.keysym.scancode = scancode
        event.key.keysym.sym = scancode == SDL_SCANCODE_A ? 0x61 : 0
        return event
    }

    private func text(_ letter: Character) -> SDL_Event {
        var event = SDL_Event()
        event.type = SDL_TEXTINPUT.rawValue
        withUnsafeMutableBytes(of: &event.text.text) { $0[0] = letter.asciiValue ?? 0 }
        return event
    }

    /// Returns the types of the events that the window handles, and the keys that a screen reader receives.
    private func pass(_ events: [SDL_Event], isHandled: Bool = false) -> (handled: [UInt32], sent: [ReaderKey]) {
        var handled: [UInt32] = []
        var sent: [ReaderKey] = []
        let send: ReaderKeys.Sender = { key in
            sent.append(key)
            return isHandled
        }
        for event in events { keys.receive(event, send: send) { handled.append($0.type) } }
        keys.end(send: send) { handled.append($0.type) }
        return (handled, sent)
    }

    private func key(isPress: Bool, _ text: String) -> ReaderKey? {
        ReaderKey(isPress: isPress, usage: 0x04, character: "a", text: text, modifiers: [])
    }

    @Test("A press is passed with the text that it types, and the window handles both in order")
    func typing() {
        let result = pass([event(SDL_KEYDOWN), text("b"), event(SDL_KEYUP)])
        #expect(result.handled == [SDL_KEYDOWN.rawValue, SDL_TEXTINPUT.rawValue, SDL_KEYUP.rawValue])
        #expect(result.sent == [key(isPress: true, "b"), key(isPress: false, "")])
    }

    @Test("The window ignores a key that a screen reader handles, and the text that it types")
    func commands() {
        let result = pass([event(SDL_KEYDOWN), text("a"), event(SDL_KEYUP), text("c")], isHandled: true)
        #expect(result.handled == [SDL_TEXTINPUT.rawValue])
        #expect(result.sent.count == 2)
    }

    @Test("The window handles the release of each key whose press it has handled")
    func heldKeys() {
        var types: [UInt32] = []
        func receive(_ event: SDL_Event, isHandled: Bool) {
            keys.receive(event, send: { _ in isHandled }) { types.append($0.type) }
            keys.end(send: { _ in isHandled }) { types.append($0.type) }
        }
        for (press, release) in [(false, true), (true, false), (true, true)] {
            receive(event(SDL_KEYDOWN), isHandled: press)
            receive(event(SDL_KEYUP), isHandled: release)
        }
        #expect(types == [SDL_KEYDOWN.rawValue, SDL_KEYUP.rawValue])
    }

    @Test("A press without text is passed before the next event, and the last one at the end of the turn")
    func presses() {
        let result = pass([event(SDL_KEYDOWN, SDL_SCANCODE_LSHIFT), event(SDL_KEYDOWN), event(SDL_MOUSEMOTION)])
        #expect(result.handled == [SDL_KEYDOWN.rawValue, SDL_KEYDOWN.rawValue, SDL_MOUSEMOTION.rawValue])
        #expect(result.sent.count == 2)
        #expect(pass([event(SDL_KEYDOWN)]).handled == [SDL_KEYDOWN.rawValue])
    }

    @Test("Without a listening screen reader, the window handles every event at once")
    func noReader() {
        var handled: [UInt32] = []
        for event in [event(SDL_KEYDOWN), text("a"), event(SDL_KEYUP)] {
            keys.receive(event, send: nil) { handled.append($0.type) }
        }
        #expect(handled == [SDL_KEYDOWN.rawValue, SDL_TEXTINPUT.rawValue, SDL_KEYUP.rawValue])
    }

    @Test("After a late answer of a screen reader, keys are not passed for 30 seconds")
    func lateAnswers() {
        var time = 0.0
        let keys = ReaderKeys { time }
        /// Returns `true` if a key that is pressed at `start` is passed to a reader that answers after `wait` seconds.
        func isPassed(at start: Double, wait: Double) -> Bool {
            time = start
            var isPassed = false
            let send: ReaderKeys.Sender = { _ in
                isPassed = true
                time += wait
                return false
            }
            var count = 0
            keys.receive(event(SDL_KEYUP), send: send) { _ in count += 1 }
            #expect(count == 1)
            return isPassed
        }
        let presses = [(0.0, 0.4), (1, 9), (11, 0), (39.9, 0), (40, 0.1), (41, 0), (42, 1), (43, 0)]
        let passes = presses.map { isPassed(at: $0, wait: $1) }
        #expect(passes == [true, true, false, false, true, true, true, false])
    }
}
