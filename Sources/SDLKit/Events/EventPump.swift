import CSDL2
import Foundation

/// Takes events out of SDL's queue.
@MainActor
final class EventPump {
    private static let batchSize = 64
    private var batch = [SDL_Event](repeating: SDL_Event(), count: batchSize)
    private var translation = EventTranslation(pointsPerUnit: 1)
    private var pendingMove: WindowEvent?

    /// Hands every waiting event to `handle`, in order. Of moves that follow each other only the last counts.
    func drain(pointsPerUnit: CGFloat, handle: (WindowEvent) -> Void) {
        if translation.pointsPerUnit != pointsPerUnit { translation = EventTranslation(pointsPerUnit: pointsPerUnit) }
        SDL_PumpEvents()
        while true {
            let count = SDL_PeepEvents(
                &batch, Int32(Self.batchSize), SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
            guard count > 0 else { break }
            for index in 0..<Int(count) {
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

    /// Whether events wait, counting those that the window system has already sent.
    static var hasEvents: Bool {
        SDL_PumpEvents()
        return SDL_HasEvents(SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == SDL_TRUE
    }

    private func flushMove(_ handle: (WindowEvent) -> Void) {
        guard let move = pendingMove else { return }
        pendingMove = nil
        handle(move)
    }
}
