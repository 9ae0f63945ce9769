/// The membership of a layer in only one of a dissolve's two images, the outgoing or the incoming one.
package struct DissolveSide {
    /// The fade that drives the dissolve.
    package let fade: OverlayFade
    /// `true` if the layer is in the image with content overlays.
    package let hasOverlays: Bool
    /// The corresponding layer in the other image, if any. The two layers are each other's counterparts.
    package weak var counterpart: CALayer?

    package init(_ fade: OverlayFade, hasOverlays: Bool) {
        self.fade = fade
        self.hasOverlays = hasOverlays
    }
}
