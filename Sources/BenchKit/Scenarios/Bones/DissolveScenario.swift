import SkeletonView

/// The scenario `dissolve`: still bones and what is under them take each other's place again and again, four seconds
/// each time, so that nearly every frame is one of a dissolve.
package struct DissolveScenario: BenchScenario {
    package let name = "dissolve"
    package let summary = "N still bones that fade in over their views and out again, 4 s each time"
    package let counts = [100, 1000, 10_000]
    package let things = "bones"

    /// Frames from one change to the next.
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
