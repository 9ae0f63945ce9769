import DrawKit
import Testing

@Suite("Pixel rectangles")
struct PixelRectTests {
    private static func rect(_ minX: Int32, _ minY: Int32, _ maxX: Int32, _ maxY: Int32) -> PixelRect {
        PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    }

    @Test(
        "The intersection is the common part, or zero if there is none",
        arguments: [
            (rect(0, 0, 10, 10), rect(5, 6, 20, 20), rect(5, 6, 10, 10)),
            (rect(0, 0, 10, 10), rect(2, 3, 4, 5), rect(2, 3, 4, 5)),
            (rect(0, 0, 10, 10), rect(10, 0, 20, 10), .zero),
            (rect(0, 0, 10, 10), rect(0, 10, 10, 20), .zero),
            (rect(-5, -5, 5, 5), rect(-9, -2, 0, 1), rect(-5, -2, 0, 1)),
            (rect(3, 3, 3, 9), rect(0, 0, 10, 10), .zero),
            (rect(7, 7, 2, 2), rect(0, 0, 10, 10), .zero),
        ])
    func intersection(left: PixelRect, right: PixelRect, shared: PixelRect) {
        #expect(left.intersection(right) == shared)
        #expect(right.intersection(left) == shared)
    }

    @Test(
        "Two rectangles intersect if they share a pixel, not just an edge",
        arguments: [
            (rect(0, 0, 4, 4), rect(3, 3, 9, 9), true), (rect(0, 0, 4, 4), rect(4, 0, 9, 9), false),
            (rect(0, 0, 4, 4), rect(0, 4, 9, 9), false), (rect(0, 0, 4, 4), rect(1, 1, 2, 2), true),
            (rect(-4, -4, 0, 0), rect(-1, -1, 1, 1), true),
        ])
    func intersects(left: PixelRect, right: PixelRect, expected: Bool) {
        #expect(left.intersects(right) == expected)
        #expect(right.intersects(left) == expected)
    }

    @Test("A union is the smallest rectangle around both, and empty rectangles add nothing")
    func union() {
        let (left, right) = (Self.rect(0, 5, 2, 6), Self.rect(4, -1, 5, 3))

        #expect(left.union(right) == Self.rect(0, -1, 5, 6))
        #expect(left.union(.zero) == left)
        #expect(Self.rect(9, 9, 9, 20).union(left) == left)
    }

    @Test("A rectangle contains another even if they share edges")
    func contains() {
        let outer = Self.rect(0, 0, 10, 10)

        #expect(outer.contains(outer))
        #expect(outer.contains(Self.rect(1, 2, 3, 4)))
        #expect(!outer.contains(Self.rect(1, 2, 11, 4)))
        #expect(!outer.contains(Self.rect(-1, 2, 3, 4)))
    }

    @Test("Inverted rectangles are empty, and their sizes and areas are not negative")
    func emptiness() {
        let inverted = Self.rect(5, 5, 2, 9)

        #expect(inverted.isEmpty && inverted.area == 0)
        #expect(inverted.size == PixelSize(width: 0, height: 4))
        #expect(PixelSize(width: -1, height: 5).isEmpty)
        #expect(Self.rect(0, 0, 60000, 60000).area == 3_600_000_000)
        #expect(PixelRect(size: PixelSize(width: 7, height: 8)) == Self.rect(0, 0, 7, 8))
        #expect("\(Self.rect(1, 2, 11, 22))" == "(1,2 10x20)")
    }
}
