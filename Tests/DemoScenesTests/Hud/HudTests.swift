import Foundation
import FrameMetrics
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Frame time display")
struct HudTests {
    /// A recorder with a manual clock.
    private final class Frames {
        private final class Clock {
            var now: UInt64 = 1_000_000_000
        }

        private let clock: Clock
        let recorder: FrameRecorder

        init() {
            let clock = Clock()
            (self.clock, recorder) = (clock, FrameRecorder { clock.now })
        }

        /// Records `count` frames that start `interval` milliseconds apart, or back to back, and draw for `drawing`
        /// milliseconds.
        func add(_ count: Int, every interval: Double, drawing: Double) {
            for _ in 0..<count {
                recorder.begin()
                clock.now += UInt64(drawing * 1_000_000)
                recorder.mark(.draw)
                recorder.end(drawn: true)
                clock.now += UInt64(max(0, interval - drawing) * 1_000_000)
            }
        }
    }

    private func show(
        _ scene: DemoScene, frames: Frames, style: UIUserInterfaceStyle = .light, isMirrored: Bool = false,
        size: CGSize = CGSize(width: 1280, height: 800)
    ) throws -> (stage: OffscreenStage, demo: DemoViewController) {
        try PinnedFonts.use()
        let stage = OffscreenStage(size: size, style: style)
        if isMirrored { stage.direction = .rightToLeft }
        let service = PreparedFeedService(result: .success(SampleFeed.feed), loadTime: 1)
        let demo = DemoViewController(
            scene: scene, style: DemoStyle(), service: service, recorder: frames.recorder, quit: {})
        stage.window.rootViewController = demo
        stage.advance(by: 0)
        return (stage, demo)
    }

    private func hud(_ stage: OffscreenStage) -> HudView? { stage.window.descendants(of: HudView.self).first }

    @Test("The display can be dragged, but not out of the screen, and its button closes it")
    func mouse() throws {
        for isMirrored in [false, true] {
            let (stage, demo) = try show(.controls, frames: Frames(), isMirrored: isMirrored)
            stage.press(.keyboardF1)
            stage.advance(by: 0.1)
            let view = try #require(hud(stage))
            let start = view.frame
            func drag(by way: CGVector) {
                let from = CGPoint(x: view.frame.midX, y: view.frame.midY)
                stage.drag(from: from, to: CGPoint(x: from.x + way.dx, y: from.y + way.dy))
                stage.advance(by: 0.1)
            }
            drag(by: CGVector(dx: isMirrored ? 100 : -100, dy: -60))
            // The movement that begins the drag doesn't count.
            #expect(abs(view.frame.minX - start.minX) > 80 && view.frame.minY < start.minY - 40)
            drag(by: CGVector(dx: 0, dy: 2000))
            let content = demo.screen.content.convert(demo.screen.content.bounds, to: nil)
            #expect(view.frame.maxY == content.maxY)
            drag(by: CGVector(dx: 0, dy: -50))
            #expect(view.frame.maxY < content.maxY - 30)

            let button = try #require(view.descendants(of: UIButton.self).first)
            stage.click(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
            stage.advance(by: 0.1)
            #expect(hud(stage) == nil && demo.wantsHud == false)
            stage.press(.keyboardF1)
            stage.advance(by: 0.1)
            #expect(hud(stage)?.frame == start)
        }
    }

    @Test("The display covers no bones of the stress screen; without it, they fill the screen", arguments: [700, 1280])
    func bones(width: CGFloat) throws {
        for isMirrored in [false, true] {
            let (stage, demo) = try show(
                .stress, frames: Frames(), isMirrored: isMirrored, size: CGSize(width: width, height: 500))
            stage.advance(by: 0.5)
            let grid = try #require(stage.window.descendants(of: BoneGrid.self).first)
            let view = try #require(hud(stage))
            #expect(!grid.convert(grid.bounds, to: nil).intersects(view.frame))
            let content = demo.screen.content
            stage.press(.keyboardF1)
            stage.advance(by: 0.1)
            #expect(grid.frame.minX == 20 && grid.frame.maxX == content.bounds.width - 20)
        }
    }

    @Test("F1 toggles the display on any screen, and it stays on across screens")
    func toggling() throws {
        let frames = Frames()
        frames.add(120, every: 16, drawing: 2)
        let (stage, _) = try show(.controls, frames: frames)
        #expect(hud(stage) == nil)
        stage.press(.keyboardF1)
        stage.advance(by: 0.1)
        let view = try #require(hud(stage))
        #expect(view.frame == CGRect(x: 1280 - 296 - 12, y: 800 - 44 - 205 - 12, width: 296, height: 205))
        #expect(view.shownTexts.contains("62.5 fps") && view.shownTexts.contains("2.00 ms a frame"))
        stage.type("1")
        stage.advance(by: 2)
        #expect(hud(stage) != nil)
        stage.press(.keyboardF1)
        stage.advance(by: 0.1)
        #expect(hud(stage) == nil && stage.window.willDrawFrame == nil)
        stage.type("9")
        stage.advance(by: 0.1)
        #expect(hud(stage) == nil, "the user wants none")
    }

    @Test("The display updates at most twice a second, and never wakes an idle window")
    func updates() throws {
        let frames = Frames()
        let (stage, _) = try show(.feed, frames: frames)
        stage.press(.keyboardF1)
        stage.advance(by: 0.1)
        #expect(hud(stage)?.shownTexts.contains("– fps") == true)
        frames.add(120, every: 10, drawing: 3)
        stage.advance(by: 0.3)
        #expect(hud(stage)?.shownTexts.contains("– fps") == true)
        stage.advance(by: 0.3)
        #expect(hud(stage)?.shownTexts.contains("100.0 fps") == true)
        #expect(hud(stage)?.shownTexts.contains("0") == false, "bones are counted")

        stage.advance(by: 2)
        let drawn = stage.drawnFrames
        frames.add(120, every: 20, drawing: 3)
        stage.advance(by: 5)
        #expect(stage.drawnFrames == drawn && stage.window.nextDeadline == nil)
        #expect(hud(stage)?.shownTexts.contains("50.0 fps") == false)
        stage.type("s")
        stage.advance(by: 0.1)
        #expect(hud(stage)?.shownTexts.contains("50.0 fps") == true)
    }

    @Test("The display says idle a second after the last frame, and shows figures again when frames resume")
    func idle() throws {
        let frames = Frames()
        frames.add(120, every: 10, drawing: 3)
        let (stage, demo) = try show(.controls, frames: frames)
        stage.press(.keyboardF1)
        stage.advance(by: 0.1)
        #expect(hud(stage)?.shownTexts.contains("100.0 fps") == true)
        let drawn = stage.drawnFrames
        stage.advance(by: 5)
        let texts = hud(stage)?.shownTexts ?? []
        #expect(texts.contains("Idle") && !texts.contains("100.0 fps"))
        #expect(stage.drawnFrames == drawn + 1 && stage.window.nextDeadline == nil)

        demo.view.backgroundColor = .red
        demo.view.setNeedsLayout()
        stage.press(.keyboardTab)
        stage.advance(by: 0.1)
        #expect(hud(stage)?.shownTexts.contains("100.0 fps") == true && hud(stage)?.isIdle == false)
        stage.press(.keyboardF1)
        stage.advance(by: 0.1)
        #expect(stage.window.nextDeadline == nil)
    }

    @Test("The display doesn't say idle if a frame takes longer than a second")
    func slowFrame() throws {
        let (stage, _) = try show(.stress, frames: Frames())
        stage.advance(by: 0.5)
        stage.advance(by: 3, step: 3)
        #expect(hud(stage)?.isIdle == false)
        stage.type("h")
        stage.advance(by: 4)
        #expect(hud(stage)?.isIdle == true && stage.window.nextDeadline == nil)
    }

    @Test("The display reports that time is paused, even if it is opened during the pause, and shows figures afterward")
    func paused() throws {
        let frames = Frames()
        frames.add(120, every: 10, drawing: 3)
        let (stage, _) = try show(.feed, frames: frames)
        for isOpenedFirst in [true, false] {
            stage.type(isOpenedFirst ? "" : "p")
            stage.press(.keyboardF1)
            stage.advance(by: 0.1)
            stage.type(isOpenedFirst ? "p" : "")
            stage.advance(by: 0.1)
            #expect(hud(stage)?.shownTexts.contains("Paused") == true)
            stage.type("p")
            stage.type("r")
            stage.advance(by: 0.1)
            #expect(hud(stage)?.shownTexts.contains("100.0 fps") == true)
            stage.press(.keyboardF1)
            stage.advance(by: 0.1)
        }
    }

    @Test("The display is at the trailing end of the screen, next to the inspector")
    func place() throws {
        for isMirrored in [false, true] {
            let (stage, demo) = try show(.controls, frames: Frames(), isMirrored: isMirrored)
            stage.press(.keyboardF1)
            stage.type("i")
            stage.advance(by: 0.5)
            let view = try #require(stage.window.descendants(of: HudView.self).first)
            let screen = try #require(demo.children.first?.view.frame)
            #expect(screen.contains(view.frame))
            #expect(isMirrored ? view.frame.minX == screen.minX + 12 : view.frame.maxX == screen.maxX - 12)
        }
    }

    @Test("Slow frames make the display update less often, but don't stop updates")
    func pause() throws {
        let frames = Frames()
        frames.add(120, every: 50, drawing: 50)
        let (stage, _) = try show(.feed, frames: frames)
        stage.press(.keyboardF1)
        stage.advance(by: 0.1)
        #expect(hud(stage)?.shownTexts.contains("20.0 fps") == true)

        frames.add(120, every: 100, drawing: 50)
        stage.type("r")
        stage.advance(by: 1.8)
        #expect(hud(stage)?.shownTexts.contains("20.0 fps") == true)
        stage.type("r")
        stage.advance(by: 0.4)
        #expect(hud(stage)?.shownTexts.contains("10.0 fps") == true)
    }

    @Test("The stress screen with the display matches its golden image")
    func picture() throws {
        let frames = Frames()
        for turn in 0..<24 {
            frames.add(4, every: 1000.0 / 60, drawing: 4 + Double(turn) / 8)
            frames.add(1, every: 1000.0 / 60, drawing: turn == 15 ? 24 : 7)
        }
        let (stage, _) = try show(.stress, frames: frames)
        stage.advance(by: 1)
        try GoldenImage.expect(stage.bitmap(), named: "stress-1280", tolerance: 8)
    }

    @Test("The display fits small windows without truncating text", arguments: [320, 700])
    func layout(width: CGFloat) throws {
        let frames = Frames()
        frames.add(120, every: 1000, drawing: 999)
        let (stage, _) = try show(.stress, frames: frames, size: CGSize(width: width, height: 320))
        stage.advance(by: 0.6)
        let view = try #require(hud(stage))
        #expect(stage.window.bounds.contains(view.frame))
        for label in view.descendants(of: UILabel.self) {
            #expect(label.bounds.width >= label.intrinsicContentSize.width, "\(label.text ?? "")")
        }
    }
}
