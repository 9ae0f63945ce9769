/// A layer's membership in only one of the two pictures of a dissolve: the outgoing or the incoming one.
package struct DissolveSide {
    /// The fade that drives the dissolve.
    package let fade: OverlayFade
    /// `true` if the layer is in the picture with content overlays.
    package let hasOverlays: Bool
    /// The layer at the same place in the other picture, which has this one as its counterpart, or `nil`.
    package weak var counterpart: CALayer?

    package init(_ fade: OverlayFade, hasOverlays: Bool) {
        (self.fade, self.hasOverlays) = (fade, hasOverlays)
    }
}
