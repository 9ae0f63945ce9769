import CSDL2
import DrawKit
import Foundation
import Testing
import ViewKit

@testable import SDLKit

@Suite("Event translation") struct EventTranslationTests {
    private func translated(
        _ type: SDL_EventType, points: CGFloat = 1, _ fill: (inout SDL_Event) -> Void
    ) -> WindowEvent? {
        var event = SDL_Event()
        event.type = type.rawValue
        fill(&event)
        var translation = EventTranslation(pointsPerUnit: points)
        return translation.translate(event)
    }

    @Test("Pointer positions are in points")
    func pointerPositions() {
        let moved = translated(SDL_MOUSEMOTION, points: 0.5) { event in
            event.motion.x = 30
            event.motion.y = 41
        }

        #expect(moved == .input(.pointerMoved(CGPoint(x: 15, y: 20.5))))
    }

    @Test("Presses and releases of the primary and secondary buttons and presses of the middle button are translated")
    func buttons() {
        func button(_ type: SDL_EventType, _ number: Int32) -> WindowEvent? {
            translated(type) { event in
                event.button.button = UInt8(number)
                event.button.x = 3
                event.button.y = 4
            }
        }

        #expect(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT) == .input(.pointerPressed(CGPoint(x: 3, y: 4))))
        #expect(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT) == .input(.pointerReleased(CGPoint(x: 3, y: 4))))
        #expect(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT) == .input(.secondaryButtonPressed(CGPoint(x: 3, y: 4))))
        #expect(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT) == .input(.secondaryButtonReleased(CGPoint(x: 3, y: 4))))
        #expect(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_X1) == nil)
        #expect(button(SDL_MOUSEBUTTONDOWN, SDL_BUTTON_MIDDLE) == .input(.middleButtonPressed(CGPoint(x: 3, y: 4))))
        #expect(button(SDL_MOUSEBUTTONUP, SDL_BUTTON_MIDDLE) == nil)
    }

    @Test(
        "A wheel step scrolls three lines, horizontally with Shift",
        arguments: [
            (0, 1, false, 0, -60), (0, -2, false, 0, 120), (1, 0, false, 60, 0), (0, 0.25, false, 0, -15),
            (0, 1, true, -60, 0), (-1, 1, true, -60, -60),
        ] as [(Float, Float, Bool, CGFloat, CGFloat)])
    func wheelStep(
        x: Float, y: Float, isShifted: Bool, dx: CGFloat, dy: CGFloat
    ) {
        var wheel = SDL_MouseWheelEvent()
        (wheel.preciseX, wheel.preciseY) = (x, y)

        #expect(EventTranslation.distance(wheel, isShifted: isShifted) == CGVector(dx: dx, dy: dy))
    }

    @Test("Entered and composed text ends at SDL's terminating zero")
    func text() {
        let entered = translated(SDL_TEXTINPUT) { event in
            withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: "é漢\0x".utf8) }
        }
        let composed = translated(SDL_TEXTEDITING) { event in
            withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: "に\0".utf8) }
        }

        #expect(entered == .input(.textEntered("é漢")))
        #expect(composed == .input(.textComposed("に", caret: 0)))
        #expect(translated(SDL_TEXTEDITING) { _ in } == .input(.textComposed("", caret: 0)))
    }

    @Test("A long composition is a single event with its caret")
    func longComposition() {
        let text = String(repeating: "にほんご", count: 100)
        let composed = text.withCString { bytes in
            translated(SDL_TEXTEDITING_EXT) { event in
                event.editExt.text = UnsafeMutablePointer(mutating: bytes)
                event.editExt.start = 7
            }
        }

        #expect(composed == .input(.textComposed(text, caret: 7)))
        #expect(translated(SDL_TEXTEDITING_EXT) { $0.editExt.text = nil } == nil)
    }

    @Test(
        "The caret of a composition is before the highlighted part, after a highlighted syllable, or at the end",
        arguments: [
            ("글", 0, 1, 1), ("글", 1, -1, 1), ("日本語", 0, 3, 0), ("日本語", 1, 1, 1), ("日本語", -1, -1, nil), ("", 0, 0, 0),
        ] as [(String, Int32, Int32, Int?)])
    func compositionCaret(text: String, start: Int32, length: Int32, caret: Int?) {
        let composed = translated(SDL_TEXTEDITING) { event in
            withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: Array(text.utf8) + [0]) }
            (event.edit.start, event.edit.length) = (start, length)
        }

        #expect(composed == .input(.textComposed(text, caret: caret)))
    }

    @Test("Wheel events are at the last pointer position")
    func wheelPosition() {
        var translation = EventTranslation(pointsPerUnit: 1)
        var event = SDL_Event()
        event.type = SDL_MOUSEMOTION.rawValue
        (event.motion.x, event.motion.y) = (7, 8)
        _ = translation.translate(event)
        event = SDL_Event()
        event.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.preciseY = -1

        let turned = translation.translate(event)

        #expect(turned == .input(.wheelTurned(CGPoint(x: 7, y: 8), CGVector(dx: 0, dy: 60))))
    }

    @Test(
        "Wheel events have the pressed modifiers",
        arguments: [
            (KMOD_NONE, UIKeyModifierFlags()), (KMOD_LCTRL, .control), (KMOD_RSHIFT, .shift), (KMOD_RALT, .alternate),
        ] as [(SDL_Keymod, UIKeyModifierFlags)])
    func wheelModifiers(held: SDL_Keymod, expected: UIKeyModifierFlags) {
        var translation = EventTranslation(pointsPerUnit: 1) { held }
        var event = SDL_Event()
        event.type = SDL_MOUSEWHEEL.rawValue
        event.wheel.preciseY = 1

        let turned = translation.translate(event)

        guard case .input(.wheelTurned(_, _, let modifiers))? = turned else {
            Issue.record("There is no wheel event")
            return
        }
        #expect(modifiers == expected)
    }

    @Test("Two fingers move and lift together; a single finger and a third one are ignored")
    func fingers() {
        var translation = EventTranslation(pointsPerUnit: 0.5)
        translation.windowSize = CGSize(width: 200, height: 100)
        func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) -> WindowEvent? {
            var event = SDL_Event()
            event.type = type.rawValue
            (event.tfinger.fingerId, event.tfinger.x, event.tfinger.y) = (id, x, y)
            return translation.translate(event)
        }
        let (first, second) = (CGPoint(x: 25, y: 25), CGPoint(x: 75, y: 25))

        #expect(finger(SDL_FINGERDOWN, 7, 0.25, 0.5) == nil)
        #expect(finger(SDL_FINGERDOWN, 9, 0.75, 0.5) == .input(.fingersMoved(first, second)))
        #expect(finger(SDL_FINGERDOWN, 3, 0.5, 0.5) == nil)
        #expect(finger(SDL_FINGERMOTION, 3, 0.6, 0.5) == nil)
        #expect(
            finger(SDL_FINGERMOTION, 9, 1, 1) == .input(.fingersMoved(first, CGPoint(x: 100, y: 50))))
        #expect(finger(SDL_FINGERUP, 3, 0.6, 0.5) == nil)
        #expect(finger(SDL_FINGERUP, 7, 0.1, 0.5) == .input(.fingersLifted))
        #expect(finger(SDL_FINGERUP, 9, 1, 1) == nil)
        #expect(finger(SDL_FINGERUP, 9, 1, 1) == nil)
    }

    @Test(
        "Scancodes map to key usages",
        arguments: [
            (SDL_SCANCODE_RETURN, UIKeyboardHIDUsage.keyboardReturnOrEnter),
            (SDL_SCANCODE_KP_ENTER, .keyboardReturnOrEnter), (SDL_SCANCODE_ESCAPE, .keyboardEscape),
            (SDL_SCANCODE_TAB, .keyboardTab), (SDL_SCANCODE_SPACE, .keyboardSpacebar),
            (SDL_SCANCODE_UP, .keyboardUpArrow), (SDL_SCANCODE_DOWN, .keyboardDownArrow),
            (SDL_SCANCODE_LEFT, .keyboardLeftArrow), (SDL_SCANCODE_RIGHT, .keyboardRightArrow),
            (SDL_SCANCODE_PAGEUP, .keyboardPageUp), (SDL_SCANCODE_PAGEDOWN, .keyboardPageDown),
            (SDL_SCANCODE_HOME, .keyboardHome), (SDL_SCANCODE_END, .keyboardEnd),
        ])
    func scancodes(scancode: SDL_Scancode, usage: UIKeyboardHIDUsage) {
        let event = translated(SDL_KEYDOWN) { $0.key.keysym.scancode = scancode }

        #expect(event == .input(.keyPressed(UIKey(keyCode: usage))))
    }

    @Test("A repeated key event is marked as a repeat")
    func keyRepeat() {
        let event = translated(SDL_KEYDOWN) { event in
            event.key.keysym.scancode = SDL_SCANCODE_SPACE
            event.key.repeat = 1
        }

        #expect(event == .input(.keyPressed(UIKey(keyCode: .keyboardSpacebar), isRepeat: true)))
    }

    @Test("A key event has its modifiers, and its characters ignoring modifiers")
    func keyCharacters() {
        let event = translated(SDL_KEYUP) { event in
            event.key.keysym.scancode = SDL_SCANCODE_Q
            event.key.keysym.sym = SDL_Keycode(SDLK_a.rawValue)  // a French keyboard
            event.key.keysym.mod = UInt16(KMOD_LCTRL.rawValue | KMOD_RSHIFT.rawValue | KMOD_NUM.rawValue)
        }
        let key = UIKey(keyCode: .keyboardQ, charactersIgnoringModifiers: "a", modifierFlags: [.control, .shift])

        #expect(event == .input(.keyReleased(key)))
    }

    @Test("A layout is non-Latin if none of the 26 letter keys types a Latin letter")
    func layouts() {
        func key(_ code: Character, in layout: String) -> UIKey {
            let codes = layout.unicodeScalars.map { SDL_Keycode($0.value) }
            var symbol = SDL_Keysym()
            symbol.sym = SDL_Keycode(code.unicodeScalars.first?.value ?? 0)
            return UIKey(symbol) { codes[Int($0.rawValue - SDL_SCANCODE_A.rawValue)] }
        }
        let (hebrew, french) = ("שנבגקכעיןחלךצמםפ/רדאוה'סטז", "qbcdefghijkl,noparstuvzxyw")
        #expect(key("/", in: hebrew).isInNonLatinLayout && key("ש", in: hebrew).isInNonLatinLayout)
        #expect(!key(",", in: french).isInNonLatinLayout && !key("é", in: french).isInNonLatinLayout)
        #expect(!key("a", in: french).isInNonLatinLayout)
    }

    @Test(
        "Keys that type nothing have no characters",
        arguments: [SDLK_ESCAPE, SDLK_RETURN, SDLK_TAB, SDLK_DELETE, SDLK_F1, SDLK_UP])
    func silentKeys(code: SDL_KeyCode) {
        var symbol = SDL_Keysym()
        symbol.sym = SDL_Keycode(code.rawValue)

        #expect(UIKey(symbol).charactersIgnoringModifiers.isEmpty)
    }

    @Test(
        "Window events are translated",
        arguments: [
            (SDL_WINDOWEVENT_SIZE_CHANGED, WindowEvent.resized), (SDL_WINDOWEVENT_EXPOSED, .exposed),
            (SDL_WINDOWEVENT_MINIMIZED, .hidden), (SDL_WINDOWEVENT_HIDDEN, .hidden), (SDL_WINDOWEVENT_RESTORED, .shown),
            (SDL_WINDOWEVENT_SHOWN, .shown), (SDL_WINDOWEVENT_LEAVE, .input(.pointerMoved(nil))),
            (SDL_WINDOWEVENT_FOCUS_LOST, .unfocused), (SDL_WINDOWEVENT_FOCUS_GAINED, .focused),
            (SDL_WINDOWEVENT_CLOSE, .closed),
            (SDL_WINDOWEVENT_MOVED, nil),
        ] as [(SDL_WindowEventID, WindowEvent?)])
    func windowEvents(id: SDL_WindowEventID, expected: WindowEvent?) {
        #expect(translated(SDL_WINDOWEVENT) { $0.window.event = UInt8(id.rawValue) } == expected)
    }

    @Test("Quitting and lost textures are translated, and unknown events are ignored")
    func otherEvents() {
        #expect(translated(SDL_QUIT) { _ in } == .quit)
        #expect(translated(SDL_RENDER_TARGETS_RESET) { _ in } == .texturesLost)
        #expect(translated(SDL_RENDER_DEVICE_RESET) { _ in } == .texturesLost)
        #expect(translated(SDL_CLIPBOARDUPDATE) { _ in } == nil)
    }
}
