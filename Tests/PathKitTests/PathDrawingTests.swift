import DrawKit
import Foundation
import PathKit
import Testing

@Suite("Path rasterization")
struct PathDrawingTests {
    private static let everywhere = PixelRect(minX: -1000, minY: -1000, maxX: 1000, maxY: 1000)

    private func path(_ make: (inout Path) -> Void) -> Path {
        var path = Path()
        make(&path)
        return path
    }

    private func coverage(
        _ path: Path, _ kind: PathDrawing.Kind = .fill(isEvenOdd: false), map: CGAffineTransform = .identity,
        in limit: PixelRect = everywhere
    ) -> PlacedCoverage? {
        PathDrawing(path, kind, map: map).coverage(in: limit)
    }

    @Test("A rectangle covers whole pixels fully, and half pixels by half")
    func rectangle() throws {
        let drawn = try #require(coverage(path { $0.addRect(CGRect(x: 2.5, y: -3, width: 4, height: 2)) }))

        #expect(drawn.rect == PixelRect(minX: 2, minY: -3, maxX: 7, maxY: -1))
        let row: [UInt8] = [128, 255, 255, 255, 128]
        for (byte, expected) in zip(drawn.bytes, row + row) { #expect(abs(Int(byte) - Int(expected)) <= 1) }
    }

    @Test("The transform scales the path, and nothing is drawn outside the limit")
    func mapAndLimit() throws {
        let square = path { $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        let map = CGAffineTransform(a: 8, b: 0, c: 0, d: 4, tx: 3, ty: 1)

        let full = try #require(coverage(square, map: map))
        let cut = try #require(coverage(square, map: map, in: PixelRect(minX: 5, minY: 0, maxX: 6, maxY: 90)))

        #expect(full.rect == PixelRect(minX: 3, minY: 1, maxX: 11, maxY: 5))
        #expect(cut.rect == PixelRect(minX: 5, minY: 1, maxX: 6, maxY: 5))
        #expect(coverage(square, map: map, in: PixelRect(minX: 50, minY: 0, maxX: 60, maxY: 90)) == nil)
    }

    @Test("A star's center is inside by the winding rule and outside by the even-odd rule")
    func rules() throws {
        let star = path { path in
            for corner in 0..<5 {
                let angle = Double(corner) * 4 * .pi / 5
                path.addLine(to: CGPoint(x: 20 * sin(angle), y: -20 * cos(angle)))
            }
            path.close()
        }
        func middle(isEvenOdd: Bool) throws -> UInt8 {
            let drawn = try #require(coverage(star, .fill(isEvenOdd: isEvenOdd)))
            return drawn.bytes[Int(-drawn.rect.minY) * Int(drawn.rect.width) + Int(-drawn.rect.minX)]
        }

        #expect(try middle(isEvenOdd: false) == 255)
        #expect(try middle(isEvenOdd: true) == 0)
    }

    @Test("A stroke has its width, caps and dashes")
    func strokes() throws {
        let line = path {
            $0.move(to: CGPoint(x: 0, y: 0))
            $0.addLine(to: CGPoint(x: 20, y: 0))
        }
        func stroked(_ change: (inout StrokeStyle) -> Void) throws -> PlacedCoverage {
            var style = StrokeStyle(width: 4)
            change(&style)
            return try #require(coverage(line, .stroke(style)))
        }

        let plain = try stroked { _ in }
        let square = try stroked { $0.cap = .square }
        let half = try stroked { $0.end = 0.5 }
        let dashed = try stroked { $0 = StrokeStyle(width: 4, dashes: [5, 5]) }
        let later = try stroked {
            $0 = StrokeStyle(width: 4, dashes: [5, 5])
            $0.start = 0.5
        }

        #expect(plain.rect == PixelRect(minX: 0, minY: -2, maxX: 20, maxY: 2))
        #expect(plain.bytes.allSatisfy { $0 == 255 })
        #expect(square.rect == PixelRect(minX: -2, minY: -2, maxX: 22, maxY: 2))
        #expect(half.rect.maxX == 10)
        #expect(dashed.bytes[2] == 255 && dashed.bytes[7] == 0 && dashed.bytes[12] == 255)
        // Trimming the start doesn't restart the dash pattern.
        #expect(later.rect.minX == 10 && later.bytes[2] == 255 && later.rect.maxX == 15)
    }

    @Test("Empty paths, lines of zero width and singular transforms draw nothing")
    func nothing() {
        let line = path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 20, y: 0))
        }

        #expect(coverage(Path()) == nil)
        #expect(coverage(line) == nil)
        #expect(coverage(line, .stroke(StrokeStyle(width: 0))) == nil)
        #expect(coverage(line, .stroke(StrokeStyle(width: .nan))) == nil)
        #expect(coverage(line, .stroke(StrokeStyle()), map: CGAffineTransform(scaleX: 0, y: 1)) == nil)
    }

    @Test("Huge coordinates and countless dashes are drawn in bounded time and memory")
    func huge() throws {
        let far = path {
            $0.move(to: CGPoint(x: -1e12, y: 5))
            $0.addLine(to: CGPoint(x: 1e12, y: 5))
        }
        let limit = PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 10)

        let drawn = try #require(coverage(far, .stroke(StrokeStyle(width: 2, dashes: [1e-9, 1e-9])), in: limit))

        #expect(drawn.rect == PixelRect(minX: 0, minY: 4, maxX: 10, maxY: 6))
        #expect(drawn.bytes.allSatisfy { $0 == 255 })
    }

    @Test("A blur is symmetric, and approximates a Gaussian", arguments: [1.0, 2, 3.5, 8])
    func blur(radius: Double) throws {
        let side = 80
        let square = PlacedCoverage(
            rect: PixelRect(minX: 0, minY: 0, maxX: Int32(side), maxY: Int32(side)),
            bytes: [UInt8](repeating: 255, count: side * side))

        let soft = square.blurred(radius: radius)

        let width = Int(soft.rect.width)
        let reach = -Int(soft.rect.minX)
        #expect(soft.rect.width == soft.rect.height && reach > 0)
        let middle = (reach + side / 2) * width
        for x in 0..<width {
            // The blur is symmetric in each direction, and the same in both directions.
            #expect(abs(Int(soft.bytes[middle + x]) - Int(soft.bytes[middle + width - 1 - x])) <= 1)
            #expect(abs(Int(soft.bytes[middle + x]) - Int(soft.bytes[x * width + reach + side / 2])) <= 1)
            let place = Double(x - reach) + 0.5
            let expected = 127.5 * (1 + erf(place / radius / 2.0.squareRoot()))
            if x < width / 2 { #expect(abs(Double(soft.bytes[middle + x]) - expected) < 8, "\(place)") }
        }
        #expect(square.blurred(radius: 0).bytes == square.bytes)
    }

    @Test("A small shape drawn with a margin equals the same shape as part of a large one")
    func small() throws {
        let styles: [PathDrawing.Kind] = [
            .fill(isEvenOdd: true), .stroke(StrokeStyle(width: 3, cap: .square)),
            .stroke(StrokeStyle(width: 5, cap: .round, join: .round, dashes: [6, 4])),
        ]
        let curve = path {
            $0.move(to: CGPoint(x: 3.3, y: 4.7))
            $0.addCubic(
                to: CGPoint(x: 40, y: 9), first: CGPoint(x: 10, y: 40), second: CGPoint(x: 30, y: -30))
            $0.addLine(to: CGPoint(x: 12, y: 33))
        }
        // The distant piece makes the path too large to be drawn with a margin.
        let both = path {
            $0.append(curve)
            $0.move(to: CGPoint(x: 700, y: 700))
            $0.addLine(to: CGPoint(x: 701, y: 700))
            $0.addLine(to: CGPoint(x: 701, y: 701))
        }
        for style in styles {
            let alone = try #require(coverage(curve, style))
            let part = try #require(coverage(both, style, in: alone.rect))
            #expect(part.rect == alone.rect)
            #expect(part.bytes == alone.bytes)
        }
    }
}
