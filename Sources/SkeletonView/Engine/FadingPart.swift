import Foundation
import LayerKit
import ViewKit

/// The bones of a part that was taken out of a skeleton, until they have faded.
@MainActor
final class FadingPart {
    /// When they have faded, on the window's clock.
    let end: TimeInterval
    private weak var view: UIView?
    private let fade: OverlayFade
    private var leaves: [LeafPresence]
    /// The lists in it whose items fade as a whole.
    let lists: [ListPresence]
    private var ending: ScheduledWork?

    /// Lets `leaves`, which are in `view`, fade out as `fade` says, as one picture with the view unless its parts have
    /// fades of their own; `action` is to finish it.
    init(
        _ leaves: [LeafPresence], lists: [ListPresence], of view: UIView, fade: OverlayFade, isOnePicture: Bool,
        in window: UIWindow, then action: @escaping @MainActor (FadingPart) -> Void
    ) {
        (self.leaves, self.lists, self.view, self.fade) = (leaves, lists, view, fade)
        end = fade.end
        if isOnePicture { view.layer.overlayDissolve = fade }
        for leaf in leaves where !leaf.isDeparting { leaf.apply(fade) }
        ending = window.schedule(after: fade.end - window.time) { [weak self] in
            if let self { action(self) }
        }
    }

    /// Lets the bones follow a layout of `root`; what left it loses them.
    func layOut(in root: UIView) {
        for leaf in leaves {
            if leaf.view?.isDescendant(of: root) ?? false { leaf.layOut() } else { leaf.remove() }
        }
    }

    /// Takes the bones away.
    func finish() {
        ending?.cancel()
        for leaf in leaves { leaf.remove() }
        leaves = []
        if view?.layer.overlayDissolve === fade { view?.layer.overlayDissolve = nil }
    }
}
