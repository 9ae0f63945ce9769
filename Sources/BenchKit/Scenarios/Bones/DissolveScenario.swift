import SkeletonView

/// The scenario `dissolve`: static bones that cross-fade with their views, back and forth, for four seconds in each
/// direction, so that almost every frame is part of a cross-fade.
package struct DissolveScenario: BenchScenario {
    package let name = "dissolve"
    package let summary = "N still bones that fade in over their views and out again, 4 s each time"
    package let counts = [100, 1000, 10_000]
    package let elementName = "bones"

    /// The number of frames between changes.
    private static let period = 240
    private static let duration = 4.0

    package init() {}

    package func makeViewController(count: Int) -> BonesViewController {
        BonesViewController(count: count) { screen in
            for view in screen.subviews { view.backgroundColor = .systemGray4 }
        }
    }

    package func step(_ controller: BonesViewController, frame: Int) {
        guard frame > 0, frame % Self.period == 1 else { return }
        if frame / Self.period % 2 == 0 {
            controller.screen.showSkeleton(transition: .crossDissolve(Self.duration))
        } else {
            controller.screen.hideSkeleton(transition: .crossDissolve(Self.duration))
        }
    }
}
