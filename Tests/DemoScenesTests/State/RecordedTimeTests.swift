import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Tests that a recording can be repeated without a jump.
@MainActor
@Suite("Recorded time")
struct RecordedTimeTests {
    private static let size = CGSize(width: 500, height: 400)

    /// Returns the pixels of the content at each of the `times`.
    private func pictures(_ state: DemoState, at times: [TimeInterval]) throws -> [[UInt32]] {
        try PinnedFonts.use()
        let stage = OffscreenStage(size: Self.size)
        let feed = SampleFeed.feed
        stage.window.rootViewController = state.scene.makeController(
            style: state.style, playback: state.recordedPlayback,
            service: PreparedFeedService(result: .success(feed), loadTime: 3), hasBars: false, quit: {})
        stage.advance(by: 0)
        return times.map { time in
            stage.advance(by: max(0, time - stage.time))
            guard case .color(let words) = stage.bitmap().pixels else { return [] }
            return words
        }
    }

    private func differing(_ first: [UInt32], _ second: [UInt32]) -> Int {
        func isFar(_ one: UInt32, _ other: UInt32) -> Bool {
            stride(from: 0, to: 24, by: 8).contains { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) > 3 }
        }
        return zip(first, second).count(where: isFar)
    }

    @Test(
        "The frame after a recording's end looks like its first frame, which shows bones",
        arguments: [DemoScene.feed, .gallery, .profile, .text], [DemoPlayback.skeleton, .content])
    func seamless(scene: DemoScene, playback: DemoPlayback) throws {
        var state = DemoState(
            scene: scene, size: Self.size, style: DemoStyle(), theme: .light, direction: .leftToRight)
        DemoPreset.demo.apply(to: &state.style)
        state.playback = playback
        // The text screen shows only bones unless a loop is chosen.
        if scene == .text, playback == .content { state.playback = .loop }
        let (start, duration) = state.recordedTime(loadTime: 3)
        let drawn = try pictures(state, at: [0, start, start + duration / 2, start + duration])
        #expect(drawn[1].count == 200_000 && differing(drawn[0], drawn[1]) > 2000, "the first moment has no bones yet")
        #expect(differing(drawn[1], drawn[2]) > 200)
        #expect(differing(drawn[1], drawn[3]) < 200, "\(differing(drawn[1], drawn[3]))")
    }

    @Test("A skeleton that stays is recorded for one period, which starts after the load if that would end during it")
    func period() {
        var state = DemoState(
            scene: .feed, size: Self.size, style: DemoStyle(), theme: .light, direction: .leftToRight)
        state.playback = .skeleton
        state.style.delay = 0.5
        #expect(state.recordedTime(loadTime: 3) == (0.75, 1.5))
        #expect(state.recordedTime(loadTime: 1) == (1.75, 1.5))
        (state.style.autoreverses, state.style.motion) = (true, .slow)
        #expect(state.recordedTime(loadTime: 60).duration == 6)
    }
}
