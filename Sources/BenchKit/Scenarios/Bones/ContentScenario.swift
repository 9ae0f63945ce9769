import SkeletonView
import ViewKit

/// The scenario `content`: colored views masked by a single sweep.
package struct ContentScenario: BenchScenario {
    package let name = "content"
    package let summary = "N colored views masked by one sliding highlight"
    package let counts = [100, 1000, 10_000]
    package let elementName = "views"

    package init() {}

    package func makeViewController(count: Int) -> GridViewController {
        GridViewController(count: count) { views in
            for (index, view) in views.subviews.enumerated() {
                view.backgroundColor = index.isMultiple(of: 2) ? .peterRiver : .turquoise
            }
            views.startShimmering(
                SkeletonShimmer(highlight: SkeletonHighlight(pace: .duration(Shimmer.duration))), fadeDuration: 0)
        }
    }
}
