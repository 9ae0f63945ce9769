import SkeletonView

/// The scenario `still`: bones without animation, so nothing is drawn.
package struct StillScenario: BenchScenario {
    package let name = "still"
    package let summary = "N motionless bones in a grid: nothing is drawn"
    package let counts = [100, 1000, 10_000]
    package let elementName = "bones"

    package init() {}

    package func makeViewController(count: Int) -> BonesViewController {
        BonesViewController(count: count) { $0.showSkeleton(transition: .none) }
    }
}
