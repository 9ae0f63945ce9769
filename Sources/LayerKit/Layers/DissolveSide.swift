/// Which of the two pictures of a dissolve a layer is in: what leaves is in the one and what comes is in the other.
package struct DissolveSide {
    /// What the dissolve goes by.
    package let fade: OverlayFade
    /// Whether it is in the picture with stand-ins.
    package let hasOverlays: Bool
    /// What is in the same place in the other picture, and has this layer as its counterpart; nil if nothing is.
    package weak var counterpart: CALayer?

    package init(_ fade: OverlayFade, hasOverlays: Bool) {
        (self.fade, self.hasOverlays) = (fade, hasOverlays)
    }
}
