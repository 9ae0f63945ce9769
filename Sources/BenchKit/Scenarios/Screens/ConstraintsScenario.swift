import Foundation
import ViewKit

/// The scenario `constraints`: 250 views in five columns, each with four constraints.
@MainActor
struct ConstraintsScenario: EventScenario {
    static let summary = "1000 constraints for 250 views: the first solution, a window resize, and a changed constant"
    static let count = 1000

    private static let columns = 5
    private static let gap: CGFloat = 2

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        let container = UIView(frame: CGRect(origin: .zero, size: size))
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let constraints = makeConstraints(in: container)
        NSLayoutConstraint.activate(constraints)

        try clock.time("first solve") { clock.window.addSubview(container) }
        try clock.time("resize") { clock.resize(to: CGSize(width: size.width - 101, height: size.height - 53)) }
        try clock.time("constant") { constraints[0].constant += 10 }
        clock.resize(to: size)
        try clock.runFrame()
    }

    /// Adds the views to `container`. Returns the constraints that arrange them in a grid of rows with equal heights,
    /// in which every other column is twice as wide.
    private func makeConstraints(in container: UIView) -> [NSLayoutConstraint] {
        let views = (0..<Self.count / 4).map { index in
            let view = UIView()
            view.backgroundColor = index % 2 == 0 ? .systemGray5 : .systemGray6
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
            return view
        }
        return views.indices.flatMap { index in
            let (view, column) = (views[index], index % Self.columns)
            let above = index < Self.columns ? nil : views[index - Self.columns]
            let before = column == 0 ? nil : views[index - 1]
            return [
                view.leadingAnchor.constraint(
                    equalTo: before?.trailingAnchor ?? container.leadingAnchor, constant: Self.gap),
                view.topAnchor.constraint(equalTo: above?.bottomAnchor ?? container.topAnchor, constant: Self.gap),
                before.map {
                    view.widthAnchor.constraint(equalTo: $0.widthAnchor, multiplier: column % 2 == 0 ? 0.5 : 2)
                } ?? view.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 1 / 8),
                above.map { view.heightAnchor.constraint(equalTo: $0.heightAnchor) }
                    ?? view.heightAnchor.constraint(equalTo: container.heightAnchor, multiplier: 1 / 60),
            ]
        }
    }
}
