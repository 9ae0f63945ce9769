import Foundation
import LayerKit
import ViewKit

/// The bones of a part that was removed from a skeleton, until they have faded out.
@MainActor
final class FadingPart {
    /// The end of the fade on the window's clock.
    let end: TimeInterval
    private weak var view: UIView?
    private let fade: OverlayFade
    private var leaves: [LeafPresence]
    /// The lists inside items of the part that fade out as a whole.
    let lists: [ListPresence]
    private var ending: ScheduledWork?

    /// Fades out `leaves`, which are in `view`, with `fade`. If `fadesAsWhole` is `true`, they fade together with the
    /// view, otherwise individually. At the end of the fade, `action` is called; it must call `finish`.
    init(
        _ leaves: [LeafPresence], lists: [ListPresence], of view: UIView, fade: OverlayFade, fadesAsWhole: Bool,
        in window: UIWindow, then action: @escaping @MainActor (FadingPart) -> Void
    ) {
        self.leaves = leaves
        self.lists = lists
        self.view = view
        self.fade = fade
        end = fade.end
        if fadesAsWhole { view.layer.overlayDissolve = fade }
        for leaf in leaves where !leaf.isDeparting { leaf.apply(fade) }
        ending = window.schedule(after: fade.end - window.time) { [weak self] in
            if let self { action(self) }
        }
    }

    /// Updates the bones after a layout of `root`, and removes the bones of views that are no longer inside `root`.
    func layOut(in root: UIView) {
        for leaf in leaves {
            if leaf.view?.isDescendant(of: root) ?? false { leaf.layOut() } else { leaf.remove() }
        }
    }

    /// Removes the bones.
    func finish() {
        ending?.cancel()
        for leaf in leaves { leaf.remove() }
        leaves = []
        if view?.layer.overlayDissolve === fade { view?.layer.overlayDissolve = nil }
    }
}
