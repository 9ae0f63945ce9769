import CSDL2
import FrameMetrics
import LayerKit
import ViewKit

/// Passes SDL's events to the windows that they are for. Used once a program has had several windows.
///
/// The time for handling events counts toward the frame of their window.
@MainActor
struct EventRouter {
    private let windows: [PacedWindow]
    /// The window whose recorder currently measures the time.
    private var measured: PacedWindow

    /// Passes all pending events to `windows`, which must not be empty and have begun their frames. Returns `true` if
    /// the user or the desktop asked the program to quit.
    static func handleEvents(of windows: [PacedWindow]) -> Bool {
        var router = EventRouter(windows: windows, measured: windows[0])
        return router.handleEvents()
    }

    /// SDL's identifier of the window with keyboard focus; 0 if no window has it. `SDL_GetWindowID` isn't called
    /// without a window, because that would set SDL's error, which `clipboardText` would later take for a failure to
    /// read the clipboard.
    static var focusedWindow: UInt32 { SDL_GetKeyboardFocus().map { SDL_GetWindowID($0) } ?? 0 }

    private mutating func handleEvents() -> Bool {
        for window in windows { window.host.beginEvents() }
        EventQueue.drain { pass($0) }
        var isQuitRequested = false
        for window in windows {
            measure(window)
            window.host.endEvents()
            isQuitRequested = isQuitRequested || window.host.isQuitRequested
            window.host.isQuitRequested = false
        }
        measure(windows[0])
        return isQuitRequested
    }

    private mutating func pass(_ event: SDL_Event) {
        let address = EventAddress(event)
        guard address != .everyWindow else {
            for window in windows { pass(event, to: window) }
            return
        }
        // Leftover events of a closed window are dropped.
        let recipient = WindowRoster.recipient(of: address, among: windows, focused: Self.focusedWindow)
        guard let recipient else { return }
        pass(event, to: recipient)
    }

    private mutating func pass(_ event: SDL_Event, to window: PacedWindow) {
        measure(window)
        window.host.receive(event)
    }

    /// Makes `window` the measured window, and its clock the current one.
    private mutating func measure(_ window: PacedWindow) {
        guard window !== measured else { return }
        measured.recorder?.mark(.events)
        window.recorder?.skip()
        measured = window
        window.window.clock.advance(to: window.window.time)
    }
}
