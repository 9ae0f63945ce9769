import DrawKit
import Testing

@Suite("Pixel transforms")
struct PixelTransformTests {
    private static let rect = PixelRect(minX: 2, minY: -3, maxX: 12, maxY: 1)

    @Test("The bounding box is rounded out to whole pixels with a small tolerance")
    func bounds() {
        let cases: [(PixelTransform, PixelRect)] = [
            (.identity, Self.rect),
            (transform(1, 0, 0, 1, 5.25, 0), PixelRect(minX: 7, minY: -3, maxX: 18, maxY: 1)),
            (transform(-2, 0, 0, 0.5, 0, 0), PixelRect(minX: -24, minY: -2, maxX: -4, maxY: 1)),
            (transform(6e-17, 1, -1, 6e-17, 0, 0), PixelRect(minX: -1, minY: 2, maxX: 3, maxY: 12)),
            (transform(0.6, 0.8, -0.8, 0.6, 0, 0), PixelRect(minX: 0, minY: -1, maxX: 10, maxY: 11)),
            (transform(1, 0, 1, 1, 0, 0), PixelRect(minX: -1, minY: -3, maxX: 13, maxY: 1)),
        ]

        for (transform, expected) in cases {
            #expect(transform.bounds(of: Self.rect) == expected, "\(transform)")
        }
        #expect(transform(2, 0, 0, 2, 0, 0).bounds(of: PixelRect(minX: 5, minY: 5, maxX: 5, maxY: 9)) == .zero)
    }

    @Test("A singular, non-finite or out-of-range transform has no bounding box")
    func degenerate() {
        let cases = [
            transform(0, 0, 0, 0, 0, 0), transform(1, 0, 0, 0, 0, 0), transform(1, 2, 2, 4, 0, 0),
            transform(.nan, 0, 0, 1, 0, 0), transform(1, 0, 0, 1, .infinity, 0), transform(1, 0, 0, 1, 0, .nan),
            transform(1e30, 0, 0, 1e30, 0, 0), transform(1, 0, 0, 1, 1e18, 0), transform(1e300, 0, 0, 1e300, 0, 0),
            transform(1e-300, 0, 0, 1e-300, 0, 0), transform(.leastNonzeroMagnitude, 0, 0, 1, 0, 0),
        ]

        for transform in cases {
            #expect(transform.bounds(of: Self.rect) == .zero, "\(transform)")
        }
        let huge = PixelRect(minX: .min, minY: .min, maxX: .max, maxY: .max)
        #expect(PixelTransform.identity.bounds(of: huge) == .zero)
    }

    @Test("The inverse maps a point back, and a singular or invalid transform has no inverse")
    func inverse() throws {
        let there = transform(1.5, 0.25, -0.75, 2, 10, -20)

        let back = try #require(there.inverse)

        let point = there.point(x: 3, y: 4)
        let origin = back.point(x: point.x, y: point.y)
        #expect(abs(origin.x - 3) < 1e-12 && abs(origin.y - 4) < 1e-12)
        #expect(transform(1, 2, 2, 4, 0, 0).inverse == nil)
        #expect(transform(.nan, 0, 0, 1, 0, 0).inverse == nil)
    }

    private func transform(
        _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double
    ) -> PixelTransform {
        PixelTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }
}
