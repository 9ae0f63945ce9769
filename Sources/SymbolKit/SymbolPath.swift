import DrawKit
import Foundation

/// A parser for paths written as letters and numbers. `M` starts a subpath at a point, `L` adds a line to a point, `C`
/// adds a cubic curve by two control points and an end point, and `Z` closes the subpath. `O` is a circle by center and
/// radius, `R` a rectangle by origin, size and corner radius, and `A` a clockwise arc by center, radius and two angles
/// in degrees.
enum SymbolPath {
    static func path(_ notation: String) -> CGMutablePath {
        let path = CGMutablePath()
        var words = notation.split(separator: " ").makeIterator()
        func numbers(_ count: Int) -> [CGFloat] {
            (0..<count).map { _ in words.next().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
        }
        func points(_ count: Int) -> [CGPoint] { (0..<count).map { _ in point(numbers(2)) } }
        while let word = words.next() {
            switch word {
            case "M": path.move(to: points(1)[0])
            case "L": path.addLine(to: points(1)[0])
            case "C":
                let points = points(3)
                path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case "O":
                let circle = numbers(3)
                path.addEllipse(
                    in: CGRect(
                        x: circle[0] - circle[2], y: circle[1] - circle[2], width: 2 * circle[2], height: 2 * circle[2])
                )
            case "R":
                let box = numbers(5)
                path.addRoundedRect(
                    in: CGRect(x: box[0], y: box[1], width: box[2], height: box[3]), cornerWidth: box[4],
                    cornerHeight: box[4])
            case "A":
                let arc = numbers(5)
                path.addArc(
                    center: point(arc), radius: arc[2], startAngle: arc[3] * .pi / 180, endAngle: arc[4] * .pi / 180,
                    clockwise: false)
            case "Z": path.closeSubpath()
            default: break
            }
        }
        return path
    }

    private static func point(_ numbers: [CGFloat]) -> CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
}
