import DrawKit

/// A rounded rectangle before any transform. Its sides need not lie on pixel boundaries.
struct Outline {
    private var topLeft: SIMD2<Double>
    private var bottomRight: SIMD2<Double>
    private(set) var radius: Double
    private let corners: CornerSet

    init(_ shape: RoundedRect) {
        topLeft = SIMD2(Double(shape.rect.minX), Double(shape.rect.minY))
        bottomRight = SIMD2(Double(shape.rect.maxX), Double(shape.rect.maxY))
        radius = shape.pixelRadius
        corners = shape.corners
    }

    /// Returns the outline inset by `width` pixels, with a smaller radius.
    func inset(by width: Double) -> Outline {
        var inner = self
        inner.topLeft += SIMD2(width, width)
        inner.bottomRight -= SIMD2(width, width)
        inner.radius = max(0, radius - width)
        return inner
    }

    func hasArc(at corner: Corner) -> Bool { radius > 0 && corners.contains(corner.set) }

    /// Returns the position of the rectangle's corner, ignoring the radius.
    func edge(at corner: Corner) -> SIMD2<Double> {
        SIMD2(corner.isRight ? bottomRight.x : topLeft.x, corner.isBottom ? bottomRight.y : topLeft.y)
    }
}

extension PixelTransform {
    /// The largest scale factor in any direction.
    var maximumScale: Double {
        let sum = a * a + b * b + c * c + d * d
        let determinant = a * d - b * c
        let difference = max(sum * sum - 4 * determinant * determinant, 0).squareRoot()
        return ((sum + difference) / 2).squareRoot()
    }

    /// `true` if the transform reverses the orientation.
    var isMirrored: Bool { a * d - b * c < 0 }
}
