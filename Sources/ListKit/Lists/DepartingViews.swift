import Foundation

/// The views that a list gave up but still shows, outside the reuse pool, until others have taken their place.
@MainActor
final class DepartingViews {
    /// The views that left at one time.
    @MainActor
    final class Batch {
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
    private var batches: [Batch] = []

    /// The views on their way out, the first that left first.
    var views: [UIView] { batches.flatMap { $0.departures.map(\.view) } }

    /// Takes `views`, out of reach of touches and at `level` among their siblings, until `finish` gives them back and
    /// tells `ended`.
    func hold(_ views: [UIView], level: CGFloat, ended: @escaping () -> Void) -> Batch {
        let batch = Batch(views, ended: ended)
        for view in views {
            view.layer.zPosition = level
            view.window?.takeKeys(from: view)
            view.isUserInteractionEnabled = false
        }
        batches.append(batch)
        return batch
    }

    /// Moves the departing views in the list's coordinates.
    func move(by distance: CGVector) {
        guard distance != .zero else { return }
        for view in views { view.frame = view.frame.offsetBy(dx: distance.dx, dy: distance.dy) }
    }

    /// Gives all departing views back, at once.
    func finish() {
        while let batch = batches.first { finish(batch) }
    }

    func finish(_ batch: Batch) {
        guard let place = batches.firstIndex(where: { $0 === batch }) else { return }
        batches.remove(at: place)
        for (view, alpha, takesTouches) in batch.departures {
            view.layer.removeAllAnimations()
            view.layer.zPosition = 0
            view.isUserInteractionEnabled = takesTouches
            view.alpha = alpha
            view.transform = .identity
            recycle(view)
        }
        batch.ended()
    }
}
