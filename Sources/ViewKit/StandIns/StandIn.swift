package import LayerKit

/// Something that is shown in place of a view's content, which itself is never changed.
///
/// The view owns it while it stands there: it is handed over and taken back by one assignment of `UIView.standIn`, and
/// tells the view of its changes by `standInDidChange()`.
@MainActor
package protocol StandIn: StandInFollower {
    /// What is drawn; nil draws nothing.
    var layer: CALayer? { get }
    /// How visible it is, and the content under it the less; nil shows both.
    var fade: StandInFade? { get }
    /// Whether the view, and all inside it, is out of reach of touches and keys.
    var coversEvents: Bool { get }
    /// Whether the content is not there for assistive tools.
    var hidesContent: Bool { get }
}

extension UIView {
    /// Shows what the stand-in is now.
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
