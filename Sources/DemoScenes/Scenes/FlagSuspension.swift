import SkeletonView

/// A suspension of the flags of views while their skeleton finds bones automatically, because flags would take
/// precedence.
@MainActor
final class FlagSuspension {
    private struct Flagged {
        weak var view: UIView?
    }

    private var taken: [Flagged] = []

    /// Removes or restores the flags of `view` and its subviews, depending on `style`.
    func follow(_ style: DemoStyle, in view: UIView) {
        if style.isAutomatic { take(from: view) } else { restore() }
    }

    private func take(from view: UIView) {
        if view.isSkeletonable {
            view.isSkeletonable = false
            taken.append(Flagged(view: view))
        }
        for subview in view.subviews { take(from: subview) }
    }

    private func restore() {
        for flagged in taken { flagged.view?.isSkeletonable = true }
        taken = []
    }
}
