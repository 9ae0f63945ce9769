import BenchKit
import Foundation
import SkeletonView

/// A built-in scenario with a slowdown. In each frame, it also changes the color of a view of one point, so that the
/// stages in which the slowdown can be planted run in each frame.
struct SlowedScenario<Base: BenchScenario>: BenchScenario {
    let base: Base
    let slowdown: Slowdown

    var name: String { base.name }
    var summary: String { base.summary }
    var size: CGSize { base.size }
    var counts: [Int] { base.counts }
    var elementName: String { base.elementName }

    func makeViewController(count: Int) -> Base.Controller {
        let controller = base.makeViewController(count: count)
        controller.view.addSubview(SlowView(slowdown))
        return controller
    }

    func step(_ controller: Base.Controller, frame: Int) {
        base.step(controller, frame: frame)
        let view = controller.view.subviews.lazy.compactMap { $0 as? SlowView }.first
        view?.backgroundColor = frame % 2 == 0 ? .systemGray5 : .systemGray6
        view?.setNeedsLayout()
        slowdown.work(in: .events)
        Task { slowdown.work(in: .tasks) }
    }

    func isLoaded(_ controller: Base.Controller) -> Bool { base.isLoaded(controller) }
}

/// A view of one point with the slowdown.
private final class SlowView: UIView {
    private let slowdown: Slowdown
    private let slowContents: SlowContents

    init(_ slowdown: Slowdown) {
        self.slowdown = slowdown
        slowContents = SlowContents(slowdown)
        super.init(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        if case .busy(.record, _) = slowdown { layer.contentProvider = slowContents }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        slowdown.work(in: .layout)
    }
}

/// Returns `scenario` with the slowdown.
func slowed(_ scenario: some BenchScenario, by slowdown: Slowdown) -> any BenchScenario {
    SlowedScenario(base: scenario, slowdown: slowdown)
}
