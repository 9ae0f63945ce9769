import DrawKit
import Foundation
import LayerKit

/// The highlight of a bone that is so tall that the ends of its slanted band become visible: a rotated, moving layer of
/// the band's size.
///
/// This layer is re-recorded in every frame. To avoid that, all other highlights are drawn by the bone's own layer.
@MainActor
final class SomoMovedHighlight {
    private let layer = CAGradientLayer()
    private weak var bone: CALayer?
    private let wasClipped: Bool

    /// Adds the highlight of `band` to `bone` and animates its position with `animation`. If `animation` is `nil`, the
    /// highlight stays out of sight.
    init(_ band: SomoBand, on bone: CALayer, animation: CAAnimation?) {
        self.bone = bone
        wasClipped = bone.masksToBounds
        bone.masksToBounds = true
        layer.bounds = CGRect(x: 0, y: 0, width: band.breadth, height: band.length ?? 0)
        layer.position = band.hiddenCenter(in: bone.bounds.size)
        layer.affine = CGAffineTransform(rotationAngle: atan2(band.direction.dy, band.direction.dx))
        band.color(layer)
        layer.startPoint = CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: 0.5)
        if let animation { layer.add(animation, forKey: "somo") }
        bone.addSublayer(layer)
    }

    /// Removes the highlight from the bone.
    func remove() {
        layer.removeFromSuperlayer()
        bone?.masksToBounds = wasClipped
    }
}
