package import DrawKit
package import Foundation
import LayerKit
import SkeletonView
package import ViewKit

/// The scenario `shimmer`: a white window of bones whose light slides from left to right, as the library shows it, and
/// what a program that draws the same by itself has to know.
@MainActor
package struct Shimmer {
    /// How many bones there are unless others are asked for.
    package static let counts = [100, 1000, 10_000]
    /// One sweep, in seconds.
    package static let duration: TimeInterval = 1.5

    package let grid: BoneGrid
    /// The colours of a bone, along its width.
    package let stops: GradientStops
    /// When the bones were shown, on the window's clock.
    private var beginning: TimeInterval = 0

    package init(bones: Int, size: CGSize) {
        grid = BoneGrid(count: bones, size: size)
        let colors = SkeletonGradient(baseColor: .clouds).colors
        stops = GradientStops(colors: colors.map { $0.cgColor.resolved(dark: false) })
    }

    /// Puts the views into `window`, which shows nothing else, and their skeleton over them.
    package mutating func show(in window: UIWindow) {
        let container = makeContainer()
        window.backgroundColor = .white
        window.addSubview(container)
        beginning = window.time
        container.showAnimatedGradientSkeleton(
            usingGradient: SkeletonGradient(baseColor: .clouds),
            animation: GradientDirection.leftRight.slidingAnimation(duration: Self.duration), transition: .none)
    }

    /// A view with the grid's views in it, without a skeleton.
    package func makeContainer() -> UIView {
        let container = UIView(frame: CGRect(origin: .zero, size: grid.size))
        for index in 0..<grid.count {
            let view = UIView(frame: grid.frame(at: index))
            view.isSkeletonable = true
            container.addSubview(view)
        }
        return container
    }

    /// What is drawn without the library; its position is `axisStart`.
    package var floorPicture: FloorPicture { .bones(grid.pixelRects, stops) }

    /// Where the light's axis begins at `time` of the window's clock, in widths of a bone from its left edge; it is as
    /// long as the bone is wide.
    package func axisStart(at time: TimeInterval) -> Double {
        let sweeps = (time - beginning) / Self.duration
        return -1 + 2 * Self.curve.value(at: sweeps - sweeps.rounded(.down))
    }

    private static let curve = CAMediaTimingFunction(name: .easeIn)
}
