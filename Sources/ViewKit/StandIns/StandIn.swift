package import LayerKit

/// A content overlay: drawn instead of a view's content, which is never modified.
///
/// The view owns it while it is assigned to `UIView.standIn`. The overlay reports its changes with
/// `standInDidChange()`.
@MainActor
package protocol StandIn: StandInFollower {
    /// The layer to draw; `nil` draws nothing.
    var layer: CALayer? { get }
    /// The cross-fade between the overlay and the content; `nil` shows both.
    var fade: StandInFade? { get }
    /// `true` if the view and its descendants receive no touches and keys.
    var coversEvents: Bool { get }
    /// `true` if the content is hidden from assistive tools.
    var hidesContent: Bool { get }
}

extension UIView {
    /// Applies the current state of the content overlay.
    package func standInDidChange() {
        let standIn = standIn
        layer.standIn = standIn?.layer
        layer.standInFade = standIn?.fade
        layer.standInFollower = standIn
        let covers = standIn?.coversEvents ?? false
        guard covers != isStandInCovering else { return }
        isStandInCovering = covers
        if covers { loseEvents() }
    }
}
