import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests highlights that grow from a point against the formula in the documentation of `SkeletonHighlight.origin`.
@MainActor
@Suite("Disc-shaped highlights")
struct DiscHighlightTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 120))
    private let box = UIView(frame: CGRect(x: 20, y: 10, width: 160, height: 100))
    private let small = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
    private let large = UIView(frame: CGRect(x: 60, y: 20, width: 90, height: 70))

    init() {
        for view in [small, large] {
            view.isSkeletonable = true
            box.addSubview(view)
        }
        stage.window.addSubview(box)
        stage.advance(by: 0)
    }

    private func show(_ highlight: SkeletonHighlight, in space: SkeletonAnimationSpace, motion: SkeletonMotion = .full)
    {
        var style = SkeletonStyle.gradient(
            usingGradient: SkeletonGradient(colors: [.black, .white, .black]), animated: true)
        (style.transition, style.animationSpace, style.highlight, style.motion) = (.none, space, highlight, motion)
        box.showSkeleton(style)
    }

    /// Compares the pixels of `view` with the formula, for a disc around `center` in the window.
    private func expectDisc(
        over view: UIView, center: CGPoint, reach: Double, softness: Double = 1, progress: Double,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let frame = view.convert(view.bounds, to: stage.window)
        var (wrong, brightest) = (0, 0.0)
        for y in Int(frame.minY)..<Int(frame.maxY) {
            for x in Int(frame.minX)..<Int(frame.maxX) {
                func brightness(_ beside: Double) -> Double {
                    let distance = hypot(Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y) + beside
                    let part = min(1, max(0, 1 - distance / (progress * reach)) / softness)
                    return 255 * (1 - progress * progress) * part * part * (3 - 2 * part)
                }
                // The disc's bitmap is aligned to whole pixels, so it may be off by half a pixel.
                let near = [-1, 0, 1].map(brightness)
                let found = Double(stage.pixel(x: x, y: y).bytes[0])
                if found < (near.min() ?? 0) - 3 || found > (near.max() ?? 0) + 3 { wrong += 1 }
                brightest = max(brightest, found)
            }
        }
        #expect(wrong == 0, "pixels", sourceLocation: location)
        #expect(brightest > 20, sourceLocation: location)
    }

    @Test(
        "In the window space, the highlight is a single disc at any time",
        arguments: [CGPoint(x: 0.5, y: 0.5), .init(x: 0, y: 1)])
    func window(origin: CGPoint) {
        let center = CGPoint(x: 200 * origin.x, y: 120 * origin.y)
        let reach = hypot(max(center.x, 200 - center.x), max(center.y, 120 - center.y))
        show(SkeletonHighlight(pace: .duration(2), easing: .linear, origin: origin), in: .window)
        for progress in [0.5, 0.7, 0.85] {
            stage.advance(by: 2 * progress - stage.time)
            for view in [small, large] { expectDisc(over: view, center: center, reach: reach, progress: progress) }
        }
    }

    @Test("In the other spaces, a disc's center is relative to the root or the bone, and mirrored from right to left")
    func otherSpaces() {
        let highlight = SkeletonHighlight(
            softness: 0.5, pace: .duration(1), easing: .linear, origin: CGPoint(x: 0.25, y: 0.5))
        show(highlight, in: .root)
        stage.advance(by: 0.6)
        let reach = hypot(120, 50.0)
        expectDisc(over: large, center: CGPoint(x: 60, y: 60), reach: reach, softness: 0.5, progress: 0.6)
        box.semanticContentAttribute = .forceRightToLeft
        box.hideSkeletonNow(transition: .none)
        show(highlight, in: .root)
        stage.advance(by: 0.6)
        expectDisc(over: large, center: CGPoint(x: 140, y: 60), reach: reach, softness: 0.5, progress: 0.6)
        box.semanticContentAttribute = .unspecified
        show(highlight, in: .perView)
        stage.advance(by: 0)
        let own = large.convert(large.bounds, to: stage.window)
        expectDisc(
            over: large, center: CGPoint(x: own.minX + 22.5, y: own.midY), reach: hypot(67.5, 35), softness: 0.5,
            progress: 0.6)
    }

    @Test("A disc has the highlight's width, speed and pause, and moved bones show their part of it")
    func measures() {
        let highlight = SkeletonHighlight(
            width: .points(120), pace: .speed(30), pause: 1, easing: .linear, origin: CGPoint(x: 0.5, y: 0.5))
        show(highlight, in: .window)
        stage.advance(by: 1.5)
        let center = CGPoint(x: 100, y: 60)
        expectDisc(over: large, center: center, reach: 60, progress: 0.75)
        large.frame.origin.x = 45
        box.setNeedsLayout()
        stage.advance(by: 0)
        expectDisc(over: large, center: center, reach: 60, progress: 0.75)
        stage.resize(to: CGSize(width: 240, height: 120))
        stage.advance(by: 0)
        expectDisc(over: large, center: CGPoint(x: 120, y: 60), reach: 60, progress: 0.75)
        for time in [2.05, 2.9] {
            stage.advance(by: time - stage.time)
            #expect(stage.pixel(x: 110, y: 60).bytes[0] == 0)
        }
    }

    @Test("Slow motion halves the speed, fade and still motions show no disc, and the window is idle after the limit")
    func motion() {
        let highlight = SkeletonHighlight(pace: .duration(1), easing: .linear, origin: CGPoint(x: 0.5, y: 0.5))
        let center = CGPoint(x: 100, y: 60)
        show(highlight, in: .window, motion: .slow)
        stage.advance(by: 1.2)
        expectDisc(over: large, center: center, reach: hypot(100, 60), progress: 0.6)
        for motion in [SkeletonMotion.fade, .still] {
            box.hideSkeletonNow(transition: .none)
            show(highlight, in: .window, motion: motion)
            stage.advance(by: 0.6)
            #expect(Set((65...149).map { stage.pixel(x: 20 + $0, y: 65).bytes }).count == 1)
        }
        SkeletonAppearance.default.maximumMotionDuration = 2.5
        defer { SkeletonAppearance.default.maximumMotionDuration = .infinity }
        box.hideSkeletonNow(transition: .none)
        show(highlight, in: .window)
        stage.advance(by: 2.2)
        #expect(stage.pixel(x: 120, y: 60).bytes[0] == 0 && stage.window.nextDeadline == nil)
    }

    @Test("Invalid values are replaced by the center or the defaults")
    func nonsense() {
        func row(_ highlight: SkeletonHighlight) -> [[Int]] {
            box.hideSkeletonNow(transition: .none)
            stage.advance(by: 0)
            show(highlight, in: .root)
            stage.advance(by: 0.7)
            return (0..<200).map { stage.pixel(x: $0, y: 60).bytes }
        }
        let usual = row(SkeletonHighlight(origin: CGPoint(x: 0.5, y: 0.5)))
        for highlight in [
            SkeletonHighlight(origin: CGPoint(x: CGFloat.nan, y: .infinity)),
            SkeletonHighlight(angle: 1, width: .points(-1), softness: .nan, origin: CGPoint(x: 0.5, y: 0.5)),
            SkeletonHighlight(width: .fraction(.nan), pace: .speed(.nan), pause: -1, origin: CGPoint(x: 0.5, y: 0.5)),
        ] {
            #expect(row(highlight) == usual)
        }
    }

    @Test("A disc over circular and rounded bones matches its golden images in both styles", arguments: [false, true])
    func pictures(isDark: Bool) throws {
        let stage = OffscreenStage(size: CGSize(width: 240, height: 160), scale: 1.5, style: isDark ? .dark : .light)
        stage.window.backgroundColor = .systemBackground
        for index in 0..<6 {
            let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
            let tile = UIView(frame: CGRect(x: 12 + column * 74, y: 12 + row * 74, width: 66, height: 62))
            tile.layer.cornerRadius = index.isMultiple(of: 2) ? 31 : 10
            tile.isSkeletonable = true
            stage.window.addSubview(tile)
        }
        var style = SkeletonStyle.gradient(
            usingGradient: SkeletonGradient(baseColor: isDark ? .wetAsphalt : .silver, secondaryColor: .white),
            animated: true)
        style.highlight = SkeletonHighlight(easing: .linear, origin: CGPoint(x: 0.3, y: 0.3))
        (style.animationSpace, style.transition) = (.window, .none)
        stage.window.showSkeleton(style)
        stage.advance(by: 0.8)
        try GoldenImage.expect(stage.bitmap(), named: isDark ? "look-disc-dark" : "look-disc-light")
    }
}
