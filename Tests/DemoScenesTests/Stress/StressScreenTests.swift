import Foundation
import FrameMetrics
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Stress screen")
struct StressScreenTests {
    private func bones(_ fixture: DemoFixture) -> [SkeletonBone] { fixture.bones }

    @Test("Plus, minus and clicks change the number of bones within its limits")
    func counts() throws {
        let fixture = try DemoFixture(.stress)
        let stage = fixture.stage
        stage.advance(by: 0.5)
        #expect(bones(fixture).count == 1000)
        for _ in 0..<3 { stage.type("-") }
        stage.advance(by: 0.5)
        #expect(bones(fixture).count == 10 && stage.window.shownTexts.contains("10 bones"))
        #expect(try !fixture.button("Fewer").isEnabled)
        stage.type("=")
        stage.advance(by: 0.5)
        #expect(bones(fixture).count == 100)
        let choice = try #require(stage.window.descendants(of: UISegmentedControl.self).first)
        fixture.click(choice, at: 0.5)
        stage.advance(by: 0.5)
        #expect(bones(fixture).count == 1000)
        #expect(BoneCount.hundredThousand.more == nil && BoneCount.tenThousand.more == .hundredThousand)
    }

    @Test("A frame shows a choice that takes long to create, and another choice replaces it")
    func busy() throws {
        let fixture = try DemoFixture(.stress)
        let (stage, header) = (fixture.stage, fixture.demo.screen.header)
        let screen = try #require(fixture.demo.screen as? StressViewController)
        let choice = try #require(stage.window.descendants(of: UISegmentedControl.self).first)
        stage.advance(by: 0.5)
        screen.slowCount = .hundred
        stage.type("-")
        #expect(header.status == "Creating 100 bones…" && choice.selectedSegmentIndex == 1)
        let drawn = stage.drawnFrames
        stage.advance(by: 0.02)
        #expect(stage.drawnFrames > drawn && bones(fixture).count == 1000 && screen.boneCount == 1000)
        stage.advance(by: 0.1)
        #expect(header.status == "100 bones" && bones(fixture).count == 100 && screen.boneCount == 100)

        stage.type("=")
        #expect(header.status == "Creating 1,000 bones…")
        stage.type("h")
        #expect(header.status == "Creating 1,000 views…")
        stage.type("-")
        stage.type("-")
        #expect(header.status == "10 views")
        stage.advance(by: 1)
        #expect(header.status == "10 views")
        #expect(stage.window.descendants(of: BoneGrid.self).map(\.subviews.count) == [10])
    }

    @Test(
        "Bones fill the screen without touching each other",
        arguments: [CGSize(width: 700, height: 500), CGSize(width: 320, height: 600)])
    func layout(size: CGSize) throws {
        let fixture = try DemoFixture(.stress, size: size)
        fixture.stage.type("-")
        fixture.stage.advance(by: 0.5)
        let frames = bones(fixture).map(\.frame)
        #expect(frames.count == 100)
        for (index, frame) in frames.enumerated() {
            #expect(frame.minX >= 20 && frame.maxX <= size.width - 20 && frame.minY > 64 + 20)
            #expect(frame.maxY <= size.height - 44 && frame.width > 4 && frame.height > 4)
            #expect(frames.dropFirst(index + 1).allSatisfy { !$0.intersects(frame) })
        }
    }

    @Test("Frame times are shown from the start, and only they cause layer visits while the highlight sweeps")
    func rest() throws {
        let fixture = try DemoFixture(.stress)
        let (stage, window) = (fixture.stage, fixture.stage.window)
        stage.advance(by: 1.01)
        #expect(window.descendants(of: HudView.self).count == 1)
        var visits: Set<UInt64> = []
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            visits.insert(window.visitedLayers)
        }
        #expect(visits.count <= 4, "twice a second, the figures are updated")
        stage.type("h")
        stage.advance(by: 2)
        let drawn = stage.drawnFrames
        stage.advance(by: 5)
        #expect(stage.drawnFrames == drawn && window.nextDeadline == nil)
    }

    @Test("The frame time display shows a new number of bones in the next frame")
    func display() throws {
        let fixture = try DemoFixture(.stress)
        fixture.stage.advance(by: 1.3)
        let hud = try #require(fixture.stage.window.descendants(of: HudView.self).first)
        #expect(hud.shownTexts.contains("1,000"))
        for (key, count) in [("-", "100"), ("=", "1,000"), ("=", "10,000"), ("h", "0")] {
            fixture.stage.type(key)
            fixture.stage.advance(by: 1.0 / 60)
            #expect(hud.shownTexts.contains(count), "\(count)")
        }
    }

    @Test("The inspector's color applies to the bones of the stress screen")
    func style() throws {
        let fixture = try SamplesFixture(.stress)
        fixture.stage.advance(by: 1)
        var style = DemoStyle()
        (style.type, style.isAnimated, style.color) = (.solid, false, .turquoise)
        fixture.apply(style)
        let bone = try #require(fixture.stage.window.sk.bones.first).frame
        #expect(fixture.stage.pixel(x: Int(bone.midX), y: Int(bone.midY)).bytes == UIColor.turquoise.bytes)
    }

    @Test(
        "The stress screen matches its golden images",
        arguments: [
            ("light", UIUserInterfaceStyle.light, false), ("dark", .dark, false), ("rtl", .light, true),
        ])
    func picture(name: String, style: UIUserInterfaceStyle, isMirrored: Bool) throws {
        let fixture = try DemoFixture(.stress, size: DemoFixture.narrow, style: style, isMirrored: isMirrored)
        fixture.stage.advance(by: 1)
        try GoldenImage.expect(fixture.stage.bitmap(), named: "stress-\(name)", tolerance: 8)
    }
}
