import Testing
import UIKit

@MainActor
@Suite("Kinds of events")
struct EventKindTests {
    private final class Page: UIViewController {
        var shakes = 0

        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            super.motionEnded(motion, with: event)
            if motion == .motionShake { shakes += 1 }
        }
    }

    @Test("A motion is passed to the next responder")
    func motion() {
        let page = Page()
        page.view.motionBegan(.motionShake, with: nil)
        page.view.motionEnded(.motionShake, with: nil)
        page.view.motionCancelled(.none, with: nil)
        #expect(page.shakes == 1)
    }

    @Test("An event has a type")
    func types() {
        let event = UIEvent()
        #expect(event.type == .touches && event.subtype == .none)
        #expect(UIPressesEvent().type == .presses)
        let types: [UIEvent.EventType] = [.touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
        let subtypes: [UIEvent.EventSubtype] = [.motionShake, .remoteControlPlay, .remoteControlEndSeekingForward]
        #expect(subtypes.map(\.rawValue) == [1, 100, 109])
    }
}
