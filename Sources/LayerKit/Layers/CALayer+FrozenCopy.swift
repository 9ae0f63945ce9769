import DrawKit
import Foundation

extension CALayer {
    /// Returns a copy of the layer tree in its current state, with the values that animations currently show and with
    /// text rendered to bitmaps. The copy is static, except that it continues a transition of this layer and the fades
    /// of content overlays that are in progress. Returns `nil` if the layer is not in a window. If `drawsNow` is
    /// `true`, contents that are marked as needing display are updated first.
    package func frozenCopy(drawsNow: Bool = false) -> CALayer? {
        guard let host else { return nil }
        let settings = FreezeSettings(time: host.clock.now, scale: host.scale, drawsNow: drawsNow)
        let copy = frozen(settings, isDark: isDarkHere)
        copy.darkOverride = isDarkHere
        // Only this layer's transition is copied, not those of its sublayers.
        if let transition { copy.transition = transition }
        return copy
    }

    /// Returns a copy of the layer tree that is static except for the fades of its content overlays.
    func frozen(_ settings: FreezeSettings, isDark: Bool) -> CALayer {
        if settings.drawsNow { drawBeforeFreezing(at: settings.scale) }
        let copy: CALayer =
            switch self {
            case is CAGradientLayer: CAGradientLayer()
            case is CAShapeLayer: CAShapeLayer()
            case is CAReplicatorLayer: CAReplicatorLayer()
            default: CALayer()
            }
        let isDark = darkOverride ?? isDark
        let runs = runs
        if settings.ignoresAnimations, !runs.isEmpty { self.runs = [] }
        copy.copyPresentedValues(from: self, at: settings.time)
        if settings.ignoresAnimations, !runs.isEmpty { self.runs = runs }
        copy.allowsGroupOpacity = allowsGroupOpacity
        copy.darkOverride = darkOverride
        copy.isSuppressed = isSuppressed
        copy.isGradientSpace = isGradientSpace
        copy.overlayFade = overlayFade
        if let contents = contentProvider?.contents(of: self, scale: settings.scale, isDark: isDark) {
            let frozen = FrozenContents(contents)
            copy.ensuredExtras.frozenContents = frozen
            copy.contentProvider = frozen
        }
        for layer in sublayersInDrawingOrder(at: settings.time) {
            copy.addSublayer(layer.frozen(settings, isDark: isDark))
        }
        copy.contentOverlay = contentOverlay?.frozen(settings, isDark: isDark)
        copy.mask = mask?.frozen(settings, isDark: isDark)
        return copy
    }

    /// Draws the layer's contents if they are marked as needing display. Outside a window, a layer that draws at the
    /// screen's scale uses `scale`.
    private func drawBeforeFreezing(at scale: CGFloat) {
        guard awaitsDisplay else { return }
        if host == nil, drawsAtScreenScale { contentsScale = scale }
        displayIfNeeded()
    }
}

/// The options of `frozen(_:isDark:)`.
struct FreezeSettings {
    /// The time at which the layers are copied.
    var time: TimeInterval
    /// The scale of text and of newly drawn contents, in pixels per point.
    var scale: CGFloat
    /// `true` if the layers' model values are copied instead of the values that their animations show.
    var ignoresAnimations = false
    /// `true` if contents that are marked as needing display are drawn before copying.
    var drawsNow = false
}

/// A snapshot of a provider's contents.
@MainActor
final class FrozenContents: LayerContentProvider {
    private let contents: ProvidedContents

    init(_ contents: ProvidedContents) {
        self.contents = contents
    }

    func contents(of layer: CALayer, scale: CGFloat, isDark: Bool) -> ProvidedContents? { contents }
}
