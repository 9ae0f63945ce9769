import DrawKit
import Foundation

extension CALayer {
    /// `true`, the default, if the layer is also drawn while its transform turns its back to the viewer, as a mirror
    /// image; `false` if the layer and its descendants are not drawn then. Has no effect on hit testing.
    ///
    /// The side is that of the layer's `transform`, followed by the `sublayerTransform` of its superlayer, because a
    /// layer draws its sublayers into its own plane. A mirrored layer, with a negative scale, still shows its front. In
    /// an animation between whole transforms, a mirrored layer shows its back.
    public var isDoubleSided: Bool {
        get { !parts.contains(.hidesBack) }
        set { if newValue != isDoubleSided { updateParts(.hidesBack, are: !newValue) } }
    }

    /// Returns `true` if the layer shows its back at `time`.
    func facesAway(at time: TimeInterval) -> Bool {
        var map = presentedTransform(at: time)
        if var outer = superlayer?.extras?.sublayerTransform {
            (outer.m41, outer.m42, outer.m43) = (0, 0, 0)
            map = CATransform3DConcat(map, outer)
        }
        // The z-component of the layer's normal, multiplied by the square of the determinant.
        let depth = map.m11 * map.m22 - map.m12 * map.m21
        let determinant =
            map.m13 * (map.m21 * map.m32 - map.m22 * map.m31) - map.m23 * (map.m11 * map.m32 - map.m12 * map.m31)
            + map.m33 * depth
        return depth * determinant < 0
    }

    /// Returns the transform that the layer presents at `time`, with its rotations about the x- and y-axis.
    func presentedTransform(at time: TimeInterval) -> CATransform3D {
        guard animates(.transform), var value = turnedValue(of: .transform) else { return spatialTransform }
        for run in runs { run.timeline?.apply(to: &value, of: .transform, at: time) }
        switch value {
        case .turned(let parts): return parts.spatial(in: CATransform3DIdentity)
        case .transform(let map):
            var transform = CATransform3DMakeAffineTransform(map)
            // Only the affine part of a whole transform is animated, so a mirror image is assumed to be the back.
            if map.a * map.d - map.b * map.c < 0, showsWholeTransform(at: time) { transform.m33 = -1 }
            return transform
        default: return spatialTransform
        }
    }

    /// Returns `true` if an animation of the whole transform, and not of a component, has an effect at `time`.
    private func showsWholeTransform(at time: TimeInterval) -> Bool {
        runs.contains { $0.timeline?.showsWhole(.transform, at: time) == true }
    }
}
