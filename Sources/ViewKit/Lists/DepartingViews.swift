import Foundation
import LayerKit

/// The views that a list gave up but still shows: they stay above the present ones, outside the reuse pool, until they
/// faded or slid away.
@MainActor
final class DepartingViews<View: UIView> {
    private struct Departure {
        let view: View
        let alpha: CGFloat
        let takesTouches: Bool
    }

    /// What left at one time.
    private final class Lot {
        var departures: [Departure]
        var end: ScheduledWork?

        init(_ departures: [Departure]) {
            self.departures = departures
        }
    }

    private var lots: [Lot] = []
    /// Takes a view that is gone: it can be used again.
    private let recycle: @MainActor (View) -> Void

    init(recycle: @escaping @MainActor (View) -> Void) {
        self.recycle = recycle
    }

    /// The views on their way out, the first that left first.
    var views: [View] { lots.flatMap { $0.departures.map(\.view) } }

    /// Takes `views`, which `window` shows, and lets each do what `leaving` says in `duration` seconds: it fades unless
    /// told otherwise.
    func take(
        _ views: [View], in window: UIWindow?, duration: TimeInterval,
        leaving: @escaping @MainActor (View) -> Void = { $0.alpha = 0 }
    ) {
        guard !views.isEmpty else { return }
        guard let window, duration > 0 else { return views.forEach(recycle) }
        let lot = Lot(
            views.map { Departure(view: $0, alpha: $0.alpha, takesTouches: $0.isUserInteractionEnabled) })
        for view in views {
            view.layer.zPosition = 0.5
            window.takeKeys(from: view)
            view.isUserInteractionEnabled = false
        }
        lots.append(lot)
        UIView.animate(withDuration: duration) { views.forEach(leaving) }
        lot.end = window.schedule(after: duration) { [weak self, weak lot] in
            if let self, let lot { finish(lot) }
        }
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

    private func finish(_ lot: Lot) {
        lots.removeAll { $0 === lot }
        lot.end?.cancel()
        for departure in lot.departures {
            let view = departure.view
            view.layer.removeAllAnimations()
            view.layer.zPosition = 0
            view.isUserInteractionEnabled = departure.takesTouches
            view.alpha = departure.alpha
            view.transform = .identity
            recycle(view)
        }
    }
}
