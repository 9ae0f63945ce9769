import SkeletonView
import ViewKit

/// The scenario `light`: the bones of `shimmer` under one light that crosses the window.
package struct LightScenario: BenchScenario {
    package let name = "light"
    package let summary = "the bones of shimmer, under one light that crosses the window"
    package let counts = [100, 1000, 10_000]
    package let things = "bones"

    package init() {}

    package func makeViewController(count: Int) -> GridViewController {
        GridViewController(count: count) { bones in
            var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .clouds), animated: true)
            (style.transition, style.animationSpace) = (.none, .window)
            style.animation = GradientDirection.leftRight.slidingAnimation(duration: Shimmer.duration)
            bones.showSkeleton(style)
        }
    }
}
