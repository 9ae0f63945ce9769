import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests the sliding highlight against independent computations from the definitions.
@MainActor
@Suite("Sliding gradient")
struct SweepTests {
    /// Returns the progress of a cubic Bézier (0.42, 0, 1, 1) at `time`, found by bisection.
    private static func easeIn(_ time: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<200 {
            let t = (low + high) / 2
            let x = 3 * (1 - t) * (1 - t) * t * 0.42 + 3 * (1 - t) * t * t * 1 + t * t * t
            if x < time { low = t } else { high = t }
        }
        let t = (low + high) / 2
        return 3 * (1 - t) * t * t * 1 + t * t * t
    }

    /// The base color is clouds, and the highlight has 0.94 of its brightness.
    private static let clouds = [236.0, 240.0, 241.0]
    private static let light = clouds.map { $0 * 0.94 }

    /// Returns the color at `position` on the gradient's axis: base, highlight, base.
    private static func color(at position: Double) -> [Double] {
        let g = min(max(position, 0), 1)
        let part = g <= 0.5 ? g / 0.5 : (1 - g) / 0.5
        return zip(clouds, light).map { $0 + ($1 - $0) * part }
    }

    /// The tested fractions of the sweep, including its last millisecond.
    nonisolated static let instants = [0, 0.25, 0.5, 0.75, (1.5 - 0.001) / 1.5]

    @Test("Colors across a bone follow the formula within 2 of 255", arguments: instants)
    func colors(part: Double) {
        let stage = OffscreenStage(size: CGSize(width: 240, height: 40))
        let bone = UIView(frame: CGRect(x: 20, y: 10, width: 200, height: 20))
        bone.isSkeletonable = true
        stage.window.addSubview(bone)
        stage.window.showAnimatedGradientSkeleton(
            usingGradient: SkeletonGradient(baseColor: .clouds), transition: .none)

        stage.advance(by: 1.5 * part)

        let start = -1 + 2 * Self.easeIn(part)
        for x in 0..<200 {
            let expected = Self.color(at: (Double(x) + 0.5) / 200 - start)
            let found = stage.pixel(x: 20 + x, y: 20).bytes
            for (found, expected) in zip(found, expected) {
                #expect(abs(Double(found) - expected) <= 2, "at x = \(x)")
            }
        }
    }

    @Test("While bones fade in, their highlight stays at its start", arguments: GradientDirection.allCases)
    func fadingIn(direction: GradientDirection) {
        let stage = OffscreenStage(size: CGSize(width: 60, height: 60))
        let bone = UIView(frame: stage.window.bounds)
        bone.isSkeletonable = true
        stage.window.addSubview(bone)
        let slide = SkeletonAnimationBuilder().makeSlidingAnimation(withDirection: direction)
        stage.window.showAnimatedGradientSkeleton(
            usingGradient: SkeletonGradient(baseColor: .clouds), animation: slide, transition: .crossDissolve(0.25))
        stage.advance(by: 0.2499, step: 0.2499)
        for x in [2, 30, 57] {
            for y in [2, 30, 57] {
                for (found, expected) in zip(stage.pixel(x: x, y: y).bytes, Self.clouds) {
                    #expect(abs(Double(found) - expected) <= 2, "at \(x), \(y)")
                }
            }
        }
    }

    @Test("The highlight starts after the transition, and all bones are in phase")
    func phase() {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        let first = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let late = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 20))
        first.isSkeletonable = true
        late.isSkeletonable = true
        stage.window.addSubview(first)
        stage.advance(by: 0)
        stage.window.showAnimatedGradientSkeleton(
            usingGradient: SkeletonGradient(baseColor: .clouds), transition: .crossDissolve(0.5))

        stage.advance(by: 0.9)
        stage.window.addSubview(late)
        stage.advance(by: 0.5 + 1.5 * 0.5 - 0.9)

        let start = -1 + 2 * Self.easeIn(0.5)
        for x in stride(from: 0, to: 100, by: 7) {
            let expected = Self.color(at: (Double(x) + 0.5) / 100 - start)
            for y in [10, 60] {
                let found = stage.pixel(x: x, y: y).bytes
                #expect(zip(found, expected).allSatisfy { abs(Double($0) - $1) <= 2 }, "at \(x), \(y)")
            }
        }
    }
}
