import DrawKit
import Foundation
import LayerKit
import Testing

@Suite("Outlines of strokes")
struct StrokedPathTests {
    struct Line: Sendable {
        var name: String
        var points: [CGPoint]
        var isClosed = false
        var isCurve = false
        var width: CGFloat = 6
        var dashes: [CGFloat] = []
        var phase: CGFloat = 0
        var limit: CGFloat = 10
    }

    private static let lines = [
        Line(name: "segment", points: [CGPoint(x: 8, y: 9), CGPoint(x: 32, y: 21)]),
        Line(name: "corner", points: [CGPoint(x: 6, y: 30), CGPoint(x: 20, y: 8), CGPoint(x: 33, y: 31)]),
        Line(
            name: "beveled corner", points: [CGPoint(x: 6, y: 30), CGPoint(x: 20, y: 8), CGPoint(x: 33, y: 31)],
            limit: 1),
        Line(name: "turn back", points: [CGPoint(x: 8, y: 20), CGPoint(x: 30, y: 20), CGPoint(x: 12, y: 20)]),
        Line(
            name: "triangle", points: [CGPoint(x: 8, y: 8), CGPoint(x: 32, y: 10), CGPoint(x: 20, y: 32)],
            isClosed: true),
        Line(
            name: "curve",
            points: [CGPoint(x: 6, y: 30), CGPoint(x: 6, y: 4), CGPoint(x: 34, y: 4), CGPoint(x: 34, y: 30)],
            isCurve: true, width: 5),
        Line(
            name: "dashes", points: [CGPoint(x: 6, y: 30), CGPoint(x: 20, y: 8), CGPoint(x: 33, y: 31)],
            width: 3, dashes: [7, 5], phase: 4),
        Line(
            name: "odd dashes", points: [CGPoint(x: 5, y: 20), CGPoint(x: 35, y: 20)], dashes: [5], phase: -2),
    ]

    @Test(
        "A filled outline covers the same pixels as the stroke", arguments: lines, [0, 1, 2])
    func pixels(line: Line, style: Int) throws {
        let caps: [CGLineCap] = [.butt, .round, .square]
        let joins: [CGLineJoin] = [.miter, .round, .bevel]
        func draw(_ body: (CGContext) -> Void) throws -> [UInt32] {
            let base = CGAffineTransform(a: 2, b: 0.3, c: 0, d: 1.5, tx: 1, ty: -4)
            let context = CGContext(size: PixelSize(width: 80, height: 80), base: base, scale: 2, isDark: false)
            context.setLineWidth(line.width)
            context.setLineCap(caps[style])
            context.setLineJoin(joins[style])
            context.setMiterLimit(line.limit)
            context.setLineDash(phase: line.phase, lengths: line.dashes)
            if line.isCurve {
                context.move(to: line.points[0])
                context.addCurve(to: line.points[3], control1: line.points[1], control2: line.points[2])
            } else {
                context.addLines(between: line.points)
                if line.isClosed { context.closePath() }
            }
            body(context)
            guard case .color(let words) = try #require(context.bitmap(reducible: false)).pixels else {
                throw CancellationError()
            }
            return words
        }
        let stroke = try draw { $0.strokePath() }
        let outline = try draw {
            $0.replacePathWithStrokedPath()
            $0.fillPath()
        }
        #expect(stroke.contains { $0 >> 24 == 255 })
        let differences = zip(stroke, outline).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
        #expect(differences.max() ?? 255 <= 40, "\(line.name)")
    }

    @Test("A clip to an outline limits drawing to the stroke")
    func clip() throws {
        let context = CGContext(
            size: PixelSize(width: 20, height: 20), base: .identity, scale: 1, isDark: false)
        context.setLineWidth(4)
        context.stroke(CGRect.zero)
        context.addRect(CGRect(x: 4, y: 4, width: 12, height: 12))
        context.replacePathWithStrokedPath()
        context.clip()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        guard case .color(let words) = try #require(context.bitmap(reducible: false)).pixels else {
            throw CancellationError()
        }
        func alpha(_ x: Int, _ y: Int) -> UInt32 { words[y * 20 + x] >> 24 }
        #expect(alpha(3, 10) == 255 && alpha(10, 5) == 255 && alpha(10, 10) == 0 && alpha(1, 1) == 0)
    }

    @Test("Paths have outlines and dashes; bad widths give an empty outline")
    func paths() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 40, y: 10)])
        func outline(_ width: CGFloat, _ cap: CGLineCap = .butt) -> CGPath {
            path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        }
        #expect(outline(8).boundingBox == CGRect(x: 0, y: 6, width: 40, height: 8))
        #expect(outline(8, .square).boundingBox == CGRect(x: -4, y: 6, width: 48, height: 8))
        #expect(outline(8, .round).boundingBoxOfPath.width > 47.9)
        #expect(outline(8).contains(CGPoint(x: 20, y: 13)) && !outline(8).contains(CGPoint(x: 20, y: 15)))
        for width in [0, -1, CGFloat.nan, .infinity] { #expect(outline(width).isEmpty) }
        let scaled = path.copy(
            strokingWithWidth: 8, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
            transform: CGAffineTransform(scaleX: 2, y: 2))
        #expect(scaled.boundingBox == CGRect(x: 0, y: 16, width: 80, height: 8))

        let dashes = path.copy(dashingWithPhase: 5, lengths: [10, 5])
        let expected = CGMutablePath()
        for (start, end) in [(0, 5), (10, 20), (25, 35)] {
            expected.addLines(between: [CGPoint(x: start, y: 10), CGPoint(x: end, y: 10)])
        }
        #expect(dashes == expected)
        #expect(path.copy(dashingWithPhase: 0, lengths: []) == path)
    }

    @Test(
        "Short dashes of a long path are limited",
        arguments: [[1e-9], [0, 1e-300], [CGFloat.leastNonzeroMagnitude, 1]])
    func limits(lengths: [CGFloat]) {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 1e12, y: 0), CGPoint(x: 1e308, y: 1e308)])
        #expect(!path.copy(dashingWithPhase: 1e9, lengths: lengths).isEmpty)
    }
}
