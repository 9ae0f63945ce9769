package import LayerKit

/// An overlay that is drawn instead of a view's content. The content is never modified.
///
/// The view owns the overlay while the overlay is assigned to `UIView.contentOverlay`. After one of its properties has
/// changed, the overlay calls `contentOverlayDidChange()` on the view.
@MainActor
package protocol ContentOverlay: OverlayFollower {
    /// The layer to draw; `nil` draws nothing.
    var layer: CALayer? { get }
    /// The cross-fade between the overlay and the content; `nil` shows both.
    var fade: OverlayFade? { get }
    /// `true` if the view and its descendants receive no touches or keys.
    var coversEvents: Bool { get }
    /// `true` if the content is hidden from assistive technologies.
    var hidesContent: Bool { get }
}

extension UIView {
    /// Updates the view after its content overlay was replaced or changed one of its properties.
    package func contentOverlayDidChange() {
        let contentOverlay = contentOverlay
        layer.contentOverlay = contentOverlay?.layer
        layer.overlayFade = contentOverlay?.fade
        layer.overlayFollower = contentOverlay
        let covers = contentOverlay?.coversEvents ?? false
        guard covers != isOverlayCovering else { return }
        isOverlayCovering = covers
        covers ? loseEvents() : regainFocus()
    }
}
