import Foundation

/// The views that a list gave up but still shows, outside the reuse pool, until others have taken their place.
@MainActor
final class DepartingViews {
    /// What left at one time.
    @MainActor
    final class Lot {
        /// The views, and what they are to have again.
        fileprivate let departures: [(view: UIView, alpha: CGFloat, takesTouches: Bool)]
        /// Told when the views are given back.
        fileprivate let ended: () -> Void

        fileprivate init(_ views: [UIView], ended: @escaping () -> Void) {
            departures = views.map { ($0, $0.alpha, $0.isUserInteractionEnabled) }
            self.ended = ended
        }
    }

    /// Takes a view that is gone: it can be used again.
    var recycle: @MainActor (UIView) -> Void = { _ in }
    private var lots: [Lot] = []

    /// The views on their way out, the first that left first.
    var views: [UIView] { lots.flatMap { $0.departures.map(\.view) } }

    /// Takes `views`, out of reach of touches and at `level` among their siblings, until `finish` gives them back and
    /// tells `ended`.
    func hold(_ views: [UIView], level: CGFloat, ended: @escaping () -> Void) -> Lot {
        let lot = Lot(views, ended: ended)
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
        guard let place = lots.firstIndex(where: { $0 === lot }) else { return }
        lots.remove(at: place)
        for (view, alpha, takesTouches) in lot.departures {
            view.layer.removeAllAnimations()
            view.layer.zPosition = 0
            view.isUserInteractionEnabled = takesTouches
            view.alpha = alpha
            view.transform = .identity
            recycle(view)
        }
        lot.ended()
    }
}
