import DrawKit
import Foundation
import Reporting

extension CALayer {
    /// The transform applied to the sublayers, but not to the layer itself, about the layer's anchor point. The
    /// identity by default. Not animatable.
    ///
    /// Only the affine part is drawn. Depth has no effect, and perspective is reported and ignored.
    public var sublayerTransform: CATransform3D {
        get { extras?.sublayerTransform ?? CATransform3DIdentity }
        set {
            guard !CATransform3DEqualToTransform(newValue, sublayerTransform) else { return }
            ensuredExtras.sublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
            if newValue.hasPerspective {
                Diagnostics.report("\(label): perspective transforms are not supported; drawn without perspective")
            }
            setNeedsRecord()
        }
    }

    /// Returns the transform from the coordinates of the sublayers to those of the layer. `geometry` is the geometry of
    /// the layer. Returns `nil` if `sublayerTransform` is the identity or not finite.
    func mapFromSublayers(_ geometry: @autoclosure () -> LayerGeometry) -> CGAffineTransform? {
        guard let transform = extras?.sublayerTransform?.affinePart, transform.isFinite else { return nil }
        let (bounds, anchor) = (geometry().bounds, geometry().anchorPoint)
        let middle = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        return CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    }
}
