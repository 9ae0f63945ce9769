import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("SkeletonBlueprint")
struct SkeletonBlueprintTests {
    private let screen = BlueprintScreen()

    @Test("A blueprint contains the visible bones and backgrounds in drawing order")
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
        #expect(blueprint.boxes[1].backgroundColor?.description == "#FFFFFF #000000")
    }

    @Test("Hidden and offscreen views are omitted, and translucent ones keep their alpha")
    func visibility() throws {
        screen.card.alpha = 0.5
        screen.card.subviews[0].isHidden = true
        screen.card.subviews[1].frame.origin.x = 400
        let blueprint = try #require(screen.blueprint(.solid()))

        #expect(blueprint.boxes.map(\.isBone) == [false, false, true, true, true, true])
        #expect(blueprint.boxes[1].backgroundColor?.light == "#FFFFFF80")
        screen.card.alpha = 0
        #expect(screen.page.sk.blueprint?.boxes.map(\.isBone) == [false, true])
    }

    @Test("In a blueprint, a label without a bone gets one per line of text; an empty label gets none")
    func titles() throws {
        let title = UILabel(frame: CGRect(x: 100, y: 168, width: 120, height: 30))
        title.text = "A title"
        title.linesCornerRadius = 3
        screen.page.addSubview(title)
        screen.page.addSubview(UILabel(frame: CGRect(x: 90, y: 168, width: 10, height: 30)))
        let blueprint = try #require(screen.blueprint(.solid()))
        let line = try #require(blueprint.bones.last)
        #expect(blueprint.bones.count == 7 && line.cornerRadius == 3)
        #expect(title.frame.contains(line.frame) && line.frame.width < 100 && line.frame.minX == 100)
        title.textAlignment = .right
        let right = try #require(screen.page.sk.blueprint?.bones.last)
        #expect(abs(right.frame.maxX - 220) < 1)
        title.isHidden = true
        #expect(screen.page.sk.blueprint?.bones.count == 6)
    }

    @Test("A united view keeps its background below its bone")
    func unitedBackground() throws {
        for view in [screen.card] + screen.card.subviews { view.isSkeletonable = false }
        screen.card.skeletonAnnotation = .unite
        let blueprint = try #require(screen.blueprint(.solid().automatically()))
        let background = try #require(blueprint.boxes.firstIndex { $0.frame == screen.card.frame && !$0.isBone })
        #expect(blueprint.boxes[background].cornerRadius == 16)
        #expect(blueprint.boxes[background].backgroundColor?.description == "#FFFFFF #000000")
        let bone = try #require(blueprint.boxes.dropFirst(background + 1).first)
        #expect(bone.isBone && bone.frame.width < screen.card.frame.width && screen.card.frame.contains(bone.frame))
    }

    @Test("A blueprint has the motion of its skeleton, or none if blueprints don't support that motion")
    func motions() {
        let own: (SkeletonStyle, @escaping SkeletonLayerAnimation) -> SkeletonStyle = { style, animation in
            var style = style
            style.animation = animation
            return style
        }
        let rows: [(SkeletonStyle, SkeletonBlueprint.Motion, Int)] = [
            (.solid(), .still, 1), (.solid(animated: true), .pulse, 1), (.gradient(), .still, 3),
            (.gradient(animated: true), .sliding(.init()), 3),
            (own(.solid(animated: true)) { $0.pulse }, .pulse, 1),
            (own(.gradient(animated: true)) { $0.pulse }, .still, 1),
            (own(.gradient(animated: true), SkeletonAnimationBuilder().makeWaveAnimation()), .still, 1),
        ]
        for (style, motion, count) in rows {
            let blueprint = screen.blueprint(style)
            #expect(blueprint?.motion == motion && blueprint?.colors.count == count)
            #expect(blueprint?.hasCommonHighlight == false)
        }
        screen.stage.direction = .rightToLeft
        var style = SkeletonStyle.gradient(animated: true)
        style.animationSpace = .window
        let blueprint = screen.blueprint(style)
        #expect(blueprint?.motion == .sliding(.init(direction: .angle(.pi))) && blueprint?.hasCommonHighlight == true)
    }

    @Test("A blueprint stores the parameters of sliding highlights; disc-shaped highlights become still")
    func lights() throws {
        var style = SkeletonStyle.gradient(animated: true)
        style.highlight = SkeletonHighlight(
            angle: 0.3, width: .points(80), softness: 0.5, pace: .speed(200), pause: 0.5, easing: .linear)
        let highlight = SkeletonBlueprint.Highlight(
            direction: .angle(0.3), width: .points(80), softness: 0.5, pace: .speed(200), pause: 0.5, easing: .linear)
        #expect(screen.blueprint(style)?.motion == .sliding(highlight))
        style.motion = .slow
        let slow = SkeletonBlueprint.Highlight(
            direction: .angle(0.3), width: .points(80), softness: 0.5, pace: .speed(100), pause: 1, easing: .linear)
        #expect(screen.blueprint(style)?.motion == .sliding(slow))
        style.highlight = SkeletonHighlight(autoreverses: true)
        #expect(screen.blueprint(style)?.motion == .sliding(.init(pace: .duration(3), autoreverses: true)))
        style.highlight = nil
        #expect(screen.blueprint(style)?.motion == .sliding(.init(pace: .duration(3))))
        style.motion = nil
        let slide = SkeletonAnimationBuilder().makeSlidingAnimation(
            withDirection: .bottomRightTopLeft, duration: 2, autoreverses: true)
        style.animation = slide
        let back = SkeletonBlueprint.Highlight(direction: .topLeft, pace: .duration(2), autoreverses: true)
        #expect(screen.blueprint(style)?.motion == .sliding(back))
        (style.animation, style.highlight) = (nil, SkeletonHighlight(origin: .zero))
        let still = try #require(screen.blueprint(style))
        #expect(still.motion == .still && still.colors.count == 1)
    }

    @Test("A default highlight in the appearance gives a blueprint the default sliding motion")
    func appearance() {
        SkeletonAppearance.default.highlight = SkeletonHighlight()
        defer { SkeletonAppearance.default.highlight = nil }
        #expect(screen.blueprint(.gradient(animated: true))?.motion == .sliding(.init()))
    }

    @Test("A blueprint view looks like the skeleton at every instant")
    func view() throws {
        var window = SkeletonStyle.gradient(usingGradient: BlueprintScreen.gradient, animated: true)
        window.animationSpace = .root
        let styles: [SkeletonStyle] =
            [
                .solid(usingColor: .turquoise), .solid(usingColor: .turquoise, animated: true),
                .gradient(usingGradient: BlueprintScreen.gradient),
                .gradient(usingGradient: BlueprintScreen.gradient, animated: true), window,
            ] + SlidingStyles.all.map(\.style)
        for (index, style) in styles.enumerated() {
            let screen = BlueprintScreen(style: index == 0 ? .dark : .light)
            let blueprint = try #require(screen.blueprint(style))
            let stage = OffscreenStage(size: blueprint.size, style: index == 0 ? .dark : .light)
            stage.window.addSubview(SkeletonBlueprintView(blueprint))
            stage.advance(by: 0)
            for _ in 0..<3 {
                let comparison = PixelComparison(screen.stage.bitmap(), stage.bitmap())
                #expect(comparison.isSameSize && comparison.maximumDifference <= 1, "\(index): \(comparison)")
                screen.stage.advance(by: 0.4)
                stage.advance(by: 0.4)
            }
        }
    }

    @Test("A blueprint stores shapes, encodes and decodes them, and shows them as the skeleton does")
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
        // Outlines are rounded to thousandths of a point, which slightly changes the pixels at their edges.
        let comparison = PixelComparison(screen.stage.bitmap(), stage.bitmap())
        #expect(comparison.isSameSize && comparison.maximumDifference <= 8, "\(comparison)")
    }

    @Test("Outlines are encoded as normalized path data, and invalid path data is rejected")
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

    @Test("Invalid numbers don't crash and never appear in SVG or HTML")
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
        let size = CGSize(width: 1e300, height: -1)
        let lights = numbers.map { number in
            SkeletonBlueprint.Highlight(
                direction: .angle(number), width: .points(number), softness: number, pace: .speed(number),
                pause: number, autoreverses: true)
        }
        var blueprints = lights.map { highlight in
            let colors = ["#FF0000", "#00FF00", "#FF0000"].compactMap { SkeletonBlueprint.Color($0) }
            return SkeletonBlueprint(size: size, colors: colors, motion: .sliding(highlight), boxes: boxes)
        }
        blueprints.append(SkeletonBlueprint(size: size, colors: [], boxes: boxes))
        for blueprint in blueprints {
            let stage = OffscreenStage(size: CGSize(width: 40, height: 40))
            stage.window.addSubview(SkeletonBlueprintView(blueprint))
            stage.advance(by: 1)
            for text in [blueprint.svg(), blueprint.html()] {
                for word in ["nan", "inf\"", "infpx", "infs", "e+"] { #expect(!text.contains(word), "\(word)") }
            }
        }
    }

    @Test("A blueprint with shapes matches its golden image, dark and right to left")
    func picture() throws {
        let screen = BlueprintScreen(style: .dark, direction: .rightToLeft, isShaped: true)
        let blueprint = try #require(
            screen.blueprint(.gradient(usingGradient: BlueprintScreen.gradient, animated: true)))
        let stage = OffscreenStage(size: blueprint.size, style: .dark)
        stage.direction = .rightToLeft
        let view = SkeletonBlueprintView(blueprint)
        view.frame = CGRect(origin: .zero, size: blueprint.size)
        stage.window.addSubview(view)
        stage.advance(by: 0.75)
        try GoldenImage.expect(stage.bitmap(), named: "blueprint-dark-rtl")
    }
}
