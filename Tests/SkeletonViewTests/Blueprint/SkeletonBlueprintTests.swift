import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Blueprints")
struct SkeletonBlueprintTests {
    private let screen = BlueprintScreen()

    @Test("It has the bones and the grounds that are seen, where they are, in the order in which they are drawn")
    func boxes() throws {
        #expect(screen.page.sk.blueprint == nil)
        let blueprint = try #require(screen.blueprint(.solid(usingColor: .clouds)))

        #expect(blueprint.size == CGSize(width: 240, height: 200))
        #expect(blueprint.boxes.map(\.isBone) == [false, false, true, true, true, true, true, true])
        #expect(blueprint.bones.map(\.frame) == screen.page.sk.bones.map(\.frame))
        #expect(blueprint.boxes.map(\.cornerRadius) == [0, 16, 24, 7, 0, 0, 0, 8])
        #expect(blueprint.boxes[7].corners == [.topLeft, .bottomRight])
        let clip = SkeletonBlueprint.Clip(frame: screen.card.frame, cornerRadius: 16)
        #expect(blueprint.boxes.map(\.clip) == [nil, nil, nil, nil, nil, nil, clip, nil])
        #expect(blueprint.colors.map(\.light) == ["#ECF0F1"])
        #expect(blueprint.boxes[1].color?.description == "#FFFFFF #000000")
    }

    @Test("What is hidden, see-through or out of sight is not in it, and what shines through has its alpha")
    func visibility() throws {
        screen.card.alpha = 0.5
        screen.card.subviews[0].isHidden = true
        screen.card.subviews[1].frame.origin.x = 400
        let blueprint = try #require(screen.blueprint(.solid()))

        #expect(blueprint.boxes.map(\.isBone) == [false, false, true, true, true, true])
        #expect(blueprint.boxes[1].color?.light == "#FFFFFF80")
        screen.card.alpha = 0
        #expect(screen.page.sk.blueprint?.boxes.map(\.isBone) == [false, true])
    }

    @Test("Its motion is that of the skeleton")
    func motions() {
        let custom: SkeletonStyle = {
            var style = SkeletonStyle.gradient(animated: true)
            style.animation = { $0.pulse }
            return style
        }()
        let rows: [(SkeletonStyle, SkeletonBlueprint.Motion, Int)] = [
            (.solid(), .none, 1), (.solid(animated: true), .pulse, 1), (.gradient(), .none, 3),
            (.gradient(animated: true), .leftToRight, 3), (custom, .none, 3),
        ]
        for (style, motion, count) in rows {
            let blueprint = screen.blueprint(style)
            #expect(blueprint?.motion == motion && blueprint?.colors.count == count)
            #expect(blueprint?.hasCommonLight == false)
        }
        screen.stage.direction = .rightToLeft
        var style = SkeletonStyle.gradient(animated: true)
        style.animationSpace = .window
        let blueprint = screen.blueprint(style)
        #expect(blueprint?.motion == .rightToLeft && blueprint?.hasCommonLight == true)
    }

    @Test("Written and read it is the same; what is no blueprint is refused with a reason")
    func coding() throws {
        let blueprint = try #require(screen.blueprint(.gradient(usingGradient: BlueprintScreen.gradient)))
        let data = try JSONEncoder().encode(blueprint)
        #expect(try JSONDecoder().decode(SkeletonBlueprint.self, from: data) == blueprint)

        for color in ["red", "#12", "#GGGGGG", "#ECF0F1  #000000", "", "#ECF0F1 #000000 #000000", "#+CF0F1"] {
            let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "#2980B9", with: color)
            #expect(throws: DecodingError.self, "\(color)") {
                try JSONDecoder().decode(SkeletonBlueprint.self, from: Data(text.utf8))
            }
        }
    }

    @Test("Shown in a window it is the same picture, at every instant")
    func view() throws {
        var window = SkeletonStyle.gradient(usingGradient: BlueprintScreen.gradient, animated: true)
        window.animationSpace = .root
        let styles: [SkeletonStyle] = [
            .solid(usingColor: .turquoise), .solid(usingColor: .turquoise, animated: true),
            .gradient(usingGradient: BlueprintScreen.gradient),
            .gradient(usingGradient: BlueprintScreen.gradient, animated: true), window,
        ]
        for (index, style) in styles.enumerated() {
            let screen = BlueprintScreen(style: index == 0 ? .dark : .light)
            let blueprint = try #require(screen.blueprint(style))
            let stage = OffscreenStage(size: blueprint.size, style: index == 0 ? .dark : .light)
            stage.window.addSubview(SkeletonBlueprintView(blueprint))
            stage.advance(by: 0)
            for _ in 0..<3 {
                let comparison = PixelComparison(screen.stage.bitmap(), stage.bitmap())
                #expect(comparison.isSameSize && comparison.largestDifference <= 1, "\(index): \(comparison)")
                screen.stage.advance(by: 0.4)
                stage.advance(by: 0.4)
            }
        }
    }

    @Test("Shapes are kept, written and read, and shown the same")
    func shapes() throws {
        let screen = BlueprintScreen(isShaped: true)
        let blueprint = try #require(screen.blueprint(.gradient(usingGradient: BlueprintScreen.gradient)))
        #expect(blueprint.bones.map { $0.outline == nil } == [true, true, true, true, false, false])
        #expect(blueprint.bones[1].cornerRadius == 7.5)
        let data = try JSONEncoder().encode(blueprint)
        #expect(try JSONDecoder().decode(SkeletonBlueprint.self, from: data) == blueprint)

        let stage = OffscreenStage(size: blueprint.size)
        stage.window.addSubview(SkeletonBlueprintView(blueprint))
        stage.advance(by: 0)
        // Outlines are kept in thousandths of a point, which is seen at their edges.
        let comparison = PixelComparison(screen.stage.bitmap(), stage.bitmap())
        #expect(comparison.isSameSize && comparison.largestDifference <= 8, "\(comparison)")
    }

    @Test("An outline is a path and nothing else")
    func outlines() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 4))
        path.usesEvenOddFillRule = true
        let outline = SkeletonBlueprint.Outline(path)
        #expect(outline.isEvenOdd && outline.path.contains(CGPoint(x: 5, y: 2)))
        #expect(try JSONDecoder().decode(type(of: outline), from: JSONEncoder().encode(outline)) == outline)

        #expect(SkeletonBlueprint.Outline(data: "M0,0 L 10 1e1Q1 2 3 4 Z")?.data == "M0 0L10 10Q1 2 3 4Z")
        #expect(SkeletonBlueprint.Outline(data: " ")?.data == "M0 0Z")
        for data in ["L0 0", "M0", "M0 0 1 1", "M0 0A1 1", "M0 nan", "m0 0", "M0 0');}", "M0 0Z7"] {
            #expect(SkeletonBlueprint.Outline(data: data) == nil, "\(data)")
        }
    }

    @Test("Numbers that make no sense are drawn as nothing, and kill nobody")
    func nonsense() {
        let numbers: [CGFloat] = [-1, 0, 1e300, .infinity, .nan]
        let boxes = numbers.flatMap { number in
            [
                SkeletonBlueprint.Box(frame: CGRect(x: number, y: 0, width: 10, height: 10), cornerRadius: number),
                SkeletonBlueprint.Box(
                    frame: CGRect(x: 0, y: 0, width: number, height: number), corners: .topLeft,
                    clip: SkeletonBlueprint.Clip(frame: CGRect(x: 0, y: 0, width: number, height: 5))),
            ]
        }
        let blueprint = SkeletonBlueprint(size: CGSize(width: 1e300, height: -1), colors: [], boxes: boxes)
        let stage = OffscreenStage(size: CGSize(width: 40, height: 40))
        stage.window.addSubview(SkeletonBlueprintView(blueprint))
        stage.advance(by: 1)
        for text in [blueprint.svg(), blueprint.html()] {
            #expect(!text.contains("nan") && !text.contains("inf\"") && !text.contains("e+"))
        }
    }
}
