import DrawKit
import Foundation
import Testing

@Suite("Paths")
struct PathTests {
    private static let square = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test("`boundingBox` includes control points, and `boundingBoxOfPath` doesn't")
    func boxes() {
        let curve = CGMutablePath()
        curve.move(to: .zero)
        curve.addCurve(
            to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 10, y: 20))

        #expect(curve.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(abs(curve.boundingBoxOfPath.height - 15) < 0.02)
        let oval = CGPath(ellipseIn: Self.square).boundingBoxOfPath
        #expect(abs(oval.minX - 10) < 0.01 && abs(oval.maxY - 60) < 0.01)
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test("A circle of four curves is accurate to a thousandth of its radius")
    func circle() {
        let circle = CGPath(ellipseIn: CGRect(x: -1000, y: -1000, width: 2000, height: 2000)).pieces

        for point in circle.lines(tolerance: 0.01).flatMap(\.points) {
            #expect(abs(hypot(point.x, point.y) - 1000) < 0.3)
        }
        #expect(abs(circle.length - 2000 * .pi) < 1)
    }

    struct Arc: Sendable {
        let start: CGFloat
        let end: CGFloat
        let isDecreasing: Bool
        let length: CGFloat
    }

    @Test(
        "Arcs are drawn in the given direction, and become full circles if they span at least 2 pi",
        arguments: [
            Arc(start: 0, end: .pi / 2, isDecreasing: false, length: .pi / 2),
            Arc(start: 0, end: .pi / 2, isDecreasing: true, length: 3 * .pi / 2),
            Arc(start: .pi, end: 0, isDecreasing: true, length: .pi),
            Arc(start: -.pi / 2, end: 3 * .pi / 2, isDecreasing: false, length: 2 * .pi),
            Arc(start: 0, end: 2 * .pi, isDecreasing: true, length: 2 * .pi),
            Arc(start: 0, end: 9, isDecreasing: false, length: 2 * .pi),
            Arc(start: 1, end: 1, isDecreasing: false, length: 0),
        ])
    func arcs(_ arc: Arc) {
        var path = Path()
        path.addArc(center: .zero, radius: 1, from: arc.start, to: arc.end, isDecreasing: arc.isDecreasing)

        #expect(abs(path.length - arc.length) < 0.002)
    }

    @Test("An arc between two lines touches both")
    func tangents() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)

        #expect(abs(path.pieces.length - (6 + 2 * .pi)) < 0.002)
        #expect(path.currentPoint.distance(to: CGPoint(x: 10, y: 4)) < 1e-9)
        path.addArc(tangent1End: CGPoint(x: 10, y: 8), tangent2End: CGPoint(x: 10, y: 20), radius: 4)
        #expect(path.currentPoint == CGPoint(x: 10, y: 8))
    }

    @Test("Trimming a path by length keeps its corners and curves")
    func trimming() throws {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).pieces
        let circle = CGPath(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2)).pieces

        let half = square.trimmed(from: 0.125, to: 0.5)
        let arc = circle.trimmed(from: 0.25, to: 0.375)

        #expect(
            half.elements == [
                .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 10)),
            ])
        let begin = try #require(arc.elements.first?.end)
        #expect(begin.distance(to: CGPoint(x: 0, y: 1)) < 0.01)
        #expect(try #require(arc.currentPoint).distance(to: CGPoint(x: -sqrt(0.5), y: sqrt(0.5))) < 0.01)
        #expect(square.trimmed(from: 0, to: 1) == square)
        #expect(square.trimmed(from: 0.6, to: 0.4).isEmpty && square.trimmed(from: .nan, to: 1).isEmpty)
    }

    @Test("A point is inside by the winding rule or the even-odd rule")
    func inside() {
        let ring = CGMutablePath()
        ring.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        ring.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))

        #expect(ring.contains(CGPoint(x: 10, y: 10)))
        #expect(!ring.contains(CGPoint(x: 10, y: 10), using: .evenOdd))
        #expect(ring.contains(CGPoint(x: 2, y: 10), using: .evenOdd))
        #expect(!ring.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(ring.contains(CGPoint(x: 110, y: 10), transform: CGAffineTransform(translationX: -100, y: 0)))
    }

    @Test("Only the given corners are rounded, and radii are limited to half the sides")
    func corners() {
        var some = Path()
        some.addRoundedRect(Self.square, radii: CGSize(width: 5, height: 5), corners: [.topLeft, .bottomRight])
        let circle = CGPath(roundedRect: Self.square, cornerWidth: 900, cornerHeight: 900)

        #expect(!some.contains(CGPoint(x: 10.5, y: 20.5), isEvenOdd: false))
        #expect(some.contains(CGPoint(x: 39.5, y: 20.5), isEvenOdd: false))
        #expect(!some.contains(CGPoint(x: 39.5, y: 59.5), isEvenOdd: false))
        #expect(some.contains(CGPoint(x: 10.5, y: 59.5), isEvenOdd: false))
        #expect(abs(circle.pieces.length - CGPath(ellipseIn: Self.square).pieces.length) < 0.01)
    }

    @Test("After a subpath is closed, the path continues at its start")
    func closing() {
        let path = CGMutablePath()
        path.addRect(Self.square)
        path.closeSubpath()
        path.addLine(to: CGPoint(x: 90, y: 90))

        #expect(path.pieces.elements.suffix(3) == [.close, .move(Self.square.origin), .line(CGPoint(x: 90, y: 90))])
    }

    @Test("A reversed path has the same outline and ends at the start")
    func reversal() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 20, y: 0))
        let square = CGPath(rect: Self.square).pieces

        let reversed = path.pieces.reversed

        #expect(
            reversed.elements == [
                .move(CGPoint(x: 20, y: 0)), .line(CGPoint(x: 10, y: 0)),
                .quadratic(control: CGPoint(x: 5, y: 5), end: .zero),
            ])
        #expect(square.reversed.elements.last == .close && square.reversed.length == square.length)
        #expect(square.reversed.reversed.box == Self.square)
    }

    @Test("Path elements with invalid numbers are omitted")
    func badNumbers() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: 1, y: CGFloat.infinity))
        path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
        path.addCurve(to: .zero, control1: .zero, control2: CGPoint(x: 0, y: -CGFloat.infinity))
        path.closeSubpath()

        #expect(path.isEmpty && path.currentPoint == .zero)
    }

    @Test("A path with cached measurements gives the same parts as one measured each time")
    func measured() {
        var path = Path()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 20))
        path.move(to: CGPoint(x: 50, y: 0))
        path.addQuadratic(to: CGPoint(x: 90, y: 0), control: CGPoint(x: 70, y: 40))
        path.addLine(to: CGPoint(x: 90, y: 30))
        path.close()
        let measured = MeasuredPath(path)

        #expect(measured.length == path.length)
        for (start, end) in [(0, 0.3), (0.2, 0.9), (0.5, 1), (0.99, 1)] as [(CGFloat, CGFloat)] {
            let part = measured.trimmed(from: start, to: end)
            #expect(part == path.trimmed(from: start, to: end))
            #expect(abs(part.length - path.length * (end - start)) < 0.02, "\(start) to \(end)")
        }
        #expect(MeasuredPath(Path()).trimmed(from: 0, to: 0.5).isEmpty)
    }
}
