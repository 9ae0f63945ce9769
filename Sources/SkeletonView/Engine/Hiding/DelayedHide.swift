import Foundation
import LayerKit
import ViewKit

/// Hides skeletons after a delay: when they have been visible long enough or, if requested, at the end of their sweep.
/// Hides them immediately if the view leaves its window or enters another window.
@MainActor
final class DelayedHide {
    private weak var view: UIView?
    private var work: ScheduledWork?
    private var action: (@MainActor (_ isForced: Bool) -> Void)?

    /// Calls `action` once: with `false` after `delay` seconds, or with `true` as soon as the view leaves its window or
    /// enters another.
    init(
        on view: UIView, in window: UIWindow, after delay: TimeInterval,
        action: @escaping @MainActor (_ isForced: Bool) -> Void
    ) {
        self.view = view
        self.action = action
        work = window.schedule(after: delay) { [weak self] in self?.fire(isForced: false) }
        view.addWindowObserver(self)
    }

    func cancel() {
        action = nil
        work?.cancel()
        view?.removeWindowObserver(self)
    }

    private func fire(isForced: Bool) {
        let action = action
        cancel()
        action?(isForced)
    }
}

extension DelayedHide: WindowChangeObserver {
    func viewDidMoveToWindow(_ view: UIView) {
        fire(isForced: true)
    }
}
