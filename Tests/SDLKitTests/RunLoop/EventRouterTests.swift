import CSDL2
import Testing

@testable import SDLKit

@MainActor
@Suite("Events of several windows")
struct EventRouterTests {
    @Test("Asking for the focused window while no window has keyboard focus sets no SDL error")
    func noFocus() {
        guard SDL_GetKeyboardFocus() == nil else { return }
        SDL_ClearError()
        #expect(EventRouter.focusedWindow == 0 && String(cString: SDL_GetError()).isEmpty)
    }
}
