import CSDL2
import LayerKit
import Reporting
import ViewKit

/// The desktop's pointer shapes, loaded on first use.
@MainActor
final class Cursors {
    private var handles: [PointerShape: OpaquePointer] = [:]

    isolated deinit {
        for handle in handles.values { SDL_FreeCursor(handle) }
    }

    func show(_ shape: PointerShape) {
        if let handle = handles[shape] {
            SDL_SetCursor(handle)
            return
        }
        let system =
            switch shape {
            case .arrow: SDL_SYSTEM_CURSOR_ARROW
            case .hand: SDL_SYSTEM_CURSOR_HAND
            case .text: SDL_SYSTEM_CURSOR_IBEAM
            case .horizontalResize: SDL_SYSTEM_CURSOR_SIZEWE
            }
        guard
            let handle = reporting(
                SDL_CreateSystemCursor(system), "the desktop has no cursor for \(shape)")
        else { return }
        handles[shape] = handle
        SDL_SetCursor(handle)
    }
}
