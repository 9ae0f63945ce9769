import CSDL2
import Foundation
import ViewKit

/// Drains SDL's event queue.
@MainActor
final class EventPump {
    private static let batchSize = 64
    private var batch = [SDL_Event](repeating: SDL_Event(), count: batchSize)
    private var translation = EventTranslation(pointsPerUnit: 1)
    private var pendingMove: WindowEvent?

    /// Passes all pending events to `handle`, in order. `window` returns the current `SDL_Window`, which `handle` may
    /// replace; the window events of other windows are dropped. Consecutive pointer moves are coalesced into the last
    /// one.
    func drain(
        _ window: @autoclosure () -> OpaquePointer, pointsPerUnit: CGFloat, handle: (WindowEvent) -> Void
    ) {
        if translation.pointsPerUnit != pointsPerUnit { translation = EventTranslation(pointsPerUnit: pointsPerUnit) }
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetWindowSize(window(), &width, &height)
        translation.windowSize = CGSize(width: Int(width), height: Int(height))
        SDL_PumpEvents()
        while true {
            let count = SDL_PeepEvents(
                &batch, Int32(Self.batchSize), SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
            guard count > 0 else { break }
            for index in 0..<Int(count) {
                defer { Self.freeText(of: batch[index]) }
                // Leftover events of a closed window must not affect the window that replaced it.
                if batch[index].type == SDL_WINDOWEVENT.rawValue,
                    batch[index].window.windowID != SDL_GetWindowID(window())
                {
                    continue
                }
                guard let event = translation.translate(batch[index]) else { continue }
                if case .input(.pointerMoved(.some)) = event {
                    pendingMove = event
                    continue
                }
                flushMove(handle)
                handle(event)
            }
        }
        flushMove(handle)
    }

    /// `true` if events are pending, including those that the window system has already sent.
    static var hasEvents: Bool {
        SDL_PumpEvents()
        return SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
    }

    /// Frees the text of a long composition or of a drop, which SDL leaves to the receiver of the event. Windows ignore
    /// drops.
    private static func freeText(of event: SDL_Event) {
        switch SDL_EventType(event.type) {
        case SDL_TEXTEDITING_EXT: SDL_free(event.editExt.text)
        case SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPBEGIN, SDL_DROPCOMPLETE: SDL_free(event.drop.file)
        default: break
        }
    }

    private func flushMove(_ handle: (WindowEvent) -> Void) {
        guard let move = pendingMove else { return }
        pendingMove = nil
        handle(move)
    }
}
