import Foundation
import SkeletonView

/// Puts the overlay over the scene while it is wanted, and keeps it up to date.
@MainActor
final class Explainer {
    /// Whether all views of the scene are outlined. False at first.
    var showsAll = false { didSet { if showsAll != oldValue { update() } } }
    /// Whether a click in the scene selects a view. False at first.
    var isSelecting = false { didSet { if isSelecting != oldValue { update() } } }

    private let screen: @MainActor () -> any DemoScreen
    private let didSelect: @MainActor (SceneTree.Item?) -> Void
    private weak var parent: UIView?
    private var overlay: ExplainOverlay?

    /// Makes one for the `screen` that is shown; `didSelect` is called with each view that is selected, and with nil.
    init(screen: @escaping @MainActor () -> any DemoScreen, didSelect: @escaping @MainActor (SceneTree.Item?) -> Void) {
        (self.screen, self.didSelect) = (screen, didSelect)
    }

    /// Lets the overlay be shown on `parent`, over its screen.
    func place(on parent: UIView) {
        self.parent = parent
        update()
    }

    /// Puts the overlay over the content of the screen.
    func layOut() {
        guard let overlay, let parent else { return }
        let content = screen().content
        overlay.frame = content.convert(content.bounds, to: parent)
        listen()
    }

    /// Another screen is shown: what was selected is gone.
    func sceneDidChange() {
        guard let overlay, let parent else { return }
        overlay.clearSelection()
        parent.insertSubview(overlay, aboveSubview: screen().view)
    }

    /// Looks at the scene again: after each layout.
    func refresh() {
        guard let overlay else { return }
        overlay.refresh(screen().content, boneCount: screen().boneCount)
    }

    /// What is selected, as it is now.
    var selectedItem: SceneTree.Item? { overlay?.selectedItem }

    // MARK: Private

    private func update() {
        guard let parent else { return }
        guard showsAll || isSelecting else {
            overlay?.isSelecting = false
            overlay?.window?.pointerDidMove = nil
            overlay?.removeFromSuperview()
            overlay = nil
            return
        }
        let overlay = overlay ?? ExplainOverlay()
        if self.overlay == nil {
            self.overlay = overlay
            overlay.didSelect = { [weak self] in self?.didSelect($0) }
            parent.insertSubview(overlay, aboveSubview: screen().view)
        }
        layOut()
        refresh()
        (overlay.showsAll, overlay.isSelecting) = (showsAll, isSelecting)
        overlay.pointerDidMove(to: parent.window?.pointerLocation)
        parent.setNeedsLayout()
    }

    private func listen() {
        parent?.window?.pointerDidMove = { [weak self] in self?.overlay?.pointerDidMove(to: $0) }
    }
}
