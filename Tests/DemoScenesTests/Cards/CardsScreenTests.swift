import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

/// Tests for all screens with sample cards.
@MainActor
@Suite("Sample card screens")
struct CardsScreenTests {
    nonisolated static let scenes: [DemoScene] = [.hierarchy, .animations, .text]

    @Test("S shows all skeletons, H hides them, and then the window is idle", arguments: scenes)
    func keys(scene: DemoScene) async throws {
        let fixture = try SamplesFixture(scene)
        let stage = fixture.stage
        stage.advance(by: 1)
        let bones = stage.window.sk.bones.count
        #expect(bones > 10)
        stage.type("h")
        await stage.settle()
        stage.advance(by: 1)
        #expect(stage.window.sk.bones.isEmpty && stage.window.shownTexts.contains("Content"))
        let drawn = stage.drawnFrames
        stage.advance(by: 5)
        #expect(stage.drawnFrames == drawn && stage.window.nextDeadline == nil)
        stage.type("s")
        stage.advance(by: 1)
        #expect(stage.window.sk.bones.count == bones)
    }

    @Test("Inspector settings apply immediately, and bring hidden skeletons back", arguments: scenes)
    func styles(scene: DemoScene) async throws {
        let fixture = try SamplesFixture(scene, size: CGSize(width: 700, height: 900))
        fixture.stage.advance(by: 1)
        var style = DemoStyle()
        (style.type, style.isAnimated, style.color) = (.solid, false, .turquoise)
        style.lines = SkeletonLineChanges(
            SkeletonLineStyle(height: 4, spacing: 2, lastLineFill: 50, cornerRadius: 0))
        fixture.apply(style)
        let bone = try #require(fixture.stage.window.sk.bones.first { $0.kind != .block })
        #expect(bone.frame.height <= 5)
        #expect(
            fixture.stage.pixel(x: Int(bone.frame.midX), y: Int(bone.frame.midY)).bytes == UIColor.turquoise.bytes)

        fixture.stage.type("h")
        await fixture.stage.settle()
        fixture.stage.advance(by: 1)
        fixture.apply(DemoStyle())
        fixture.stage.advance(by: 1)
        #expect(fixture.stage.window.sk.bones.count > 10)
    }

    @Test("Cards don't overlap, and no text is truncated", arguments: scenes, [320, 420, 700, 1080, 1280, 1920])
    func layout(scene: DemoScene, width: Int) throws {
        for isMirrored in [false, true] {
            let size = CGSize(width: width, height: 900)
            let fixture = try SamplesFixture(scene, size: size, isMirrored: isMirrored)
            fixture.stage.type("h")
            fixture.stage.advance(by: 1)
            let cards = fixture.cards
            #expect(cards.count >= 6)
            for (index, card) in cards.enumerated() {
                #expect(card.frame.minX >= 20 && card.frame.maxX <= size.width - 20)
                #expect(cards.dropFirst(index + 1).allSatisfy { !$0.frame.intersects(card.frame) })
                for label in card.descendants(of: UILabel.self) where label.text?.isEmpty == false {
                    let place = label.convert(label.bounds, to: card)
                    #expect(card.bounds.contains(place), "\(label.text ?? "") at \(width)")
                    let wanted = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0))
                    #expect(label.bounds.height >= wanted.height - 2, "\(label.text ?? "") at \(width)")
                    if label.numberOfLines == 1 {
                        #expect(label.bounds.width >= wanted.width - 0.5, "\(label.text ?? "") at \(width)")
                    }
                }
            }
        }
    }

    @Test(
        "A screen with sample cards matches its golden images", arguments: scenes,
        [("light", UIUserInterfaceStyle.light, false), ("dark", .dark, false), ("rtl", .light, true)])
    func pictures(scene: DemoScene, look: (name: String, style: UIUserInterfaceStyle, isMirrored: Bool)) throws {
        // The first row of the hierarchy screen has no bones, so its window is taller.
        let size = CGSize(width: 700, height: scene == .hierarchy ? 900 : 500)
        let fixture = try SamplesFixture(scene, size: size, style: look.style, isMirrored: look.isMirrored)
        func expect(_ moment: String) throws {
            try GoldenImage.expect(
                fixture.stage.bitmap(), named: "\(scene.rawValue)-\(moment)-\(look.name)", tolerance: 8)
        }
        fixture.stage.advance(by: 1)
        try expect("loading")
        fixture.stage.type("h")
        fixture.stage.advance(by: 0.125)
        try expect("dissolving")
        fixture.stage.advance(by: 1)
        try expect("loaded")
    }

    @Test("A screen with sample cards in a wide window matches its golden image", arguments: scenes)
    func widePictures(scene: DemoScene) throws {
        let fixture = try SamplesFixture(scene, size: CGSize(width: 1280, height: 800))
        fixture.stage.advance(by: 1)
        try GoldenImage.expect(fixture.stage.bitmap(), named: "\(scene.rawValue)-loading-1280", tolerance: 8)
    }
}
