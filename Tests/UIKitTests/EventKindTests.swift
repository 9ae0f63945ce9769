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

        var presses: [String] = []

        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            super.pressesChanged(presses, with: event)
            self.presses.append("changed")
        }

        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            super.pressesCancelled(presses, with: event)
            self.presses.append("cancelled")
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

    @Test("A press that changes or is canceled is passed to the next responder")
    func presses() {
        let page = Page()
        page.view.pressesChanged([], with: nil)
        page.view.pressesCancelled([], with: nil)
        #expect(page.presses == ["changed", "cancelled"])
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
