package import DrawKit
package import Foundation

/// A band across a layer, drawn by a gradient whose axis runs from one edge of the band to the other.
package struct GradientBand: Equatable, Sendable {
    /// The unit vector perpendicular to the edges of the band.
    package let direction: CGVector
    /// The width of the band in points.
    package let breadth: CGFloat

    package init(direction: CGVector, breadth: CGFloat) {
        self.direction = direction
        self.breadth = breadth
    }

    /// Returns the axis of a gradient that draws the band centered at `point`, in a layer of `size`. `point` is in
    /// points; the axis is in the unit space of the layer.
    ///
    /// Lines of equal color are perpendicular to the axis in unit space, but not in points. The axis is therefore n /
    /// |n|^2, where n is the gradient, in unit space, of the position across the band, which is 0 at one edge and 1 at
    /// the other.
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
