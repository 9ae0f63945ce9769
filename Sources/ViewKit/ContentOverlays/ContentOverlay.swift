package import LayerKit

/// Something that is shown in place of a view's content, which itself is never changed.
///
/// The view owns it while it stands there: it is handed over and taken back by one assignment of `UIView.contentOverlay`, and
/// tells the view of its changes by `contentOverlayDidChange()`.
@MainActor
package protocol ContentOverlay: OverlayFollower {
    /// What is drawn; nil draws nothing.
    var layer: CALayer? { get }
    /// How visible it is, and the content under it the less; nil shows both.
    var fade: OverlayFade? { get }
    /// Whether the view, and all inside it, is out of reach of touches and keys.
    var coversEvents: Bool { get }
    /// Whether the content is not there for assistive tools.
    var hidesContent: Bool { get }
}

extension UIView {
    /// Shows what the stand-in is now.
    package func contentOverlayDidChange() {
        let contentOverlay = contentOverlay
        layer.contentOverlay = contentOverlay?.layer
        layer.overlayFade = contentOverlay?.fade
        layer.overlayFollower = contentOverlay
        let covers = contentOverlay?.coversEvents ?? false
        guard covers != isOverlayCovering else { return }
        isOverlayCovering = covers
        if covers { loseEvents() }
    }
}
