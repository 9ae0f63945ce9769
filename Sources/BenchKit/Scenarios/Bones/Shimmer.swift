package import DrawKit
package import Foundation
import LayerKit
import SkeletonView
package import ViewKit

/// The scenario `shimmer`: a white window of bones with a sweep from left to right, and the data for drawing the same
/// image without the library.
@MainActor
package struct Shimmer {
    /// The default bone counts.
    package static let counts = [100, 1000, 10_000]
    /// The duration of one sweep, in seconds.
    package static let duration: TimeInterval = 1.5

    package let grid: BoneGrid
    /// The colors of a bone from left to right.
    package let stops: GradientStops
    /// The time at which the bones were shown, on the window's clock.
    private var beginning: TimeInterval = 0

    package init(bones: Int, size: CGSize) {
        grid = BoneGrid(count: bones, size: size)
        let colors = SkeletonGradient(baseColor: .clouds).colors
        stops = GradientStops(colors: colors.map { $0.cgColor.resolved(dark: false) })
    }

    /// Adds the views with a skeleton to `window`, which must be empty.
    package mutating func show(in window: UIWindow) {
        let container = makeContainer()
        window.backgroundColor = .white
        window.addSubview(container)
        beginning = window.time
        container.showAnimatedGradientSkeleton(
            usingGradient: SkeletonGradient(baseColor: .clouds),
            animation: GradientDirection.leftRight.slidingAnimation(duration: Self.duration), transition: .none)
    }

    /// Creates a container with the grid's views, without a skeleton.
    package func makeContainer() -> UIView {
        let container = UIView(frame: CGRect(origin: .zero, size: grid.size))
        for index in 0..<grid.count {
            let view = UIView(frame: grid.frame(at: index))
            view.isSkeletonable = true
            container.addSubview(view)
        }
        return container
    }

    /// The image that the baseline draws. The position to draw it at is `axisStart(at:)`.
    package var baselineContent: BaselineContent { .bones(rects: grid.pixelRects, stops: stops) }

    /// Returns the start of the sweep's axis at `time` on the window's clock, in bone widths from the left edge of a
    /// bone. The axis is one bone width long.
    package func axisStart(at time: TimeInterval) -> Double {
        let sweeps = (time - beginning) / Self.duration
        return -1 + 2 * Self.curve.value(at: sweeps - sweeps.rounded(.down))
    }

    private static let curve = CAMediaTimingFunction(name: .easeIn)
}
