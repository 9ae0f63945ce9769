import DrawKit
import Foundation

/// An affine map taken apart into what key paths name: applied in this order, a shear, a scale, a rotation and a
/// translation. Core Animation interpolates transforms part by part, so that a turn stays a turn on the way.
struct TransformParts: Equatable {
    var scaleX: Double
    var scaleY: Double
    /// How much x grows with y before anything else, as the tangent of the angle.
    var shear: Double
    /// In radians, clockwise on the screen, in -pi...pi when taken from a map.
    var rotation: Double
    var offsetX: Double
    var offsetY: Double

    /// Takes `map` apart. A mirrored map is read as the one with a negative x scale where that needs the smaller turn,
    /// else as the one with a negative y scale.
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

    /// The map that these parts make.
    var transform: CGAffineTransform {
        let (sine, cosine) = (sin(rotation), cos(rotation))
        let skewed = shear * scaleX
        return CGAffineTransform(
            a: scaleX * cosine, b: scaleX * sine, c: skewed * cosine - scaleY * sine,
            d: skewed * sine + scaleY * cosine, tx: offsetX, ty: offsetY)
    }

    /// The mean of both scales: what "transform.scale" answers.
    var meanScale: Double { (scaleX + scaleY) / 2 }

    /// The parts at `fraction` of the way to `other`; rotations take the short way round.
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
