import DrawKit
import Foundation

/// Recording of layers with a content overlay.
extension RecordPass {
    /// Records `layer`, whose bounds are currently `bounds`, and the content overlay above it. The layer's
    /// `overlayFade`, if any, determines the opacities of the layer's own content and of the overlay.
    mutating func recordOverlay(
        of layer: CALayer, on placement: Placement, bounds: CGRect, isVisible: Bool, context: Context
    ) {
        guard let overlay = layer.contentOverlay else {
            return recordContent(of: layer, on: placement, isVisible: isVisible, context: context, hasOverlay: false)
        }
        var below = context
        var overlayOpacity = context.opacity
        if let fade = layer.overlayFade { apply(fade, to: &below, overlayOpacity: &overlayOpacity) }
        if hasShadow(layer, on: placement) {
            // The shadow is not part of the content. It stays below the content overlay.
            var shadowContext = below
            shadowContext.opacity = context.opacity
            recordShadow(of: layer, on: placement, context: shadowContext)
        }
        if overlayOpacity > 0 {
            var above = below
            above.opacity = overlayOpacity
            scale(&above, in: bounds, by: layer.overlayFade)
            guard below.opacity > 0 else { return record(overlay, in: above) }
            guard layer.parts.contains(.sublayers) else {
                recordContent(of: layer, on: placement, isVisible: isVisible, context: below, hasOverlay: true)
                return record(overlay, in: above)
            }
            // Steps form a stack, so the first one is recorded last.
            steps.append(Step(layer: overlay, context: above, action: .layer))
        }
        guard below.opacity > 0 else { return }
        recordContent(of: layer, on: placement, isVisible: isVisible, context: below, hasOverlay: true)
    }

    /// Multiplies the opacities of the content and of the content overlay by those of `fade`. In a dissolve between two
    /// images, only the image with overlays shows the overlay, and `contentOpacities(at:)` determines the content's
    /// opacity in each image.
    private mutating func apply(_ fade: OverlayFade, to content: inout Context, overlayOpacity: inout Double) {
        let isInDissolve = fade.identity == content.dissolve
        steady.note(until: fade.end, at: time, isSteady: isInDissolve && fade.keepsContent)
        content.isSharedByBothImages = false
        if !isInDissolve {
            overlayOpacity *= clamped(fade.value(at: time))
            content.opacity *= clamped(1 - fade.hidden(at: time))
        } else if content.showsOverlays {
            content.opacity *= clamped(fade.contentOpacities(at: time).with)
        } else {
            overlayOpacity = 0
            content.opacity *= clamped(fade.contentOpacities(at: time).without)
        }
    }

    /// Scales the content overlay about the center of `bounds` if its fade makes it grow. In a dissolve, all overlays
    /// are drawn at the same scale; overlays that fade separately follow their own fades.
    private func scale(_ overlay: inout Context, in bounds: CGRect, by fade: OverlayFade?) {
        let scale = overlay.overlayScale < 1 ? overlay.overlayScale : fade?.overlayScale(at: time) ?? 1
        guard scale < 1 else { return }
        overlay.map = CGAffineTransform(scaling: scale, aboutMiddleOf: bounds).concatenating(overlay.map)
        overlay.overlayScale = 1
    }

    /// Positions the content overlay of `layer` for `bounds`, the layer's current presentation bounds.
    func follow(_ bounds: CGRect, of layer: CALayer, isAnimated: Bool) {
        let isElsewhere = isAnimated && bounds != layer.bounds
        guard isElsewhere || layer.isOverlayElsewhere, let follower = layer.overlayFollower else { return }
        layer.isOverlayElsewhere = isElsewhere
        let needsRecord = layer.tree?.needsRecord ?? false
        follower.follow(bounds)
        // The follower's changes are recorded in this pass, so they don't require another record pass.
        layer.tree?.needsRecord = needsRecord
    }
}
