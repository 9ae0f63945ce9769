/// A layer's membership in only one of the two images of a dissolve, the outgoing or the incoming one.
package struct DissolveSide {
    /// The fade that drives the dissolve.
    package let fade: OverlayFade
    /// `true` if the layer is in the image with content overlays.
    package let hasOverlays: Bool
    /// The layer at the same position in the other image, which has this layer as its counterpart, or `nil`.
    package weak var counterpart: CALayer?

    package init(_ fade: OverlayFade, hasOverlays: Bool) {
        self.fade = fade
        self.hasOverlays = hasOverlays
    }
}
