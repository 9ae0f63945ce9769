import DrawKit
import Foundation

/// A transform, decomposed into the components that key paths refer to: a shear, a scale, rotations about the x-, y-
/// and z-axis and a translation, applied in this order. Core Animation interpolates transforms component by component,
/// so a rotation remains a rotation throughout.
package struct TransformParts: Hashable, Sendable {
    var scaleX: Double
    var scaleY: Double
    /// The change in x per unit of y before the other components apply: the tangent of the shear angle.
    var shear: Double
    /// The rotation in radians, clockwise on screen. In -pi...pi if it is decomposed from a transform.
    var rotation: Double
    /// The rotation about the x-axis in radians. An affine transform has none.
    var rotationX = 0.0
    /// The rotation about the y-axis in radians. An affine transform has none.
    var rotationY = 0.0
    var offsetX: Double
    var offsetY: Double

    /// Decomposes `map`. A mirrored transform gets a negative x scale if that results in the smaller rotation;
    /// otherwise, a negative y scale.
    init(_ map: CGAffineTransform) {
        let isMirroredInX = map.a * map.d - map.b * map.c < 0 && map.a < map.d
        let sign: Double = isMirroredInX ? -1 : 1
        let length = (map.a * map.a + map.b * map.b).squareRoot()
        rotation = length > 0 ? atan2(sign * map.b, sign * map.a) : map.c != 0 || map.d != 0 ? atan2(-map.c, map.d) : 0
        scaleX = sign * length
        let (sine, cosine) = (sin(rotation), cos(rotation))
        scaleY = map.d * cosine - map.c * sine
        let skewed = map.c * cosine + map.d * sine
        shear = scaleX != 0 ? skewed / scaleX : 0
        offsetX = map.tx
        offsetY = map.ty
    }

    /// `true` if the transform rotates about the x- or y-axis, so it isn't affine.
    var isTurned: Bool { rotationX != 0 || rotationY != 0 }

    /// The affine part of the transform that consists of these components: without perspective, a layer that is turned
    /// about the x- or y-axis looks narrower along the other axis.
    var transform: CGAffineTransform {
        let (sine, cosine) = (sin(rotation), cos(rotation))
        var (width, skewed, height) = (scaleX, shear * scaleX, scaleY)
        if isTurned {
            skewed = skewed * cos(rotationY) + height * sin(rotationX) * sin(rotationY)
            width *= cos(rotationY)
            height *= cos(rotationX)
        }
        return CGAffineTransform(
            a: width * cosine, b: width * sine, c: skewed * cosine - height * sine,
            d: skewed * sine + height * cosine, tx: offsetX, ty: offsetY)
    }

    /// The mean of both scales, which is the value of "transform.scale".
    var meanScale: Double { (scaleX + scaleY) / 2 }

    /// Returns the components at `fraction` of the way to `other`. Rotations take the shorter direction.
    func interpolated(to other: TransformParts, fraction: Double) -> TransformParts {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
        var result = self
        result.scaleX = mix(scaleX, other.scaleX)
        result.scaleY = mix(scaleY, other.scaleY)
        result.shear = mix(shear, other.shear)
        result.rotation = rotation + (other.rotation - rotation).remainder(dividingBy: 2 * .pi) * fraction
        result.offsetX = mix(offsetX, other.offsetX)
        result.offsetY = mix(offsetY, other.offsetY)
        return result
    }
}
