import DrawKit
import Foundation

/// Rotations about the x- and y-axis, which only the matrix of a layer's `transform` contains.
extension TransformParts {
    /// Decomposes `spatial`, without its perspective and depth. Of the angles that describe the same rotation, it has
    /// the smallest.
    init(_ spatial: CATransform3D) {
        let affine = spatial.affinePart
        self.init(affine)
        // Half a turn about the x- or y-axis mirrors the plane and has no other trace in it than the reversed depth.
        let isFlipped = spatial.m33 < 0 && affine.a * affine.d - affine.b * affine.c < 0
        guard spatial.m13 != 0 || spatial.m23 != 0 || isFlipped else { return }
        let (first, second) = (Row(spatial.m11, spatial.m12, spatial.m13), Row(spatial.m21, spatial.m22, spatial.m23))
        guard first.length > 0 else { return }
        let x = first.scaled(by: 1 / first.length)
        let skewed = second.dot(x)
        let upright = second.adding(x, times: -skewed)
        guard upright.length > 0 else { return }
        var y = upright.scaled(by: 1 / upright.length)
        let isMirrored = x.cross(y).dot(Row(spatial.m31, spatial.m32, spatial.m33)) < 0
        if isMirrored { y = y.scaled(by: -1) }
        scaleX = first.length
        scaleY = isMirrored ? -upright.length : upright.length
        shear = skewed / scaleX
        (rotationX, rotationY, rotation) = Self.angles(x, y)
    }

    /// Returns the angles about the x-, y- and z-axis that rotate the x-axis to `x` and the y-axis to `y`, which have
    /// length 1.
    private static func angles(_ x: Row, _ y: Row) -> (x: Double, y: Double, z: Double) {
        let aboutY = asin(min(max(-x.z, -1), 1))
        // At a quarter turn about the y-axis, the other two rotations have the same effect.
        guard abs(x.x) > 1e-12 || abs(x.y) > 1e-12 else { return (atan2(aboutY > 0 ? y.x : -y.x, y.y), aboutY, 0) }
        let near = (x: atan2(y.z, x.cross(y).z), y: aboutY, z: atan2(x.y, x.x))
        func opposite(_ angle: Double) -> Double { angle > 0 ? angle - .pi : angle + .pi }
        let far = (x: opposite(near.x), y: -opposite(near.y), z: opposite(near.z))
        return abs(near.x) + abs(near.y) + abs(near.z) <= abs(far.x) + abs(far.y) + abs(far.z) ? near : far
    }

    /// Returns the transform that consists of these components, with the perspective and depth of `base`.
    func spatial(in base: CATransform3D) -> CATransform3D {
        let affine = transform
        var result = base
        (result.m11, result.m12, result.m21, result.m22) = (affine.a, affine.b, affine.c, affine.d)
        (result.m41, result.m42) = (affine.tx, affine.ty)
        let (sineX, cosineX) = (sin(rotationX), cos(rotationX))
        let (sineY, cosineY) = (sin(rotationY), cos(rotationY))
        let (sine, cosine) = (sin(rotation), cos(rotation))
        let depth = Row(base.m31, base.m32, base.m33).length
        result.m13 = -scaleX * sineY
        result.m23 = scaleY * sineX * cosineY - shear * scaleX * sineY
        result.m31 = depth * (cosineX * sineY * cosine + sineX * sine)
        result.m32 = depth * (cosineX * sineY * sine - sineX * cosine)
        result.m33 = depth * cosineX * cosineY
        return result
    }
}

/// The linear part of a row of a matrix.
private struct Row {
    var x: Double
    var y: Double
    var z: Double

    init(_ x: Double, _ y: Double, _ z: Double) {
        (self.x, self.y, self.z) = (x, y, z)
    }

    /// The length; 1 if it differs from 1 only by rounding, so that turning back restores the original transform.
    var length: Double {
        let length = dot(self).squareRoot()
        return abs(length - 1) < 1e-12 ? 1 : length
    }

    func dot(_ other: Row) -> Double { x * other.x + y * other.y + z * other.z }

    func scaled(by factor: Double) -> Row { Row(x * factor, y * factor, z * factor) }

    func adding(_ other: Row, times factor: Double) -> Row {
        Row(x + other.x * factor, y + other.y * factor, z + other.z * factor)
    }

    func cross(_ other: Row) -> Row {
        Row(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
    }
}
