package import DrawKit
package import Foundation

/// The transition between an image without and an image with content overlays.
package enum OverlayTransition: Equatable, Sendable {
    /// A cross-dissolve.
    case mix
    /// A cross-dissolve in which each overlay also grows about its center, starting from this fraction of its size.
    case grow(from: CGFloat)
    /// The image with overlays pushes the other image out of the layer's bounds along this vector, in units of the
    /// bounds.
    case push(CGVector)
    /// An edge moves across the layer in the direction of the unit vector and reveals the overlays. `softness` is the
    /// width of the edge as a fraction of the layer's extent in that direction, 0...1.
    case wipe(CGVector, softness: CGFloat)
}

extension OverlayTransition {
    /// `true` if a mask reveals the image with overlays.
    var isMasked: Bool { if case .wipe = self { true } else { false } }

    /// Returns the scale of overlays whose opacity is `visible`. The scale is less than 1 while the overlays grow.
    func scale(visible: Double) -> CGFloat {
        guard case .grow(let start) = self, visible < 1 else { return 1 }
        return start + (1 - start) * CGFloat(visible)
    }
}

extension OverlayFade {
    /// Returns the scale of the overlays at `time`.
    func overlayScale(at time: TimeInterval) -> CGFloat { transition.scale(visible: value(at: time)) }
}

extension CGAffineTransform {
    /// Creates a uniform scale about the center of `bounds`.
    init(scaling scale: CGFloat, aboutMiddleOf bounds: CGRect) {
        self.init(a: scale, b: 0, c: 0, d: scale, tx: bounds.midX * (1 - scale), ty: bounds.midY * (1 - scale))
    }
}

/// The mask of a wipe: a gradient layer that is opaque behind the edge.
@MainActor
final class WipeMask {
    let layer = CAGradientLayer()

    init() {
        layer.stops = [CGColor(gray: 0, alpha: 1), CGColor(gray: 0, alpha: 0)]
        layer.hasOwnPaint = true
    }

    /// Positions the mask over a layer with `geometry`. The edge moves in `direction` and has covered the fraction
    /// `progress` of its path.
    func place(_ geometry: LayerGeometry, direction: CGVector, softness: CGFloat, progress: Double) {
        layer.bounds = geometry.bounds
        layer.position = geometry.position
        layer.anchorPoint = geometry.anchorPoint
        layer.affine = geometry.transform
        (layer.startPoint, layer.endPoint) = Self.axis(
            over: geometry.bounds.size, direction: direction, softness: softness, progress: progress)
    }

    /// Returns the axis of the mask's gradient, in a layer of `size`, when the edge has covered the fraction `progress`
    /// of its path.
    static func axis(
        over size: CGSize, direction: CGVector, softness: CGFloat, progress: Double
    ) -> (start: CGPoint, end: CGPoint) {
        let size = CGSize(width: max(size.width, 1), height: max(size.height, 1))
        let extent = size.width * abs(direction.dx) + size.height * abs(direction.dy)
        let breadth = max(extent * softness, minimumBreadth)
        let distance = CGFloat(progress) * (extent + breadth) - (extent + breadth) / 2
        let middle = CGPoint(x: size.width / 2 + direction.dx * distance, y: size.height / 2 + direction.dy * distance)
        return GradientBand(direction: direction, breadth: breadth).axis(at: middle, in: size)
    }

    /// The minimum width of the edge in points.
    private static let minimumBreadth: CGFloat = 1
}
