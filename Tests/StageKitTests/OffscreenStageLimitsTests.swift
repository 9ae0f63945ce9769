import Foundation
import Reporting
import Testing
import ViewKit

@testable import StageKit

/// Tests that extreme and invalid sizes, scales and times are clamped.
@MainActor
@Suite("OffscreenStage with extreme numbers")
struct OffscreenStageLimitsTests {
    private nonisolated static let sides: [(CGFloat, CGFloat)] = [
        (.nan, 0), (.infinity, 0), (-.infinity, 0), (-5, 0), (1e300, 16384), (.greatestFiniteMagnitude, 16384),
    ]

    @Test("Invalid sizes are clamped in init and resize, with a message", arguments: sides)
    func sizes(side: CGFloat, used: CGFloat) {
        let said = Diagnostics.messages {
            let stage = OffscreenStage(size: CGSize(width: side, height: 1))
            stage.advance(by: 0)
            #expect(stage.window.bounds.size == CGSize(width: used, height: 1))
            stage.resize(to: CGSize(width: 2, height: side))
            stage.advance(by: 0.1)
            #expect(stage.window.bounds.size == CGSize(width: 2, height: used))
        }
        #expect(said.count == 2 && said.allSatisfy { $0.contains("OffscreenStage: invalid size") }, "\(said)")
    }

    @Test("The height is reduced to limit the number of pixels, with a message")
    func pixels() {
        let said = Diagnostics.messages {
            let huge = CGSize(width: 1e300, height: 1e300)
            #expect(OffscreenStage.clamped(huge, scale: 1) == CGSize(width: 16384, height: 4096))
            #expect(OffscreenStage.clamped(huge, scale: 2) == CGSize(width: 8192, height: 2048))
        }
        #expect(said.count == 2)
        let tall = CGSize(width: 4096, height: 16384)
        #expect(OffscreenStage.clamped(tall, scale: 1) == tall)
    }

    @Test("Invalid scales are clamped, with a message")
    func scales() {
        for (scale, used) in [
            (CGFloat.nan, CGFloat(1)), (0, 1), (-2, 1), (.infinity, 1), (100, 16), (.leastNonzeroMagnitude, 1.0 / 64),
        ] {
            let said = Diagnostics.messages {
                let stage = OffscreenStage(size: CGSize(width: 10, height: 10), scale: scale)
                #expect(stage.window.traitCollection.displayScale == used)
                stage.advance(by: 0)
            }
            #expect(said.count == 1 && said[0].contains("invalid scale"))
        }
    }

    @Test("Extreme times are clamped and tiny steps enlarged, with a message")
    func times() {
        let stage = OffscreenStage(size: CGSize(width: 10, height: 10))
        stage.advance(by: 0)
        let cut = Diagnostics.messages { stage.advance(by: 1e300, step: 1e299) }
        #expect(stage.time == 1_000_000 && cut.count == 1)

        var frames = 0
        let link = CADisplayLink.scheduled(for: stage.window.layer) { _ in frames += 1 }
        let steps = Diagnostics.messages { stage.advance(by: 1, step: .leastNonzeroMagnitude) }
        #expect(stage.time == 1_000_001 && steps.count == 1)
        #expect((1...250_001).contains(frames))
        link.invalidate()

        let fine = Diagnostics.messages {
            for step in [-1, 0, .nan, .infinity] { stage.advance(by: 1, step: step) }
            stage.advance(by: .nan)
        }
        #expect(stage.time == 1_000_005 && fine == [])
    }
}
