import CSDL2

/// The windows that an SDL event is for.
enum EventAddress: Equatable {
    /// The window with this SDL identifier.
    case window(UInt32)
    /// The window with keyboard focus, because the event names no window.
    case focusedWindow
    case everyWindow

    init(_ event: SDL_Event) {
        let identifier: UInt32
        switch SDL_EventType(event.type) {
        case SDL_QUIT, SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
            self = .everyWindow
            return
        case SDL_WINDOWEVENT: identifier = event.window.windowID
        case SDL_MOUSEMOTION: identifier = event.motion.windowID
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: identifier = event.button.windowID
        case SDL_MOUSEWHEEL: identifier = event.wheel.windowID
        case SDL_KEYDOWN, SDL_KEYUP: identifier = event.key.windowID
        case SDL_TEXTINPUT: identifier = event.text.windowID
        case SDL_TEXTEDITING: identifier = event.edit.windowID
        case SDL_TEXTEDITING_EXT: identifier = event.editExt.windowID
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: identifier = event.tfinger.windowID
        default: identifier = 0
        }
        self = identifier == 0 ? .focusedWindow : .window(identifier)
    }
}
