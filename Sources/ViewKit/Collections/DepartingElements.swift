import Foundation
import LayerKit

/// The views of a collection view that was given other items: they stay above the new ones, outside the reuse pool, until
/// they faded.
@MainActor
final class DepartingElements {
    private(set) var views: [UICollectionReusableView] = []
    private var end: ScheduledWork?

    /// Takes `views`, which `collectionView` shows, and fades them out in `duration` seconds.
    func take(_ views: [UICollectionReusableView], of collectionView: UICollectionView, fade duration: TimeInterval) {
        finish(of: collectionView)
        guard !views.isEmpty else { return }
        self.views = views
        for view in views {
            view.layer.zPosition = 0.5
            view.isUserInteractionEnabled = false
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = view.layer.opacity
            fade.toValue = 0
            fade.duration = duration
            fade.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            view.layer.opacity = 0
            view.layer.add(fade, forKey: "departure")
        }
        end = collectionView.window?.schedule(after: duration) { [weak self, weak collectionView] in
            if let collectionView { self?.finish(of: collectionView) }
        }
    }

    /// Moves the departing views in the collection view's coordinates.
    func move(by distance: CGVector) {
        for view in views { view.frame = view.frame.offsetBy(dx: distance.dx, dy: distance.dy) }
    }

    /// Puts the departing views back into the reuse pool, at once.
    func finish(of collectionView: UICollectionView) {
        end?.cancel()
        end = nil
        for view in views {
            view.layer.zPosition = 0
            view.isUserInteractionEnabled = true
            view.layer.opacity = 1
            view.layer.removeAnimation(forKey: "departure")
            collectionView.enqueue(view)
        }
        views = []
    }
}
