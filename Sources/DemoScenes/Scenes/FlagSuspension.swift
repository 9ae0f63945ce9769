import SkeletonView

/// Suspends the `isSkeletonable` flags of views while their skeleton finds bones automatically, because the flags would
/// take precedence.
@MainActor
final class FlagSuspension {
    private struct Flagged {
        weak var view: UIView?
    }

    private var suspended: [Flagged] = []

    /// Clears the flags of `view` and its descendants if bones in `style` are found automatically. Otherwise, restores
    /// all flags that were cleared.
    func follow(_ style: DemoStyle, in view: UIView) {
        if style.isAutomatic { suspend(from: view) } else { restore() }
    }

    private func suspend(from view: UIView) {
        if view.isSkeletonable {
            view.isSkeletonable = false
            suspended.append(Flagged(view: view))
        }
        for subview in view.subviews { suspend(from: subview) }
    }

    private func restore() {
        for flagged in suspended { flagged.view?.isSkeletonable = true }
        suspended = []
    }
}
