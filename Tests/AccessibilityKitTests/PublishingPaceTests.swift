import Testing

@testable import AccessibilityKit

@Suite("The pace of updates for screen readers")
struct PublishingPaceTests {
    @Test("Updates are at least 50 ms apart, and take at most a tenth of the time unless they are slow")
    func pace() {
        var pace = PublishingPace()
        #expect(pace.nextUpdate < 0)
        for (duration, interval) in [(0.001, 0.05), (0.01, 0.1), (3, 0.2)] {
            pace.noteUpdate(at: 10, duration: duration)
            #expect(abs(pace.nextUpdate - 10 - interval) < 1e-9)
        }
    }
}
