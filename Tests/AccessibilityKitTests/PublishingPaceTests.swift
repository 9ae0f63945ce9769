import Testing

@testable import AccessibilityKit

@Suite("The pace of updates for screen readers")
struct PublishingPaceTests {
    @Test("Updates are at least 50 ms apart, and take at most a tenth of the time unless they are slow")
    func pace() {
        var pace = PublishingPace()
        #expect(pace.nextUpdate < 0)
        for (duration, interval) in [(0.001, 0.05), (0.01, 0.1), (3, 0.2)] {
            pace.noteUpdate(at: 10, duration: duration, hasChanges: true)
            #expect(abs(pace.nextUpdate - 10 - interval) < 1e-9)
        }
    }

    @Test("Updates without changes become rarer, up to 5 per second, until there is a change or input")
    func idle() {
        var pace = PublishingPace()
        func update(hasChanges: Bool = false) -> Double {
            pace.noteUpdate(at: 10, duration: 0.001, hasChanges: hasChanges)
            return ((pace.nextUpdate - 10) * 1000).rounded()
        }
        #expect([update(), update(), update()] == [100, 200, 200])
        pace.noteInput()
        #expect(abs(pace.nextUpdate - 10.05) < 1e-9)
        #expect([update(), update(), update(hasChanges: true), update()] == [100, 200, 50, 100])
        pace.noteUpdate(at: 10, duration: 0.015, hasChanges: false)
        pace.noteInput()
        #expect(abs(pace.nextUpdate - 10.15) < 1e-9)  // slow updates stay rare
    }
}
