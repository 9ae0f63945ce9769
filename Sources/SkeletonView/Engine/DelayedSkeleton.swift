import Foundation
import LayerKit
import ViewKit

/// A show that waits for its delay; without a window it waits for one first.
@MainActor
final class DelayedSkeleton {
    private weak var view: UIView?
    /// What is left of the delay when its clock starts.
    private var delay: TimeInterval
    private var action: (@MainActor () -> Void)?
    private var work: ScheduledWork?
    /// Whose clock runs, and when the delay is over on it.
    private weak var window: UIWindow?
    private var due: TimeInterval = 0

    init(view: UIView, delay: TimeInterval, action: @escaping @MainActor () -> Void) {
        self.view = view
        self.delay = delay
        self.action = action
        view.addWindowObserver(self)
        start()
    }

    func cancel() {
        action = nil
        work?.cancel()
    }

    private func start() {
        guard action != nil, let next = view?.window, next !== window else { return }
        if let window { delay = max(0, due - window.time) }
        work?.cancel()
        window = next
        due = next.time + delay
        work = next.schedule(after: delay) { [weak self] in self?.fire() }
    }

    private func fire() {
        let action = action
        cancel()
        action?()
    }
}

extension DelayedSkeleton: WindowChangeObserver {
    func viewDidMoveToWindow(_ view: UIView) {
        start()
    }
}
