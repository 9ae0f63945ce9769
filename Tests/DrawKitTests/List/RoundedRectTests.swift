import DrawKit
import Testing

@Suite("Rounded rectangles")
struct RoundedRectTests {
    private static let rect = PixelRect(minX: 10, minY: 20, maxX: 50, maxY: 45)

    @Test(
        "The radius is clamped to 0 through half the short side",
        arguments: [
            (0, 0), (-3, 0), (.nan, 0), (2.5, 2.5), (12.5, 12.5), (13, 12.5), (1e300, 12.5), (.infinity, 12.5),
            (0.001, 0), (1.0 / 256, 1.0 / 256),
        ] as [(Double, Double)])
    func clamping(radius: Double, expected: Double) {
        let shape = RoundedRect(rect: Self.rect, radius: radius)

        #expect(shape.pixelRadius == expected)
        #expect(shape.isRounded == (expected > 0))
    }

    @Test("Without corners or in an empty rectangle, the radius is 0; in the largest rectangle, it is clamped")
    func extremes() {
        #expect(!RoundedRect(rect: Self.rect, radius: 9, corners: []).isRounded)
        #expect(RoundedRect(rect: PixelRect(minX: 9, minY: 9, maxX: 2, maxY: 2), radius: 5).radius == 0)
        let huge = PixelRect(minX: 0, minY: 0, maxX: .max, maxY: .max)
        #expect(RoundedRect(rect: huge, radius: .infinity).radius == 1 << 30)
    }

    @Test("A rectangle is covered if it is inside the shape and clear of its rounded corners")
    func covering() {
        let plain = RoundedRect(rect: Self.rect)
        let round = RoundedRect(rect: Self.rect, radius: 4.5)
        let upright = PixelRect(minX: 15, minY: 20, maxX: 45, maxY: 45)
        let level = PixelRect(minX: 10, minY: 25, maxX: 50, maxY: 40)

        #expect(plain.covers(Self.rect))
        #expect(!plain.covers(PixelRect(minX: 9, minY: 20, maxX: 50, maxY: 45)))
        #expect(round.covers(upright) && round.covers(level))
        #expect(!round.covers(Self.rect))
        #expect(!round.covers(PixelRect(minX: 14, minY: 20, maxX: 45, maxY: 45)))
        #expect(!round.covers(PixelRect(minX: 10, minY: 24, maxX: 11, maxY: 25)))
    }
}
