import Foundation

/// The views that the list no longer uses but keeps on screen until their animations end. Until then, they can't be
/// reused.
@MainActor
final class DepartingViews {
    /// A group of views that started to disappear at the same time.
    @MainActor
    final class Batch {
        /// The views, and the property values to restore.
        fileprivate let departures: [(view: UIView, alpha: CGFloat, takesTouches: Bool)]
        /// A closure that is called when the views are released.
        fileprivate let ended: () -> Void

        fileprivate init(_ views: [UIView], ended: @escaping () -> Void) {
            departures = views.map { ($0, $0.alpha, $0.isUserInteractionEnabled) }
            self.ended = ended
        }
    }

    /// A closure that is called with each view that has disappeared and can be reused.
    var recycle: @MainActor (UIView) -> Void = { _ in }
    private var batches: [Batch] = []

    /// The disappearing views, oldest first.
    var views: [UIView] { batches.flatMap { $0.departures.map(\.view) } }

    /// Keeps `views` on screen at the z-position `level`, without user interaction, until `finish` releases them and
    /// calls `ended`.
    func hold(_ views: [UIView], level: CGFloat, ended: @escaping () -> Void) -> Batch {
        let batch = Batch(views, ended: ended)
        for view in views {
            view.layer.zPosition = level
            view.window?.resignFocus(in: view)
            view.isUserInteractionEnabled = false
        }
        batches.append(batch)
        return batch
    }

    /// Moves the disappearing views by `distance` in the list's coordinates.
    func move(by distance: CGVector) {
        guard distance != .zero else { return }
        for view in views { view.frame = view.frame.offsetBy(dx: distance.dx, dy: distance.dy) }
    }

    /// Releases all disappearing views immediately.
    func finish() {
        while let batch = batches.first { finish(batch) }
    }

    func finish(_ batch: Batch) {
        guard let index = batches.firstIndex(where: { $0 === batch }) else { return }
        batches.remove(at: index)
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
