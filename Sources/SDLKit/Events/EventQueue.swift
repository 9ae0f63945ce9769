import CSDL2
import Foundation

/// SDL's event queue, which all windows share.
@MainActor
enum EventQueue {
    private static let batchSize = 64
    private static var batch = [SDL_Event](repeating: SDL_Event(), count: batchSize)
    /// Storage for pending events, kept to avoid allocations.
    private static var storage: [SDL_Event] = []

    /// Removes all pending events and passes them to `handle`, in order.
    static func drain(_ handle: (SDL_Event) -> Void) {
        SDL_PumpEvents()
        var events: [SDL_Event] = []
        swap(&events, &storage)
        while true {
            // All events are removed before the first is handled, because SDL discards the text in its queue when text
            // input ends.
            takeEvents(&events)
            guard !events.isEmpty else { break }
            for event in events {
                handle(event)
                freeText(of: event)
            }
            events.removeAll(keepingCapacity: true)
        }
        swap(&events, &storage)
    }

    private static func takeEvents(_ events: inout [SDL_Event]) {
        while true {
            let count = SDL_PeepEvents(
                &batch, Int32(batchSize), SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue)
            guard count > 0 else { return }
            events += batch.prefix(Int(count))
        }
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
}
