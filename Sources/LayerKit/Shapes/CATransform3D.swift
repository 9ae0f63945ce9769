public import DrawKit
public import Foundation

/// A 4 × 4 matrix in homogeneous coordinates for row vectors. As in Core Animation, `m41`, `m42` and `m43` are the
/// translation, and `m14`, `m24` and `m34` are the perspective.
public struct CATransform3D: Hashable, Sendable {
    /// The coefficient of x in the new x.
    public var m11: CGFloat = 0
    /// The coefficient of x in the new y.
    public var m12: CGFloat = 0
    /// The coefficient of x in the new z.
    public var m13: CGFloat = 0
    /// The coefficient of x in the perspective divisor.
    public var m14: CGFloat = 0
    /// The coefficient of y in the new x.
    public var m21: CGFloat = 0
    /// The coefficient of y in the new y.
    public var m22: CGFloat = 0
    /// The coefficient of y in the new z.
    public var m23: CGFloat = 0
    /// The coefficient of y in the perspective divisor.
    public var m24: CGFloat = 0
    /// The coefficient of z in the new x.
    public var m31: CGFloat = 0
    /// The coefficient of z in the new y.
    public var m32: CGFloat = 0
    /// The coefficient of z in the new z.
    public var m33: CGFloat = 0
    /// The coefficient of z in the perspective divisor.
    public var m34: CGFloat = 0
    /// The translation to the right, in points.
    public var m41: CGFloat = 0
    /// The downward translation, in points.
    public var m42: CGFloat = 0
    /// The translation toward the viewer, in points.
    public var m43: CGFloat = 0
    /// The constant part of the perspective divisor.
    public var m44: CGFloat = 0

    /// Creates a transform whose entries are all 0. For the identity, use `CATransform3DIdentity`.
    public init() {}

    /// Creates a transform from its entries, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }

    /// The effect of the transform on the plane z = 0, without perspective.
    package var affinePart: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }

    /// `true` if perspective affects the plane z = 0, which an affine transform can't represent.
    var hasPerspective: Bool { m14 != 0 || m24 != 0 || m44 != 1 }

    fileprivate var rows: [[CGFloat]] {
        get { [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]] }
        set {
            self = CATransform3D(
                m11: newValue[0][0], m12: newValue[0][1], m13: newValue[0][2], m14: newValue[0][3],
                m21: newValue[1][0], m22: newValue[1][1], m23: newValue[1][2], m24: newValue[1][3],
                m31: newValue[2][0], m32: newValue[2][1], m33: newValue[2][2], m34: newValue[2][3],
                m41: newValue[3][0], m42: newValue[3][1], m43: newValue[3][2], m44: newValue[3][3])
        }
    }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0,
    m43: 0, m44: 1)

/// Returns `true` if `t` is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns `true` if the transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation by (`tx`, `ty`, `tz`), in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m41 = tx
    transform.m42 = ty
    transform.m43 = tz
    return transform
}

/// Returns a scale by (`sx`, `sy`, `sz`) about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m11 = sx
    transform.m22 = sy
    transform.m33 = sz
    return transform
}

/// Returns a rotation by `angle` radians about the axis from the origin through (`x`, `y`, `z`). Positive angles about
/// (0, 0, 1) rotate clockwise on screen. Returns the identity if the axis has zero length.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    // Rodrigues' rotation formula, which rotates only the part perpendicular to the axis.
    let complement = 1 - cosine
    var rotation = CATransform3DIdentity
    rotation.m11 = cosine + x * x * complement
    rotation.m12 = x * y * complement + z * sine
    rotation.m13 = x * z * complement - y * sine
    rotation.m21 = x * y * complement - z * sine
    rotation.m22 = cosine + y * y * complement
    rotation.m23 = y * z * complement + x * sine
    rotation.m31 = x * z * complement + y * sine
    rotation.m32 = y * z * complement - x * sine
    rotation.m33 = cosine + z * z * complement
    return rotation
}

/// Returns the transform that applies a translation in points and then `t`.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that applies a scale and then `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that applies a rotation and then `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies `a` and then `b`: the matrix product a b.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    let (left, right) = (a.rows, b.rows)
    var product = CATransform3DIdentity
    product.rows = left.map { row in
        (0..<4).map { column in zip(row, right).reduce(0) { $0 + $1.0 * $1.1[column] } }
    }
    return product
}

/// Returns the inverse of `t`, or `t` itself if it can't be inverted.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss-Jordan elimination with partial pivoting.
    var (left, right) = (t.rows, CATransform3DIdentity.rows)
    for column in 0..<4 {
        let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
        guard abs(left[pivot][column]) > 1e-12 else { return t }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        let factor = left[column][column]
        for entry in 0..<4 {
            left[column][entry] /= factor
            right[column][entry] /= factor
        }
        for row in 0..<4 where row != column {
            let multiple = left[row][column]
            for entry in 0..<4 {
                left[row][entry] -= multiple * left[column][entry]
                right[row][entry] -= multiple * right[column][entry]
            }
        }
    }
    var inverse = CATransform3DIdentity
    inverse.rows = right
    return inverse
}

/// Returns a 2D affine transform as a 3D transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m11 = m.a
    transform.m12 = m.b
    transform.m21 = m.c
    transform.m22 = m.d
    transform.m41 = m.tx
    transform.m42 = m.ty
    return transform
}

/// Returns `true` if `t` is a 2D affine transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(t.affinePart)
}

/// Returns `t` as a 2D affine transform. If `t` is not affine, returns its effect on the plane z = 0, without
/// perspective.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affinePart }
