import Foundation
import SkeletonView

/// A controller that shows an `ExplainOverlay` on the current scene while the overlay is needed, and keeps it up to
/// date.
@MainActor
final class Explainer {
    /// `true` if all views of the scene are outlined. `false` by default.
    var showsAll = false { didSet { if showsAll != oldValue { update() } } }
    /// `true` if a click in the scene selects a view. `false` by default.
    var isSelecting = false { didSet { if isSelecting != oldValue { update() } } }

    private let screen: @MainActor () -> any DemoScreen
    private let didSelect: @MainActor (SceneTree.Item?) -> Void
    private weak var parent: UIView?
    private var overlay: ExplainOverlay?

    /// Creates an explainer for the visible screen, which `screen` returns. `didSelect` is called with each selected
    /// view, and with `nil` when the selection is cleared.
    init(screen: @escaping @MainActor () -> any DemoScreen, didSelect: @escaping @MainActor (SceneTree.Item?) -> Void) {
        self.screen = screen
        self.didSelect = didSelect
    }

    /// Sets the view that contains the screen and will contain the overlay.
    func place(on parent: UIView) {
        self.parent = parent
        update()
    }

    /// Places the overlay over the content of the screen.
    func layOut() {
        guard let overlay, let parent else { return }
        let content = screen().content
        overlay.frame = content.convert(content.bounds, to: parent)
        observePointer()
    }

    /// Clears the selection and moves the overlay to the current screen. Call this after another screen has been shown.
    func sceneDidChange() {
        guard let overlay, let parent else { return }
        overlay.clearSelection()
        parent.insertSubview(overlay, aboveSubview: screen().view)
    }

    /// Updates the overlay. Call this after a layout pass.
    func refresh() {
        guard let overlay else { return }
        overlay.refresh(screen().content, boneCount: screen().boneCount)
    }

    /// The selected view's item in the overlay's current tree; `nil` if none is selected.
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
        overlay.showsAll = showsAll
        overlay.isSelecting = isSelecting
        overlay.pointerDidMove(to: parent.window?.pointerLocation)
        parent.setNeedsLayout()
    }

    private func observePointer() {
        parent?.window?.pointerDidMove = { [weak self] in self?.overlay?.pointerDidMove(to: $0) }
    }
}
