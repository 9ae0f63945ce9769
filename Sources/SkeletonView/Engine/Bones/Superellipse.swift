import Foundation
import LayerKit
import ViewKit

/// Rectangles whose corners are quarters of Lamé's curve |x/a|ⁿ + |y/a|ⁿ = 1.
enum Superellipse {
    /// The exponent n, as in CSS's `squircle`.
    static let exponent: CGFloat = 4
    /// The ratio of a corner's reach `a` to the radius of the circular corner that cuts off as much along the diagonal.
    static let reachPerRadius = (1 - pow(2, -1 / 2)) / (1 - pow(2, -1 / exponent))

    /// The number of line segments of a corner, divided by the square root of its reach. Subject to the limits below.
    private static let linesPerRoot: CGFloat = 4
    private static let minimumLines = 8
    private static let maximumLines = 128

    /// Returns the rectangle with rounded `corners`, or `nil` if no corner is rounded.
    static func path(in rect: CGRect, cornerRadius: CGFloat, corners: CACornerMask) -> UIBezierPath? {
        let reach = min(cornerRadius * reachPerRadius, rect.width / 2, rect.height / 2)
        guard reach > 0, !corners.isEmpty else { return nil }
        let path = UIBezierPath()
        // Clockwise from the top left; `x` and `y` point from the corner into the rectangle.
        let all: [(CACornerMask, corner: CGPoint, x: CGFloat, y: CGFloat)] = [
            (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), 1, 1),
            (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), -1, 1),
            (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), -1, -1),
            (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), 1, -1),
        ]
        for (mask, corner, x, y) in all {
            guard corners.contains(mask) else {
                add(corner, to: path)
                continue
            }
            let steps = quarter(reach: reach)
            // Two of the corners are traversed in the opposite direction.
            for point in x * y > 0 ? steps : steps.reversed() {
                add(CGPoint(x: corner.x + x * point.x, y: corner.y + y * point.y), to: path)
            }
        }
        path.close()
        return path
    }

    /// Returns the points of a corner at the origin, from (0, reach) to (reach, 0).
    private static func quarter(reach: CGFloat) -> [CGPoint] {
        let count = min(max(Int(linesPerRoot * reach.squareRoot()), minimumLines), maximumLines)
        return (0...count).map { index in
            let angle = CGFloat(index) / CGFloat(count) * .pi / 2
            // The curve's parametric form, relative to the center of the corner.
            let (x, y) = (pow(cos(angle), 2 / exponent), pow(sin(angle), 2 / exponent))
            return CGPoint(x: reach * (1 - max(0, x)), y: reach * (1 - max(0, y)))
        }
    }

    private static func add(_ point: CGPoint, to path: UIBezierPath) {
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
}
