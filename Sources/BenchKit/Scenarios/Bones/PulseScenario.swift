import SkeletonView

/// The scenario `pulse`: bones that pulse in sync. The change is slow, so frames without a color change draw nothing.
package struct PulseScenario: BenchScenario {
    package let name = "pulse"
    package let summary = "N bones in a grid that pulse; frames without a color change draw nothing"
    package let counts = [100, 1000, 10_000]
    package let elementName = "bones"

    package init() {}

    package func makeViewController(count: Int) -> BonesViewController {
        BonesViewController(count: count) { $0.showAnimatedSkeleton(transition: .none) }
    }
}
