import Foundation
import LayerKit

/// The views that a list gave up but still shows, outside the reuse pool, until they faded or slid away.
@MainActor
final class DepartingViews {
    fileprivate struct Departure {
        let view: UIView
        let alpha: CGFloat
        let takesTouches: Bool
    }

    /// What left at one time.
    final class Lot {
        fileprivate var departures: [Departure]
        fileprivate var timer: ScheduledWork?
        /// Told when the views are given back.
        fileprivate var ended: (() -> Void)?

        fileprivate init(_ departures: [Departure]) {
            self.departures = departures
        }
    }

    /// Takes a view that is gone: it can be used again.
    var recycle: @MainActor (UIView) -> Void = { _ in }
    private var lots: [Lot] = []

    /// The views on their way out, the first that left first.
    var views: [UIView] { lots.flatMap { $0.departures.map(\.view) } }

    /// Takes `views`, which `window` shows, and lets them fade above the others in `duration` seconds.
    func fade(_ views: [UIView], in window: UIWindow?, duration: TimeInterval) {
        guard !views.isEmpty else { return }
        guard let window, duration > 0 else { return views.forEach(recycle) }
        let lot = hold(views, level: 0.5) {}
        UIView.animate(withDuration: duration) { for view in views { view.alpha = 0 } }
        lot.timer = window.schedule(after: duration) { [weak self, weak lot] in
            if let self, let lot { finish(lot) }
        }
    }

    /// Takes `views`, out of reach of touches and at `level` among their siblings, until `finish` gives them back and
    /// tells `ended`.
    func hold(_ views: [UIView], level: CGFloat, ended: @escaping () -> Void) -> Lot {
        let lot = Lot(views.map { Departure(view: $0, alpha: $0.alpha, takesTouches: $0.isUserInteractionEnabled) })
        lot.ended = ended
        for view in views {
            view.layer.zPosition = level
            view.window?.takeKeys(from: view)
            view.isUserInteractionEnabled = false
        }
        lots.append(lot)
        return lot
    }

    /// Moves the departing views in the list's coordinates.
    func move(by distance: CGVector) {
        guard distance != .zero else { return }
        for view in views { view.frame = view.frame.offsetBy(dx: distance.dx, dy: distance.dy) }
    }

    /// Gives all departing views back, at once.
    func finish() {
        while let lot = lots.first { finish(lot) }
    }

    func finish(_ lot: Lot) {
        lots.removeAll { $0 === lot }
        lot.timer?.cancel()
        let (departures, ended) = (lot.departures, lot.ended)
        (lot.departures, lot.ended) = ([], nil)
        for departure in departures {
            let view = departure.view
            view.layer.removeAllAnimations()
            view.layer.zPosition = 0
            view.isUserInteractionEnabled = departure.takesTouches
            view.alpha = departure.alpha
            view.transform = .identity
            recycle(view)
        }
        ended?()
    }
}
