import DrawKit
import Foundation

extension CALayer {
    /// Returns a static copy of the layer tree in its current state, with stopped animations and with text rendered to
    /// bitmaps. Returns `nil` if the layer is not in a window.
    package func frozenCopy() -> CALayer? {
        guard let host else { return nil }
        let copy = frozen(by: host, isDark: isDarkHere)
        copy.darkOverride = isDarkHere
        // The copy also shows a transition in progress.
        if let transition { copy.transition = transition }
        return copy
    }

    private func frozen(by host: LayerHost, isDark: Bool) -> CALayer {
        let copy: CALayer =
            switch self {
            case is CAGradientLayer: CAGradientLayer()
            case is CAShapeLayer: CAShapeLayer()
            case is CAReplicatorLayer: CAReplicatorLayer()
            default: CALayer()
            }
        let isDark = darkOverride ?? isDark
        copy.copyPresentedValues(from: self, at: host.clock.now)
        copy.allowsGroupOpacity = allowsGroupOpacity
        copy.darkOverride = darkOverride
        copy.isSuppressed = isSuppressed
        copy.isGradientSpace = isGradientSpace
        copy.overlayFade = overlayFade
        if let contents = contentProvider?.contents(of: self, scale: host.scale, isDark: isDark) {
            let frozen = FrozenContents(contents)
            copy.madeExtras.frozenContents = frozen
            copy.contentProvider = frozen
        }
        for layer in sublayersInDrawingOrder(at: host.clock.now) {
            copy.addSublayer(layer.frozen(by: host, isDark: isDark))
        }
        copy.contentOverlay = contentOverlay?.frozen(by: host, isDark: isDark)
        copy.mask = mask?.frozen(by: host, isDark: isDark)
        return copy
    }
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
