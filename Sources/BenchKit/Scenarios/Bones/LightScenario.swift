import Foundation
import SkeletonView
package import ViewKit

/// The scenario `light`: the bones of the scenario `shimmer`, with a single sweep that crosses the window.
package struct LightScenario: BaselineScenario {
    package let name = "light"
    package let summary = "the bones of shimmer with one highlight that crosses the window"
    package let counts = [100, 1000, 10_000]
    package let elementName = "bones"

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

/// Uses the baseline of the scenario `shimmer`, in which each bone has a separate sweep, so that the ratios of both
/// scenarios are comparable.
extension LightScenario {
    @MainActor
    package func baselineContent(in window: UIWindow) -> BaselineContent {
        let count = (window.rootViewController as? GridViewController)?.count ?? 0
        return Shimmer(bones: count, size: window.bounds.size).baselineContent
    }

    @MainActor
    package func baselinePosition(frame: Int) -> Double {
        Shimmer(bones: 1, size: size).axisStart(at: Double(frame) / 60)
    }
}
