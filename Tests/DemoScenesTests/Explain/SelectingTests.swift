import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Tests what view selection changes in the window, and restores when it ends.
@MainActor
@Suite("View selection in the window")
struct SelectingTests {
    private func press(_ fixture: DemoFixture, _ key: UIKeyboardHIDUsage) {
        fixture.stage.press(key)
        fixture.stage.advance(by: 0.1)
    }

    @Test("The loop resumes when selecting ends, unless another playback was chosen")
    func resumedLoop() throws {
        let fixture = try DemoFixture(.feed)
        fixture.demo.playback = .loop
        fixture.stage.advance(by: 2)
        fixture.stage.type("c")
        #expect(fixture.demo.playback == .skeleton && fixture.demo.state.playback == .loop)
        press(fixture, .keyboardEscape)
        #expect(fixture.demo.playback == .loop && fixture.demo.screen.playback == .loop)

        // The loop resumes after a detour to a screen without a loop, too.
        fixture.stage.type("c")
        try fixture.type(.stress)
        press(fixture, .keyboardEscape)
        #expect(fixture.demo.playback == .loop)
        try fixture.type(.text)
        #expect(fixture.demo.screen.playback == .loop)

        fixture.stage.type("c")
        fixture.stage.type("h")
        press(fixture, .keyboardEscape)
        #expect(fixture.demo.playback == .content && fixture.demo.screen.playback == .content)
    }

    @Test("During selection, the header shows only how to select", arguments: [DemoScene.animations, .feed])
    func instructions(scene: DemoScene) throws {
        for size in [DemoFixture.narrow, CGSize(width: 1280, height: 800)] {
            let fixture = try DemoFixture(scene, size: size)
            fixture.stage.advance(by: 2)
            let usual = fixture.demo.screen.header.shownTexts
            fixture.stage.type("c")
            fixture.stage.advance(by: 0.1)
            let texts = fixture.demo.screen.header.shownTexts
            #expect(texts.count { $0.hasPrefix("Click a") } == 1 && texts.contains { $0.hasSuffix("Escape ends.") })
            press(fixture, .keyboardEscape)
            #expect(fixture.demo.screen.header.shownTexts == usual)
        }
    }

    @Test("The selected view's outline has a contrasting edge, and follows rounded corners")
    func outlineOfSelection() throws {
        let fixture = try DemoFixture(loadTime: 100)
        fixture.stage.advance(by: 0.5)
        for label in fixture.stage.window.descendants(of: UILabel.self) { label.layer.cornerRadius = 4 }
        fixture.stage.type("c")
        let label = try #require(
            fixture.stage.window.descendants(of: UITableViewCell.self).first?.descendants(of: UILabel.self).first)
        fixture.stage.click(at: label.convert(CGPoint(x: 4, y: 4), to: nil))
        fixture.stage.advance(by: 0.1)
        let overlay = try #require(fixture.stage.window.descendants(of: ExplainOverlay.self).first)
        let frame = label.convert(label.bounds, to: overlay)
        let accent = try #require(overlay.subviews.first { $0.layer.borderWidth == 2 })
        let edge = try #require(overlay.subviews.first { $0.layer.borderWidth == 4 })
        #expect(accent.frame == frame && accent.layer.cornerRadius == 4)
        #expect(edge.frame == frame.insetBy(dx: -1, dy: -1) && edge.layer.cornerRadius == 5)
    }
}
