import Foundation
import LayerKit
import ViewKit

/// A hide that waits until the skeletons which it ends were visible for as long as they are to be. A view that leaves
/// its window meanwhile, or comes into another, waits no longer.
@MainActor
final class PutOffHide {
    private weak var view: UIView?
    private var work: ScheduledWork?
    private var action: (@MainActor (_ isForced: Bool) -> Void)?

    /// Calls `action` in `delay` seconds, or as soon as the view is elsewhere: then the hide is forced.
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

extension PutOffHide: WindowChangeObserver {
    func viewDidMoveToWindow(_ view: UIView) {
        fire(isForced: true)
    }
}
