import Foundation
import LayerKit
import ViewKit

/// A show that waits for its delay; without a window it waits for one first.
@MainActor
final class DelayedSkeleton {
    private weak var view: UIView?
    private let delay: TimeInterval
    private var action: (@MainActor () -> Void)?
    private var work: ScheduledWork?

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
        guard work == nil, action != nil, let window = view?.window else { return }
        work = window.schedule(after: delay) { [weak self] in self?.fire() }
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

private enum DelayedSkeletonKey: ViewAttachmentKey {
    static var defaultValue: DelayedSkeleton? { nil }
}

extension UIView {
    /// The show that waits for its delay on this view.
    var delayedSkeleton: DelayedSkeleton? {
        get { self[DelayedSkeletonKey.self] }
        set { self[DelayedSkeletonKey.self] = newValue }
    }
}
