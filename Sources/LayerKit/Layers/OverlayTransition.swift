package import DrawKit
package import Foundation

/// How the picture without stand-ins and that with them take each other's place in a fade.
package enum OverlayTransition: Equatable, Sendable {
    /// The one is mixed into the other.
    case mix
    /// The same, while each stand-in grows about its middle from so much of its size.
    case grow(from: CGFloat)
    /// The picture with stand-ins pushes the other out of the layer's bounds, along this part of them.
    case push(CGVector)
    /// An edge moves over the layer in a direction of length 1, behind which stand-ins are seen; it is as soft as so
    /// much of its way, 0...1.
    case wipe(CGVector, softness: CGFloat)
}

extension OverlayTransition {
    /// Whether a mask says what is seen of the picture with stand-ins.
    var isMasked: Bool { if case .wipe = self { true } else { false } }

    /// The size of stand-ins that are visible by `visible`, as a part of their own: below 1 while they grow.
    func scale(visible: Double) -> CGFloat {
        guard case .grow(let start) = self, visible < 1 else { return 1 }
        return start + (1 - start) * CGFloat(visible)
    }
}

extension OverlayFade {
    /// The size of the stand-ins at `time`, as a part of their own.
    func overlayScale(at time: TimeInterval) -> CGFloat { transition.scale(visible: value(at: time)) }
}

extension CGAffineTransform {
    /// Scales both axes by `scale`; the middle of `bounds` stays in its place.
    init(scaling scale: CGFloat, aboutMiddleOf bounds: CGRect) {
        self.init(a: scale, b: 0, c: 0, d: scale, tx: bounds.midX * (1 - scale), ty: bounds.midY * (1 - scale))
    }
}

/// The mask of a wipe: a layer of the size of that which passes, opaque behind the edge.
@MainActor
final class WipeMask {
    let layer = CAGradientLayer()

    init() {
        layer.stops = [CGColor(gray: 0, alpha: 1), CGColor(gray: 0, alpha: 0)]
        layer.hasOwnPaint = true
    }

    /// Lets the edge, which moves in `direction`, have made the part `progress` of its way over what `geometry` is the
    /// place of.
    func place(_ geometry: LayerGeometry, direction: CGVector, softness: CGFloat, progress: Double) {
        layer.bounds = geometry.bounds
        layer.position = geometry.position
        layer.anchorPoint = geometry.anchorPoint
        layer.affine = geometry.transform
        (layer.startPoint, layer.endPoint) = Self.axis(
            over: geometry.bounds.size, direction: direction, softness: softness, progress: progress)
    }

    /// The axis of the mask of something of `size`, over which the edge has made the part `progress` of its way.
    static func axis(
        over size: CGSize, direction: CGVector, softness: CGFloat, progress: Double
    ) -> (start: CGPoint, end: CGPoint) {
        let size = CGSize(width: max(size.width, 1), height: max(size.height, 1))
        let extent = size.width * abs(direction.dx) + size.height * abs(direction.dy)
        let breadth = max(extent * softness, leastBreadth)
        let way = CGFloat(progress) * (extent + breadth) - (extent + breadth) / 2
        let middle = CGPoint(x: size.width / 2 + direction.dx * way, y: size.height / 2 + direction.dy * way)
        return GradientBand(direction: direction, breadth: breadth).axis(at: middle, in: size)
    }

    /// A hard edge is as soft as a pixel's side, in points.
    private static let leastBreadth: CGFloat = 1
}
