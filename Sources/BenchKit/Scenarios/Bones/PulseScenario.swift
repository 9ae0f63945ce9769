import SkeletonView

/// The scenario `pulse`: bones of one color that becomes lighter or darker and back, all at once. The change is slow,
/// so in some frames no color changes and nothing is drawn.
package struct PulseScenario: BenchScenario {
    package let name = "pulse"
    package let summary = "N bones in a grid that pulse; frames without a color change draw nothing"
    package let counts = [100, 1000, 10_000]
    package let things = "bones"

    package init() {}

    package func makeViewController(count: Int) -> BonesViewController {
        BonesViewController(count: count) { $0.showAnimatedSkeleton(transition: .none) }
    }
}
