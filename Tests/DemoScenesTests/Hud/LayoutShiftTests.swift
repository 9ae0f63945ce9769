import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Tests that content takes the place of its bones without a jump.
@MainActor
@Suite("Layout shift")
struct LayoutShiftTests {
    /// The demo at one size, with its own feed.
    struct Window: CustomTestStringConvertible {
        var size: CGSize
        var textFactor: CGFloat = 1
        var isMirrored = false

        var testDescription: String {
            "\(Int(size.width))x\(Int(size.height)), text \(textFactor), \(isMirrored ? "mirrored" : "not mirrored")"
        }
    }

    nonisolated static let scenes: [DemoScene] = [.feed, .gallery, .profile, .hierarchy, .animations, .text]
    nonisolated static let windows = [(700, 500), (1280, 800), (1920, 1200)].flatMap { width, height in
        [1, 1.5].flatMap { factor in
            [false, true].map {
                Window(size: CGSize(width: width, height: height), textFactor: factor, isMirrored: $0)
            }
        }
    }

    @Test("Nothing moves when content replaces its bones, at the first load and later", arguments: scenes, windows)
    func stillness(scene: DemoScene, window: Window) async throws {
        try PinnedFonts.use()
        let loader = FeedLoader(source: .embedded, timeout: 3600)
        let service = PreparedFeedService(
            result: .success(try await loader.load()), loadTime: 1, expectedPosts: loader.expectedPosts)
        let stage = OffscreenStage(size: window.size)
        if window.isMirrored { stage.direction = .rightToLeft }
        let demo = DemoViewController(scene: scene, style: DemoStyle(), service: service, quit: {})
        demo.textSize = .nearest(toFactor: window.textFactor)
        demo.playback = .loop
        stage.window.rootViewController = demo

        var turns = 0
        var isLoading = false
        while turns < 2 {
            var shift = LayoutShift()
            for _ in 0..<100 where shift.distance == nil {
                stage.advance(by: 0.1)
                // A sample's load is a task.
                await Task.yield()
                shift.update(demo.screen.content)
                if demo.screen.boneCount > 0 { isLoading = true }
            }
            try #require(isLoading)
            #expect(shift.distance == 0, "turn \(turns)")
            turns += 1
        }
    }

    @Test(
        "The layout shift is that of the view that moves most, measured at the view's leading corner",
        arguments: [false, true])
    func distance(isMirrored: Bool) {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
        if isMirrored { stage.direction = .rightToLeft }
        let views = (0..<3).map { UIView(frame: CGRect(x: 10, y: 10 + 30 * $0, width: 80, height: 20)) }
        let content = UIView(frame: stage.window.bounds)
        content.isSkeletonable = true
        for view in views {
            view.isSkeletonable = true
            content.addSubview(view)
        }
        stage.window.addSubview(content)
        var shift = LayoutShift()
        shift.update(content)
        #expect(shift.distance == nil)

        content.showSkeleton(transition: .none)
        stage.advance(by: 0.1)
        shift.update(content)
        content.hideSkeleton(transition: .none)
        views[0].frame.origin.y += 3
        views[1].frame.size.width += 7
        views[2].frame = .zero
        shift.update(content)
        // A wider view starts farther to the right in a right-to-left layout.
        #expect(shift.distance == (isMirrored ? 7 : 3))
    }

    @Test("The views of an automatic skeleton are measured without flags")
    func automaticSkeleton() {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
        let content = UIView(frame: stage.window.bounds)
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        content.addSubview(label)
        stage.window.addSubview(content)
        content.showSkeleton(.solid().automatically())
        stage.advance(by: 0.1)
        var shift = LayoutShift()
        shift.update(content)
        content.hideSkeleton(transition: .none)
        label.frame.origin.y += 4
        shift.update(content)
        #expect(shift.distance == 4)
    }
}
