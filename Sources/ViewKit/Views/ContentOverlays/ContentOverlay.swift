package import LayerKit

/// An overlay that is drawn over a view's content. `fade` determines how much of the content is visible. The content
/// itself is never modified.
///
/// The view owns the overlay while the overlay is assigned to `UIView.contentOverlay`. After one of its properties has
/// changed, the overlay must call `contentOverlayDidChange()` on the view.
@MainActor
package protocol ContentOverlay: OverlayFollower {
    /// The layer to draw; `nil` draws nothing.
    var layer: CALayer? { get }
    /// The cross-fade between the overlay and the content; `nil` shows both fully.
    var fade: OverlayFade? { get }
    /// `true` if the overlay blocks touches and keys for the view and its descendants.
    var blocksEvents: Bool { get }
    /// `true` if the content is hidden from assistive technologies.
    var hidesContentFromAccessibility: Bool { get }
}

extension UIView {
    /// Updates the view for its content overlay. Called when the overlay has been replaced or one of its properties has
    /// changed.
    package func contentOverlayDidChange() {
        let contentOverlay = contentOverlay
        ownLayer.contentOverlay = contentOverlay?.layer
        ownLayer.overlayFade = contentOverlay?.fade
        ownLayer.overlayFollower = contentOverlay
        let blocks = contentOverlay?.blocksEvents ?? false
        guard blocks != isBlockedByOverlay else { return }
        isBlockedByOverlay = blocks
        blocks ? cancelEvents() : regainFocus()
    }
}
