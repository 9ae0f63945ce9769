import SkeletonView
import ViewKit

/// The scenario `transitions`: views that change their content every 30 frames, with five transition types in turn.
package struct TransitionsScenario: BenchScenario {
    package let name = "transitions"
    package let summary = "N views whose images change by cross-fade, flip and wipe"
    package let counts = [10, 100, 1000]
    package let elementName = "views"

    private static let kinds: [UIView.AnimationOptions] = [
        .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromTop, .transitionCurlUp,
        .transitionCurlDown,
    ]
    /// The number of frames between transitions, and the duration of a transition in seconds, which is almost as long.
    private static let (interval, duration) = (30, 0.45)

    package init() {}

    package func makeViewController(count: Int) -> GridViewController {
        GridViewController(count: count) { views in
            for view in views.subviews {
                let label = UILabel(frame: view.bounds)
                label.font = .systemFont(ofSize: min(view.bounds.height / 2, 15))
                label.textAlignment = .center
                view.addSubview(label)
                Self.show(0, in: view)
            }
        }
    }

    package func step(_ controller: GridViewController, frame: Int) {
        guard frame.isMultiple(of: Self.interval) else { return }
        let turn = frame / Self.interval
        for (index, view) in controller.cells.enumerated() {
            UIView.transition(
                with: view, duration: Self.duration, options: Self.kinds[(index + turn) % Self.kinds.count],
                animations: { Self.show(turn + 1, in: view) })
        }
    }

    /// Sets the color and text of `view`, which alternate between even and odd turns.
    @MainActor
    private static func show(_ turn: Int, in view: UIView) {
        let isFirst = turn.isMultiple(of: 2)
        view.backgroundColor = isFirst ? .peterRiver : .turquoise
        (view.subviews.first as? UILabel)?.text = isFirst ? "Day" : "Night"
    }
}
