import Foundation
import LayerKit
import ViewKit

/// Shows a skeleton after a delay. The delay starts with the call and is measured on the clock of the view's window or,
/// outside a window, on the current clock. If it has elapsed when the view enters a window, the skeleton is shown
/// immediately.
@MainActor
final class DelayedSkeleton {
    private weak var view: UIView?
    private var action: (@MainActor () -> Void)?
    /// The delay that remains at the time `since` on `clock`. Without a clock, no time passes.
    private var delay: TimeInterval
    private weak var clock: FrameClock?
    private var since: TimeInterval
    private weak var window: UIWindow?
    private var work: ScheduledWork?

    init(view: UIView, delay: TimeInterval, action: @escaping @MainActor () -> Void) {
        self.view = view
        self.delay = delay
        self.action = action
        clock = view.window?.clock ?? FrameClock.current
        since = clock?.now ?? 0
        view.addWindowObserver(self)
        start()
    }

    func cancel() {
        action = nil
        work?.cancel()
    }

    private func start() {
        guard action != nil, let next = view?.window, next !== window else { return }
        work?.cancel()
        if let clock { delay = max(0, delay - (clock.now - since)) }
        window = next
        clock = next.clock
        since = next.time
        if delay > 0 {
            work = next.schedule(after: delay) { [weak self] in self?.fire() }
        } else {
            fire()
        }
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
