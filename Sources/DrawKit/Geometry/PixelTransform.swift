/// An affine transform from a shape's pixels to the frame's pixels, `x' = a x + c y + tx` and `y' = b x + d y + ty`.
package struct PixelTransform: Hashable, Sendable, BitwiseCopyable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double

    /// The maximum magnitude of coordinates, in pixels. Differences between valid coordinates still fit in an `Int32`.
    private static let maximumCoordinate = 536_870_912.0
    /// The fraction of a pixel by which a box may extend into the next pixel without including that pixel. Allows for
    /// the rounding error of a rotation by 90 degrees.
    private static let roundingTolerance = 1.0 / 4096

    /// The identity transform.
    package static let identity = PixelTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Returns the point to which the transform maps (`x`, `y`).
    package func point(x: Double, y: Double) -> (x: Double, y: Double) {
        (a * x + c * y + tx, b * x + d * y + ty)
    }

    /// The inverse transform; `nil` if the transform is degenerate or an entry is not finite.
    package var inverse: PixelTransform? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return nil }
        let result = PixelTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
        let isFinite = [result.a, result.b, result.c, result.d, result.tx, result.ty].allSatisfy(\.isFinite)
        return isFinite ? result : nil
    }

    /// Returns the bounding box of the transformed `rect`, in whole pixels. Returns an empty rectangle if the transform
    /// has no inverse or the result is out of range.
    package func bounds(of rect: PixelRect) -> PixelRect {
        guard !rect.isEmpty, inverse != nil else { return .zero }
        let (left, top) = (Double(rect.minX), Double(rect.minY))
        let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
        let corners = (
            point(x: left, y: top), point(x: right, y: top), point(x: left, y: bottom), point(x: right, y: bottom)
        )
        let minX = min(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
        let minY = min(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
        let maxX = max(corners.0.x, corners.1.x, corners.2.x, corners.3.x)
        let maxY = max(corners.0.y, corners.1.y, corners.2.y, corners.3.y)
        guard minX >= -Self.maximumCoordinate, minY >= -Self.maximumCoordinate, maxX <= Self.maximumCoordinate,
            maxY <= Self.maximumCoordinate
        else { return .zero }
        return PixelRect(
            minX: Int32((minX + Self.roundingTolerance).rounded(.down)),
            minY: Int32((minY + Self.roundingTolerance).rounded(.down)),
            maxX: Int32((maxX - Self.roundingTolerance).rounded(.up)),
            maxY: Int32((maxY - Self.roundingTolerance).rounded(.up)))
    }

    /// Returns the lengths of the sides of the transformed `rect`, rounded to whole pixels.
    package func size(of rect: PixelRect) -> PixelSize {
        let width = (Double(rect.maxX) - Double(rect.minX)) * (a * a + b * b).squareRoot()
        let height = (Double(rect.maxY) - Double(rect.minY)) * (c * c + d * d).squareRoot()
        return PixelSize(width: Int32(min(width, 1e9).rounded()), height: Int32(min(height, 1e9).rounded()))
    }
}

extension PixelTransform: CustomStringConvertible {
    package var description: String { "[\(a) \(b) \(c) \(d) \(tx) \(ty)]" }
}
