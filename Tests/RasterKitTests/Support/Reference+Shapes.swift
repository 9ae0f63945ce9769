import DrawKit

/// A rounded rectangle, or the ring of `border` pixels inside it, with a transform.
struct PlacedShape {
    var shape: RoundedRect
    var transform = PixelTransform.identity
    var border = 0.0

    /// `true` if the shape is not transformed.
    var isUpright: Bool { transform == .identity }
}

extension PlacedShape {
    init(rect: PixelRect) {
        self.init(shape: RoundedRect(rect: rect))
    }
}

extension Reference {
    /// The sample points per pixel: a Fibonacci lattice, which isn't aligned with any straight edge.
    private static let samples: [(x: Double, y: Double)] = (0..<377).map { index in
        let (x, y) = (Double(index), Double(index * 233 % 377))
        return ((x + 0.5) / 377, (y + 0.5) / 377)
    }

    /// Returns the fraction of pixel (`x`, `y`) that `placed` covers, 0...1.
    static func coverage(of placed: PlacedShape, x: Int, y: Int) -> Double {
        let rect = placed.shape.rect
        let (x, y) = (Double(x), Double(y))
        let center = local(placed.transform, x: x + 0.5, y: y + 0.5)
        let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { local(placed.transform, x: x + $0.0, y: y + $0.1) }
        let reachX = corners.map { abs($0.x - center.x) }.max() ?? 0
        let reachY = corners.map { abs($0.y - center.y) }.max() ?? 0
        guard
            center.x > Double(rect.minX) - reachX, center.x < Double(rect.maxX) + reachX,
            center.y > Double(rect.minY) - reachY, center.y < Double(rect.maxY) + reachY
        else { return 0 }
        if placed.border <= 0, corners.allSatisfy({ contains(placed, $0) }) { return 1 }
        if placed.border > 0, corners.allSatisfy({ contains(placed.shape, inset: placed.border, $0) }) { return 0 }
        let inside = samples.count { contains(placed, local(placed.transform, x: x + $0.x, y: y + $0.y)) }
        return Double(inside) / Double(samples.count)
    }

    /// Returns the point in the shape's coordinates that maps to (`x`, `y`), by Cramer's rule.
    static func local(_ transform: PixelTransform, x: Double, y: Double) -> (x: Double, y: Double) {
        let (right, down) = (x - transform.tx, y - transform.ty)
        let determinant = transform.a * transform.d - transform.c * transform.b
        return (
            (right * transform.d - transform.c * down) / determinant,
            (transform.a * down - right * transform.b) / determinant
        )
    }

    /// Returns the position on the axis of the point that maps to the center of pixel (`x`, `y`).
    static func position(_ paint: Paint, in placed: PlacedShape, x: Int, y: Int) -> Double {
        let rect = placed.shape.rect
        let point = local(placed.transform, x: Double(x) + 0.5, y: Double(y) + 0.5)
        let unit = (
            x: (point.x - Double(rect.minX)) / Double(rect.width),
            y: (point.y - Double(rect.minY)) / Double(rect.height)
        )
        let axis = (x: paint.end.x - paint.start.x, y: paint.end.y - paint.start.y)
        let squared = axis.x * axis.x + axis.y * axis.y
        guard squared > 0 else { return 1 }
        return ((unit.x - paint.start.x) * axis.x + (unit.y - paint.start.y) * axis.y) / squared
    }

    /// Returns the value of a row-major image, stretched over the shape's rectangle, at the center of pixel (`x`, `y`).
    static func sample(_ pixels: [Shade], size: PixelSize, over placed: PlacedShape, x: Int, y: Int) -> Shade {
        let rect = placed.shape.rect
        let point = local(placed.transform, x: Double(x) + 0.5, y: Double(y) + 0.5)
        func place(_ offset: Double, _ length: Int32, _ count: Int32) -> (Int, Int, Double) {
            let position = offset * Double(count) / Double(length) - 0.5
            let first = position.rounded(.down)
            let last = Double(count - 1)
            return (Int(min(max(first, 0), last)), Int(min(max(first + 1, 0), last)), position - first)
        }
        let (left, right, across) = place(point.x - Double(rect.minX), rect.width, size.width)
        let (above, below, down) = place(point.y - Double(rect.minY), rect.height, size.height)
        let width = Int(size.width)
        let upper = pixels[above * width + left].mixed(pixels[above * width + right], across)
        let lower = pixels[below * width + left].mixed(pixels[below * width + right], across)
        return upper.mixed(lower, down)
    }

    private static func contains(_ placed: PlacedShape, _ point: (x: Double, y: Double)) -> Bool {
        guard contains(placed.shape, inset: 0, point) else { return false }
        return placed.border <= 0 || !contains(placed.shape, inset: placed.border, point)
    }

    private static func contains(_ shape: RoundedRect, inset: Double, _ point: (x: Double, y: Double)) -> Bool {
        let (left, top) = (Double(shape.rect.minX) + inset, Double(shape.rect.minY) + inset)
        let (right, bottom) = (Double(shape.rect.maxX) - inset, Double(shape.rect.maxY) - inset)
        guard point.x > left, point.x < right, point.y > top, point.y < bottom else { return false }
        let radius = max(0, shape.pixelRadius - inset)
        let (isLeft, isTop) = (point.x < (left + right) / 2, point.y < (top + bottom) / 2)
        let corner: CornerSet = isTop ? (isLeft ? .topLeft : .topRight) : (isLeft ? .bottomLeft : .bottomRight)
        let outX = isLeft ? left + radius - point.x : point.x - right + radius
        let outY = isTop ? top + radius - point.y : point.y - bottom + radius
        guard outX > 0, outY > 0, shape.corners.contains(corner) else { return true }
        return outX * outX + outY * outY <= radius * radius
    }
}

extension PixelTransform {
    /// Returns a transform that scales by `x` and `y`, shears, rotates by `degrees`, and moves the origin to (`tx`,
    /// `ty`).
    static func turned(
        _ degrees: Double, x: Double = 1, y: Double = 1, shear: Double = 0, tx: Double, ty: Double
    ) -> PixelTransform {
        // Computes sine and cosine as power series, to avoid importing Foundation.
        let angle = degrees * Double.pi / 180
        var (sine, cosine, term) = (0.0, 0.0, 1.0)
        for order in 0..<40 {
            let sign = order % 4 < 2 ? 1.0 : -1.0
            if order % 2 == 0 { cosine += sign * term } else { sine += sign * term }
            term *= angle / Double(order + 1)
        }
        return PixelTransform(
            a: cosine * x, b: sine * x, c: cosine * shear * y - sine * y, d: sine * shear * y + cosine * y, tx: tx,
            ty: ty)
    }
}

extension Canvas {
    /// Returns the coverage of pixel (`x`, `y`) by black on a white image, 0...1.
    func blackness(_ x: Int, _ y: Int) -> Double { 1 - Double(pixel(x, y).red) / 255 }
}
