package import DrawKit
package import Foundation

/// A band that lies across a layer, as the axis of a gradient whose colours run from one edge of the band to the other.
package struct GradientBand: Equatable, Sendable {
    /// Across the band, of length 1.
    package let direction: CGVector
    /// From one edge to the other, in points.
    package let breadth: CGFloat

    package init(direction: CGVector, breadth: CGFloat) {
        self.direction = direction
        self.breadth = breadth
    }

    /// The axis of the gradient that draws the band with its middle at `point`, in the unit space
    /// of a layer of `size`.
    ///
    /// A gradient's lines of one colour are upright to its axis in unit space, not in points: so its axis is
    /// n / |n|^2, where n is the change of the band's position from 0 to 1 with each unit.
    package func axis(at point: CGPoint, in size: CGSize) -> (start: CGPoint, end: CGPoint) {
        let normal = CGVector(dx: direction.dx * size.width / breadth, dy: direction.dy * size.height / breadth)
        let square = normal.dx * normal.dx + normal.dy * normal.dy
        let half = CGVector(dx: normal.dx / square / 2, dy: normal.dy / square / 2)
        let middle = CGPoint(x: point.x / size.width, y: point.y / size.height)
        return (
            CGPoint(x: middle.x - half.dx, y: middle.y - half.dy), CGPoint(x: middle.x + half.dx, y: middle.y + half.dy)
        )
    }
}
