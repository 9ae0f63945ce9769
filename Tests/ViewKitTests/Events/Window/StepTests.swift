import Foundation
import LayerKit
import Testing
import ViewKit

/// Tests `UIWindow.step`.
@MainActor
@Suite("Steps of a paused window")
struct StepTests {
    @Test("Work scheduled after a step in the same frame is relative to the new time")
    func events() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.runTimers(until: window.clock.scale.time(at: 10))
        window.clock.scale.setSpeed(0)
        var times: [TimeInterval] = []
        window.schedule(after: 0.3) { times.append(window.time) }

        window.step(0.25)
        #expect(window.time == 10.25)
        window.schedule(after: 0.5) { times.append(window.time) }
        window.step(0.25)
        window.step(0.25)

        #expect(times == [10.3, 10.75])
        #expect(window.clock.scale.time(at: 11) == 10.75)
    }
}
