import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Timeouts and motion limits on the screen of a scene file")
struct SceneFileTimeoutTests {
    /// Returns a fixture whose loaded scene shows the skeleton in `style`.
    private func fixture(_ style: DemoStyle) throws -> (FileFixture, SceneFileViewController) {
        let fixture = try FileFixture()
        let screen = try #require(fixture.screen)
        screen.choose(.skeleton)
        screen.apply(style)
        fixture.stage.advance(by: 3)
        return (fixture, screen)
    }

    @Test("A new timeout starts at once, and the header reports it until the skeleton or the content is shown again")
    func timeout() throws {
        var style = DemoStyle()
        let (fixture, screen) = try fixture(style)
        #expect(screen.header.status == "Skeleton")
        (style.timeout, style.failureColor) = (1, .alizarin)
        screen.apply(style)
        fixture.stage.advance(by: 0.5)
        #expect(screen.header.status == "Skeleton")
        fixture.stage.advance(by: 1)
        #expect(screen.header.status == "Timed out after 1 s")
        style.setColor(.turquoise)
        screen.apply(style)
        #expect(screen.header.status == "Skeleton")

        fixture.stage.type("s")
        fixture.stage.advance(by: 1.5)
        #expect(screen.header.status == "Timed out after 1 s")
        fixture.stage.type("h")
        #expect(screen.header.status == "Content")
    }

    @Test("A load starts the timeout again while the skeleton is visible")
    func load() throws {
        var style = DemoStyle()
        style.timeout = 0.5
        let (fixture, screen) = try fixture(style)
        #expect(screen.header.status == "Timed out after 0.5 s")
        fixture.stage.type("r")
        #expect(screen.header.status == "Loading…")
        fixture.stage.advance(by: 0.7)
        #expect(screen.header.status == "Timed out after 0.5 s")
    }

    @Test("After a timeout, the header doesn't report that the motion has stopped")
    func limit() throws {
        var style = DemoStyle()
        style.timeout = 1
        let (fixture, screen) = try fixture(style)
        fixture.stage.advance(by: 9)
        #expect(screen.header.pauseNotice == nil && screen.header.status == "Timed out after 1 s")
    }

    /// Returns `true` if the bones keep moving for three seconds.
    private func keepsMoving(_ stage: OffscreenStage) -> Bool {
        for _ in 0..<3 {
            let drawn = stage.drawnFrames
            stage.advance(by: 1)
            if stage.drawnFrames <= drawn + 10 { return false }
        }
        return true
    }

    @Test("After motion has stopped at its limit, changing a setting or choosing the skeleton again restarts it")
    func restart() throws {
        var style = DemoStyle()
        DemoPreset.demo.apply(to: &style)
        let (fixture, screen) = try fixture(style)
        for color in [UIColor.turquoise, .alizarin, .emerald, .peterRiver] {
            fixture.stage.advance(by: 9.3)
            #expect(screen.header.pauseNotice != nil, "\(color)")
            style.setColor(color)
            screen.apply(style)
            #expect(screen.header.pauseNotice == nil && keepsMoving(fixture.stage), "\(color)")
        }
        fixture.stage.advance(by: 9.3)
        #expect(screen.header.pauseNotice != nil)
        fixture.stage.type("s")
        #expect(screen.header.pauseNotice == nil && keepsMoving(fixture.stage))
    }
}
