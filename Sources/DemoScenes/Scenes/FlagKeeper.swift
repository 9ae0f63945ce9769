import SkeletonView

/// Takes the flags of views away as long as their skeleton finds its bones by itself, where flags would come first, and
/// gives them back.
@MainActor
final class FlagKeeper {
    private struct Flagged {
        weak var view: UIView?
    }

    private var taken: [Flagged] = []

    /// Lets `view`, with all in it, be flagged or not, as `style` says.
    func follow(_ style: DemoStyle, in view: UIView) {
        if style.isAutomatic { take(from: view) } else { giveBack() }
    }

    private func take(from view: UIView) {
        if view.isSkeletonable {
            view.isSkeletonable = false
            taken.append(Flagged(view: view))
        }
        for subview in view.subviews { take(from: subview) }
    }

    private func giveBack() {
        for flagged in taken { flagged.view?.isSkeletonable = true }
        taken = []
    }
}
