import CSDL2
import Testing

@testable import SDLKit

@Suite("Event addresses") struct EventAddressTests {
    private func address(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) -> EventAddress {
        var event = SDL_Event()
        event.type = type.rawValue
        fill(&event)
        return EventAddress(event)
    }

    @Test("Events of windows, the pointer, fingers and the keyboard are for the window that they name")
    func namedWindows() {
        #expect(address(SDL_WINDOWEVENT) { $0.window.windowID = 3 } == .window(3))
        #expect(address(SDL_MOUSEMOTION) { $0.motion.windowID = 3 } == .window(3))
        #expect(address(SDL_MOUSEBUTTONDOWN) { $0.button.windowID = 3 } == .window(3))
        #expect(address(SDL_MOUSEBUTTONUP) { $0.button.windowID = 3 } == .window(3))
        #expect(address(SDL_MOUSEWHEEL) { $0.wheel.windowID = 3 } == .window(3))
        #expect(address(SDL_FINGERMOTION) { $0.tfinger.windowID = 3 } == .window(3))
        #expect(address(SDL_KEYDOWN) { $0.key.windowID = 3 } == .window(3))
        #expect(address(SDL_KEYUP) { $0.key.windowID = 3 } == .window(3))
        #expect(address(SDL_TEXTINPUT) { $0.text.windowID = 3 } == .window(3))
        #expect(address(SDL_TEXTEDITING) { $0.edit.windowID = 3 } == .window(3))
        #expect(address(SDL_TEXTEDITING_EXT) { $0.editExt.windowID = 3 } == .window(3))
    }

    @Test("Quitting and lost textures concern every window; events that name no window are for the focused one")
    func otherEvents() {
        #expect(address(SDL_QUIT) == .everyWindow)
        #expect(address(SDL_RENDER_TARGETS_RESET) == .everyWindow)
        #expect(address(SDL_RENDER_DEVICE_RESET) == .everyWindow)
        #expect(address(SDL_FINGERDOWN) == .focusedWindow)
        #expect(address(SDL_MOUSEBUTTONDOWN) == .focusedWindow)
        #expect(address(SDL_CLIPBOARDUPDATE) == .focusedWindow)
    }
}
