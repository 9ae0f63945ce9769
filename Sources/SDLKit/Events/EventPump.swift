import CSDL2
import Foundation
import ViewKit

/// Translates the SDL events of one window. Consecutive pointer moves are coalesced into the last one.
@MainActor
final class EventPump {
    private var translation = EventTranslation(pointsPerUnit: 1)
    private var pendingMove: WindowEvent?

    /// Prepares for the events of a turn, for an `SDL_Window` with the given number of points per unit of the window
    /// system.
    func begin(_ window: OpaquePointer, pointsPerUnit: CGFloat) {
        if translation.pointsPerUnit != pointsPerUnit { translation = EventTranslation(pointsPerUnit: pointsPerUnit) }
        var (width, height) = (Int32(0), Int32(0))
        SDL_GetWindowSize(window, &width, &height)
        translation.windowSize = CGSize(width: Int(width), height: Int(height))
    }

    /// Passes `event` to `handle`, unless it is irrelevant to windows. A pointer move is held back until an event of
    /// another kind arrives or `end` is called.
    func receive(_ event: SDL_Event, handle: (WindowEvent) -> Void) {
        guard let event = translation.translate(event) else { return }
        if case .input(.pointerMoved(.some)) = event {
            pendingMove = event
            return
        }
        end(handle)
        handle(event)
    }

    /// Passes the last pointer move to `handle`, if it is still pending.
    func end(_ handle: (WindowEvent) -> Void) {
        guard let move = pendingMove else { return }
        pendingMove = nil
        handle(move)
    }
}
