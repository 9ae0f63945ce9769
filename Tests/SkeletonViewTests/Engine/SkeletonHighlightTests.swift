import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests highlights of any angle, width, softness and pace against independent computations from the definitions.
@MainActor
@Suite("SkeletonHighlight")
struct SkeletonHighlightTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
    private let box = UIView(frame: CGRect(x: 20, y: 10, width: 160, height: 80))
    private let small = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
    private let large = UIView(frame: CGRect(x: 60, y: 20, width: 90, height: 50))

    init() {
        for view in [small, large] {
            view.isSkeletonable = true
            box.addSubview(view)
        }
        stage.window.addSubview(box)
        stage.advance(by: 0)
    }

    private func show(_ highlight: SkeletonHighlight?, in space: SkeletonAnimationSpace) {
        let colors = [UIColor.black, .white, .black]
        var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(colors: colors), animated: true)
        (style.transition, style.animationSpace, style.highlight) = (.none, space, highlight)
        box.showSkeleton(style)
    }

    /// Returns the brightness at the fraction `part` across a highlight, 0...255.
    private static func brightness(at part: Double, softness: Double) -> Double {
        let fromEdge = min(part, 1 - part)
        guard fromEdge > 0 else { return 0 }
        return 255 * min(1, softness > 0 ? fromEdge / (softness / 2) : 1)
    }

    /// Compares the pixels of `view` with a highlight of `breadth` points that has crossed the fraction `progress` of
    /// `area` toward `angle`.
    private func expectHighlight(
        over view: UIView, area: CGRect, angle: Double, breadth: Double, softness: Double, progress: Double,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let (dx, dy) = (cos(angle), sin(angle))
        let extent = area.width * abs(dx) + area.height * abs(dy)
        let middle = (progress - 0.5) * (extent + breadth)
        let frame = view.convert(view.bounds, to: stage.window)
        var wrong = 0
        for y in Int(frame.minY)..<Int(frame.maxY) {
            for x in Int(frame.minX)..<Int(frame.maxX) {
                let along = (Double(x) + 0.5 - area.midX) * dx + (Double(y) + 0.5 - area.midY) * dy
                let part = (along - middle) / breadth + 0.5
                // Steep highlights may be off by half a pixel.
                let near = [-0.5, 0, 0.5].map { Self.brightness(at: part + $0 / breadth, softness: softness) }
                let found = Double(stage.pixel(x: x, y: y).bytes[0])
                if found < (near.min() ?? 0) - 3 || found > (near.max() ?? 0) + 3 { wrong += 1 }
            }
        }
        #expect(wrong == 0, "pixels", sourceLocation: location)
    }

    nonisolated static let angles: [CGFloat] = [0, 0.3, 1, .pi / 2, 2.5, .pi, -0.7]

    @Test(
        "A highlight with a width in points crosses the window as one band, perpendicular to its direction",
        arguments: angles)
    func window(angle: CGFloat) {
        show(
            SkeletonHighlight(angle: angle, width: .points(60), softness: 0.5, pace: .duration(2), easing: .linear),
            in: .window)
        for progress in [0.3, 0.5, 0.62] {
            stage.advance(by: 2 * progress - stage.time)
            for view in [small, large] {
                expectHighlight(
                    over: view, area: CGRect(x: 0, y: 0, width: 200, height: 100), angle: angle, breadth: 60,
                    softness: 0.5, progress: progress)
            }
        }
    }

    @Test(
        "In the per-view space, a highlight crosses each bone; in the root space, it crosses the root",
        arguments: angles)
    func otherSpaces(angle: CGFloat) {
        let highlight = SkeletonHighlight(angle: angle, width: .fraction(0.5), pace: .duration(1), easing: .linear)
        show(highlight, in: .perView)
        stage.advance(by: 0.45)
        func breadth(_ area: CGRect) -> Double { 0.5 * (area.width * abs(cos(angle)) + area.height * abs(sin(angle))) }
        for view in [small, large] {
            let area = view.convert(view.bounds, to: stage.window)
            expectHighlight(
                over: view, area: area, angle: angle, breadth: breadth(area), softness: 1, progress: 0.45)
        }
        show(highlight, in: .root)
        stage.advance(by: 0.1)
        for view in [small, large] {
            expectHighlight(
                over: view, area: box.frame, angle: angle, breadth: breadth(box.frame), softness: 1, progress: 0.55)
        }
    }

    @Test("A highlight's speed in points per second is the same in narrow, wide and resized bones")
    func speed() {
        show(SkeletonHighlight(width: .points(20), pace: .speed(40), easing: .linear), in: .perView)
        stage.advance(by: 0.5)
        func expectBoth() {
            for view in [small, large] {
                let area = view.convert(view.bounds, to: stage.window)
                expectHighlight(
                    over: view, area: area, angle: 0, breadth: 20, softness: 1,
                    progress: 40 * stage.time / (area.width + 20))
            }
        }
        expectBoth()
        small.frame.size.width = 50
        stage.advance(by: 0.25)
        expectBoth()
    }

    @Test("A highlight with a width in points keeps its width when the window becomes wider")
    func resizedWindow() {
        show(SkeletonHighlight(width: .points(40), pace: .duration(1), easing: .linear), in: .window)
        stage.advance(by: 0.25)
        stage.resize(to: CGSize(width: 300, height: 100))
        stage.advance(by: 0.25)
        expectHighlight(
            over: large, area: CGRect(x: 0, y: 0, width: 300, height: 100), angle: 0, breadth: 40, softness: 1,
            progress: 0.5)
    }

    @Test(
        "A highlight with a speed continues from its position while the window is resized",
        arguments: SkeletonAnimationSpace.allCases, [nil, CGPoint(x: 0, y: 0.5)])
    func resizedAfterManySweeps(space: SkeletonAnimationSpace, origin: CGPoint?) {
        let stage = OffscreenStage(size: CGSize(width: 400, height: 40))
        let view = UIView(frame: stage.window.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isSkeletonable = true
        stage.window.addSubview(view)
        stage.advance(by: 0)
        let colors = [UIColor.black, .white, .black]
        var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(colors: colors), animated: true)
        (style.transition, style.animationSpace) = (.none, space)
        style.highlight = SkeletonHighlight(
            width: .points(origin == nil ? 100 : 400), softness: origin == nil ? 1 : 0, pace: .speed(200),
            easing: .linear, origin: origin)
        view.showSkeleton(style)
        /// Returns the brightest column or, for a disc, the disc's last visible column. Returns `nil` if no highlight
        /// is visible.
        func place() -> Int? {
            let row = (0..<Int(stage.window.bounds.width)).map { stage.pixel(x: $0, y: 20).bytes[0] }
            guard origin == nil else { return row.lastIndex { $0 > 8 } }
            return row.max().flatMap { most in most > 128 ? row.firstIndex(of: most) : nil }
        }
        stage.advance(by: origin == nil ? 61.2 : 60.3)
        var last = place()
        #expect(last != nil)
        for _ in 0..<12 {
            stage.resize(to: CGSize(width: stage.window.bounds.width + 8, height: 40))
            stage.advance(by: 1.0 / 60)
            let next = place()
            if let last, let next { #expect((1...16).contains(next - last)) } else { #expect(next != nil) }
            last = next
        }
    }

    @Test(
        "An update after a resize continues from the highlight's position", arguments: SkeletonAnimationSpace.allCases)
    func restyledAfterResize(space: SkeletonAnimationSpace) {
        let stage = OffscreenStage(size: CGSize(width: 400, height: 40))
        let view = UIView(frame: stage.window.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isSkeletonable = true
        stage.window.addSubview(view)
        stage.advance(by: 0)
        let colors = [UIColor.black, .white, .black]
        var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(colors: colors), animated: true)
        (style.transition, style.animationSpace) = (.none, space)
        style.highlight = SkeletonHighlight(width: .points(100), pace: .speed(200), easing: .linear)
        view.showSkeleton(style)
        func row() -> [Int] { (0..<Int(stage.window.bounds.width)).map { stage.pixel(x: $0, y: 20).bytes[0] } }
        stage.advance(by: 61.2)
        stage.resize(to: CGSize(width: 440, height: 40))
        stage.advance(by: 0.1)
        let before = row()
        #expect((before.max() ?? 0) > 128)
        view.updateSkeleton(style)
        stage.advance(by: 0)
        #expect(row() == before)
        // Changing the colors keeps the position, too.
        style.fill = .gradient(SkeletonGradient(colors: [.black, .red, .black]))
        view.updateSkeleton(style)
        stage.advance(by: 0)
        #expect(row() == before)
    }

    @Test("No highlight is visible during the pause")
    func pause() {
        show(SkeletonHighlight(pace: .duration(1), pause: 0.5, easing: .linear), in: .root)
        func brightest() -> UInt8 { (30..<60).map { UInt8(stage.pixel(x: 80 + $0, y: 50).bytes[0]) }.max() ?? 0 }
        stage.advance(by: 0.5)
        #expect(brightest() > 100)
        for _ in 0..<4 {
            stage.advance(by: stage.time < 1 ? 0.51 : 0.12)
            #expect(brightest() == 0, "at \(stage.time)")
        }
        stage.advance(by: 2 - stage.time)
        #expect(brightest() > 100)
    }

    @Test("In right-to-left layouts, a highlight is mirrored")
    func rightToLeft() {
        stage.window.semanticContentAttribute = .forceRightToLeft
        show(SkeletonHighlight(angle: 0.4, width: .points(50), pace: .duration(1), easing: .linear), in: .window)
        stage.advance(by: 0.4)
        expectHighlight(
            over: large, area: CGRect(x: 0, y: 0, width: 200, height: 100), angle: .pi - 0.4, breadth: 50, softness: 1,
            progress: 0.4)
    }

    @Test("The appearance's highlight applies to styles without one; SkeletonHighlight() equals the default")
    func appearance() {
        func picture(_ highlight: SkeletonHighlight?, appearance: SkeletonHighlight?) -> [[Int]] {
            SkeletonAppearance.default.highlight = appearance
            defer { SkeletonAppearance.default.highlight = nil }
            show(highlight, in: .window)
            box.hideSkeleton(transition: .none)
            show(highlight, in: .window)
            stage.advance(by: 0.7)
            let picture = (0..<200).map { stage.pixel(x: $0, y: 50).bytes }
            box.hideSkeleton(transition: .none)
            stage.advance(by: 0)
            return picture
        }
        let narrow = SkeletonHighlight(width: .fraction(0.3))
        let original = picture(nil, appearance: nil)
        #expect(picture(SkeletonHighlight(), appearance: nil) == original)
        #expect(picture(narrow, appearance: nil) != original)
        #expect(picture(nil, appearance: narrow) == picture(narrow, appearance: nil))
        #expect(picture(SkeletonHighlight(), appearance: narrow) == original)
    }

    nonisolated static let bad: [SkeletonHighlight] = [
        SkeletonHighlight(angle: .nan), SkeletonHighlight(angle: .infinity), SkeletonHighlight(width: .fraction(.nan)),
        SkeletonHighlight(width: .fraction(-1)), SkeletonHighlight(width: .points(0)),
        SkeletonHighlight(width: .points(.infinity)),
        SkeletonHighlight(softness: .nan), SkeletonHighlight(softness: 7), SkeletonHighlight(pace: .duration(-1)),
        SkeletonHighlight(pace: .duration(.nan)), SkeletonHighlight(pace: .speed(0)),
        SkeletonHighlight(pace: .speed(.infinity)),
        SkeletonHighlight(pause: -3), SkeletonHighlight(pause: .nan),
    ]

    @Test("Invalid and nonfinite values are replaced by the defaults", arguments: bad)
    func badNumbers(highlight: SkeletonHighlight) {
        func picture(_ highlight: SkeletonHighlight) -> [[Int]] {
            show(highlight, in: .root)
            stage.advance(by: 0.6)
            let picture = (0..<200).map { stage.pixel(x: $0, y: 50).bytes }
            box.hideSkeleton(transition: .none)
            stage.advance(by: 0)
            return picture
        }
        #expect(picture(highlight) == picture(SkeletonHighlight()))
    }

    @Test("Tiny and huge highlights, and bones without a size, don't crash")
    func extremes() {
        small.frame.size = .zero
        for space in SkeletonAnimationSpace.allCases {
            for highlight in [
                SkeletonHighlight(angle: 1, width: .points(1e-30), softness: 0, pace: .speed(1e30)),
                SkeletonHighlight(angle: 1e300, width: .points(1e30), pace: .speed(1e-30), pause: 1e300),
                SkeletonHighlight(width: .fraction(1e-300), pace: .duration(1e-300)),
            ] {
                show(highlight, in: space)
                stage.advance(by: 0.3)
                #expect(stage.pixel(x: 100, y: 50).bytes.count >= 3)
                box.hideSkeleton(transition: .none)
            }
        }
    }
}
