import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests a highlight shared by many bones against independent computations from the definitions.
@MainActor
@Suite("Animation space")
struct AnimationSpaceTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 100))
    /// This view is not at the window's origin, so its coordinate space differs from the window's.
    private let box = UIView(frame: CGRect(x: 20, y: 10, width: 160, height: 80))
    private let small = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 10))
    private let large = UIView(frame: CGRect(x: 60, y: 20, width: 90, height: 50))

    init() {
        for view in [small, large] {
            view.isSkeletonable = true
            box.addSubview(view)
        }
        stage.window.addSubview(box)
        stage.advance(by: 0)
    }

    private static func style(
        _ space: SkeletonAnimationSpace, direction: GradientDirection? = nil
    ) -> SkeletonStyle {
        var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .clouds), animated: true)
        (style.transition, style.animationSpace) = (.none, space)
        style.animation = direction?.slidingAnimation()
        return style
    }

    // MARK: Formula

    /// Returns the progress of a cubic Bézier (0.42, 0, 1, 1) at `time`, found by bisection.
    private static func easeIn(_ time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<200 {
            let t = (low + high) / 2
            if 3 * (1 - t) * (1 - t) * t * 0.42 + 3 * (1 - t) * t * t + t * t * t < time { low = t } else { high = t }
        }
        let t = (low + high) / 2
        return 3 * (1 - t) * t * t + t * t * t
    }

    /// Returns the RGB components, 0...255, at `position` on the gradient's axis: clouds, with 0.94 of its brightness
    /// in the middle.
    private static func color(at position: Double) -> [Double] {
        let g = min(max(position, 0), 1)
        let part = g <= 0.5 ? g / 0.5 : (1 - g) / 0.5
        return [236.0, 240.0, 241.0].map { $0 * (1 - 0.06 * part) }
    }

    /// The tested fractions of the sweep.
    nonisolated static let instants = [0.2, 0.4, 0.6, 0.7, 0.8, 0.9, 0.99]

    /// Compares every pixel of `views` with a band that crosses `area` in `direction`, after the fraction `part` of a
    /// sweep.
    private func expectBand(
        in area: CGRect, direction: GradientDirection = .leftRight, part: Double, on views: [UIView],
        scale: CGFloat = 1, of stage: OffscreenStage, _ location: SourceLocation = #_sourceLocation
    ) {
        let moved = -1 + 2 * Self.easeIn(part)
        var wrong = 0
        for view in views {
            let frame = view.convert(view.bounds, to: stage.window)
            for y in Int(frame.minY * scale)..<Int(frame.maxY * scale) {
                for x in Int(frame.minX * scale)..<Int(frame.maxX * scale) {
                    let u = ((Double(x) + 0.5) / scale - area.minX) / area.width
                    let v = ((Double(y) + 0.5) / scale - area.minY) / area.height
                    let position: Double =
                        switch direction {
                        case .leftRight: u - moved
                        case .rightLeft: u + moved
                        case .topBottom: v - moved
                        case .bottomTop: v + moved
                        // The axis goes from (m, m) to (m + 1, m + 1).
                        case .topLeftBottomRight: ((u - moved) + (v - moved)) / 2
                        case .bottomRightTopLeft: ((u + moved) + (v + moved)) / 2
                        }
                    let found = stage.pixel(x: x, y: y).bytes
                    if zip(found, Self.color(at: position)).contains(where: { abs(Double($0) - $1) > 2 }) { wrong += 1 }
                }
            }
        }
        #expect(wrong == 0, "pixels at \(part)", sourceLocation: location)
    }

    /// The colors of every third pixel in every third row of the last frame.
    private var picture: [[Int]] {
        stride(from: 0, to: 100, by: 3).flatMap { y in
            stride(from: 0, to: 200, by: 3).map { x in stage.pixel(x: x, y: y).bytes }
        }
    }

    private var windowArea: CGRect { CGRect(x: 0, y: 0, width: 200, height: 100) }

    @Test("Bones of different size and position show the same band in the window space", arguments: instants)
    func window(part: Double) {
        box.showSkeleton(Self.style(.window))
        stage.advance(by: 1.5 * part)
        expectBand(in: windowArea, part: part, on: [small, large], of: stage)
        // The next sweep is the same.
        stage.advance(by: 1.5)
        expectBand(in: windowArea, part: part, on: [small, large], of: stage)
    }

    @Test("The band crosses the window in any direction", arguments: GradientDirection.allCases)
    func directions(direction: GradientDirection) {
        box.showSkeleton(Self.style(.window, direction: direction))
        for part in [0.4, 0.7, 0.85] {
            stage.advance(by: 1.5 * part - stage.time)
            expectBand(in: windowArea, direction: direction, part: part, on: [small, large], of: stage)
        }
    }

    @Test("A window-wide highlight is visible and differs from per-view highlights")
    func isSeen() {
        box.showSkeleton(Self.style(.window))
        stage.advance(by: 1.5 * 0.75)
        let window = picture
        #expect(Set((0..<200).map { stage.pixel(x: $0, y: 50).bytes }).count > 5)
        box.showSkeleton(Self.style(.perView))
        stage.advance(by: 0)
        #expect(picture != window)
    }

    @Test("In the root space, the band crosses the view on which the skeleton was shown", arguments: instants)
    func root(part: Double) {
        box.showSkeleton(Self.style(.root))
        stage.advance(by: 1.5 * part)
        expectBand(in: box.frame, part: part, on: [small, large], of: stage)
    }

    @Test("In the root space, the band moves with the root")
    func movedRoot() {
        box.showSkeleton(Self.style(.root))
        stage.advance(by: 0.6)
        box.frame.origin = CGPoint(x: 7, y: 3)
        stage.advance(by: 0.45)
        expectBand(in: box.frame, part: 0.7, on: [small, large], of: stage)
    }

    @Test("The window's band stays in place when bones move, and follows the window's size")
    func movedBones() {
        box.showSkeleton(Self.style(.window))
        stage.advance(by: 0.6)
        box.frame.origin = CGPoint(x: 7, y: 3)
        stage.advance(by: 0.45)
        expectBand(in: windowArea, part: 0.7, on: [small, large], of: stage)

        stage.resize(to: CGSize(width: 300, height: 140))
        stage.advance(by: 0.15)
        expectBand(in: CGRect(x: 0, y: 0, width: 300, height: 140), part: 0.8, on: [small, large], of: stage)
    }

    @Test("The window's band stays in place when bones scroll")
    func scrolled() {
        let list = UIScrollView(frame: windowArea)
        list.contentSize = CGSize(width: 200, height: 1000)
        list.isSkeletonable = true
        for row in 0..<40 {
            let bone = UIView(frame: CGRect(x: 20, y: CGFloat(row * 25 + 5), width: CGFloat(100 + row), height: 15))
            bone.isSkeletonable = true
            list.addSubview(bone)
        }
        stage.window.addSubview(list)
        stage.window.showSkeleton(Self.style(.window, direction: .topBottom))
        stage.advance(by: 1.5 * 0.7)
        // The time does not advance, so only scrolling changes the image.
        for offset in [7, 20, 12, 130] as [CGFloat] {
            list.contentOffset.y = offset
            stage.advance(by: 0)
            let inSight = list.subviews.filter {
                $0.isSkeletonable && windowArea.contains($0.frame.offsetBy(dx: 0, dy: -offset))
            }
            #expect(inSight.count >= 3)
            expectBand(in: windowArea, direction: .topBottom, part: 0.7, on: inSight, of: stage)
        }
    }

    @Test("Bones added later and bones of other roots are in phase")
    func late() {
        let other = UIView(frame: CGRect(x: 0, y: 92, width: 200, height: 6))
        other.isSkeletonable = true
        stage.window.addSubview(other)
        box.showSkeleton(Self.style(.window))
        stage.advance(by: 0.4)
        let late = UIView(frame: CGRect(x: 5, y: 60, width: 40, height: 10))
        late.isSkeletonable = true
        box.addSubview(late)
        other.showSkeleton(Self.style(.window))
        stage.advance(by: 1.5 * 0.8 - 0.4)
        expectBand(in: windowArea, part: 0.8, on: [small, large, late, other], of: stage)

        // A view that was absent when the highlight restarted joins the highlight when it returns.
        other.removeFromSuperview()
        box.hideSkeleton(transition: .none)
        stage.advance(by: 0.3)
        box.showSkeleton(Self.style(.window))
        stage.advance(by: 0.2)
        stage.window.addSubview(other)
        stage.advance(by: 1.5 * 0.7 - 0.2)
        expectBand(in: windowArea, part: 0.7, on: [small, large, late, other], of: stage)
    }

    @Test("Frames of a running highlight don't visit layers")
    func isSteady() {
        box.showSkeleton(Self.style(.window))
        stage.advance(by: 0.2)
        let (visited, drawn) = (stage.window.visitedLayers, stage.drawnFrames)
        stage.advance(by: 1)
        #expect(stage.window.visitedLayers == visited)
        #expect(stage.drawnFrames > drawn + 20)
        #expect(stage.window.displayList.paints.count == 1)
    }

    @Test("At a higher scale the band has the same size in points")
    func scale() {
        let stage = OffscreenStage(size: CGSize(width: 200, height: 100), scale: 1.5)
        stage.window.addSubview(box)
        box.showSkeleton(Self.style(.window))
        stage.advance(by: 1.5 * 0.7)
        expectBand(in: windowArea, part: 0.7, on: [large], scale: 1.5, of: stage)
    }

    @Test("A rotated bone shows the window's band unrotated")
    func turned() {
        large.transform = CGAffineTransform(rotationAngle: .pi / 6)
        box.showSkeleton(Self.style(.window))
        stage.advance(by: 1.5 * 0.8)
        let middle = large.convert(CGPoint(x: large.bounds.midX, y: large.bounds.midY), to: stage.window)
        let inside = UIView(frame: CGRect(x: middle.x - 20, y: middle.y - 15, width: 40, height: 30))
        stage.window.addSubview(inside)
        expectBand(in: windowArea, part: 0.8, on: [inside], of: stage)
    }

    @Test("A rounded bone shows the window's band in its middle")
    func rounded() {
        large.skeletonCornerRadius = 20
        box.showSkeleton(Self.style(.window))
        stage.advance(by: 1.5 * 0.8)
        let inside = UIView(frame: large.frame.insetBy(dx: 8, dy: 8))
        box.addSubview(inside)
        expectBand(in: windowArea, part: 0.8, on: [inside], of: stage)
    }

    @Test("The window's layout direction mirrors the shared highlight, whatever the direction of a view")
    func rightToLeft() {
        stage.direction = .rightToLeft
        small.semanticContentAttribute = .forceLeftToRight
        box.showSkeleton(Self.style(.window))
        stage.advance(by: 1.5 * 0.7)
        expectBand(in: windowArea, direction: .rightLeft, part: 0.7, on: [small, large], of: stage)
    }

    // MARK: Settings

    @Test("The appearance's animation space applies to skeletons without one; its default is perView")
    func appearance() {
        let original = SkeletonAppearance.default
        defer { SkeletonAppearance.default = original }
        SkeletonAppearance.default = SkeletonViewAppearance()
        #expect(SkeletonAppearance.default.animationSpace == .perView)
        SkeletonAppearance.default.animationSpace = .window
        box.showAnimatedGradientSkeleton(usingGradient: SkeletonGradient(baseColor: .clouds), transition: .none)
        stage.advance(by: 1.5 * 0.7)
        expectBand(in: windowArea, part: 0.7, on: [small, large], of: stage)

        box.showSkeleton(Self.style(.perView))
        stage.advance(by: 0)
        for view in [small, large] {
            let frame = view.convert(view.bounds, to: stage.window)
            expectBand(in: frame, part: 0.7, on: [view], of: stage)
        }
    }

    @Test("Stopped bones look the same in the window space as per view, and restarted ones show the window's band")
    func still() {
        box.showSkeleton(Self.style(.perView))
        box.stopSkeletonAnimation()
        stage.advance(by: 0.1)
        let still = picture
        box.hideSkeleton(transition: .none)

        box.showSkeleton(Self.style(.window))
        stage.advance(by: 1)
        #expect(picture != still)
        box.stopSkeletonAnimation()
        stage.advance(by: 0.1)
        #expect(picture == still)
        box.startSkeletonAnimation()
        stage.advance(by: 1.5 * 0.7)
        expectBand(in: windowArea, part: 0.7, on: [small, large], of: stage)
    }

    @Test("A solid skeleton pulses the same in any animation space", arguments: SkeletonAnimationSpace.allCases)
    func solid(space: SkeletonAnimationSpace) {
        var style = SkeletonStyle.solid(usingColor: .clouds, animated: true)
        (style.transition, style.animationSpace) = (.none, space)
        box.showSkeleton(style)
        stage.advance(by: 1)
        #expect(zip(stage.pixel(x: 100, y: 50).bytes, [222, 226, 227]).allSatisfy { abs($0 - $1) <= 1 })
    }

    @Test("Bones use the space of the root on which a skeleton was shown last")
    func nested() {
        box.isSkeletonable = true
        stage.window.showSkeleton(Self.style(.root))
        box.showSkeleton(Self.style(.root))
        stage.advance(by: 1.5 * 0.7)
        expectBand(in: box.frame, part: 0.7, on: [small, large], of: stage)

        stage.window.showSkeleton(Self.style(.root))
        stage.advance(by: 0.15)
        expectBand(in: windowArea, part: 0.8, on: [small, large], of: stage)
    }
}
