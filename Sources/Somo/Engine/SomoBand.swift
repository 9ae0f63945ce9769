import DrawKit
import Foundation
import LayerKit

/// The highlight that slides over a bone: a band of varying opacity, and the path of its center.
struct SomoBand: Equatable {
    /// The alpha values of the white highlight: 0 at both edges of the band, and one value at the center of each
    /// eleventh. If the first and last of these values were at the edges, as in Somo, the highlight would start with a
    /// jump of 0.03.
    static let alphas = [0, 0.03, 0.09, 0.15, 0.21, 0.27, 0.30, 0.27, 0.21, 0.15, 0.09, 0.03, 0]
    /// The positions of `alphas`, as fractions of the breadth.
    static let locations = [0] + (0..<11).map { (Double($0) + 0.5) / 11 } + [1]
    /// The duration of one sweep, in seconds.
    static let duration: TimeInterval = 1.5

    /// The unit vector across the band, from one edge to the other.
    let direction: CGVector
    /// The width of the band along `direction`, in points.
    let breadth: CGFloat
    /// The length of the band perpendicular to `direction`, in points, or `nil` if the band is as long as the bone.
    let length: CGFloat?
    /// The center of the band at the start and at the end of a sweep, in the bone's coordinates.
    let (from, to): (CGPoint, CGPoint)

    private enum Metrics {
        static let width: CGFloat = 60
        static let minimumHeight: CGFloat = 40
        /// The angle of a slanted band, in radians.
        static let angle: CGFloat = 0.4
        /// The extra length of a slanted band beyond the bone's height, in points.
        static let excess: CGFloat = 200
    }

    /// Creates the band of `style` on a bone of `size`, or returns `nil` if the style has no band.
    init?(_ style: SomoAnimationStyle, size: CGSize) {
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        switch style {
        case .solid:
            return nil
        case .gradientHorizontal:
            direction = CGVector(dx: 1, dy: 0)
            breadth = Metrics.width
            length = nil
            from = CGPoint(x: -breadth / 2, y: middle.y)
            to = CGPoint(x: size.width + breadth / 2, y: middle.y)
        case .gradientVertical:
            direction = CGVector(dx: 0, dy: 1)
            breadth = max(size.height / 2, Metrics.minimumHeight)
            length = nil
            from = CGPoint(x: middle.x, y: -breadth)
            to = CGPoint(x: middle.x, y: size.height + breadth)
        case .oblique:
            direction = CGVector(dx: cos(Metrics.angle), dy: sin(Metrics.angle))
            // The bounding box of a 60 x (h + 200) layer that is rotated in the opposite direction.
            breadth = Metrics.width * direction.dx + (size.height + Metrics.excess) * direction.dy
            length = Metrics.width * direction.dy + (size.height + Metrics.excess) * direction.dx
            from = CGPoint(x: -Metrics.width, y: middle.y)
            to = CGPoint(x: size.width + Metrics.width, y: middle.y)
        }
    }

    /// Returns a center at which the band is invisible on a bone of `size`. The band stays there after its motion.
    func hiddenCenter(in size: CGSize) -> CGPoint {
        let distance = breadth + size.width + size.height
        return CGPoint(x: from.x - direction.dx * distance, y: from.y - direction.dy * distance)
    }

    /// Sets the stops of `layer` to the highlight's colors across the band.
    @MainActor
    func color(_ layer: CAGradientLayer) {
        layer.stops = Self.alphas.map { CGColor(gray: 1, alpha: $0) }
        layer.locations = Self.locations.map { NSNumber(value: $0) }
    }

    /// Returns `true` if the band's ends become visible on a bone of `size` somewhere along the path.
    func showsEnds(in size: CGSize) -> Bool {
        guard let length else { return false }
        // Tests the point on the bone's top or bottom edge that is farthest along the band: a corner of the bone, or
        // the point at which the side of the band crosses that edge.
        let height = size.height / 2
        let farthest = max(to.x, size.width - from.x)
        let side = min(farthest, (breadth / 2 + height * direction.dy) / direction.dx)
        return height * direction.dx + side * direction.dy > length / 2
    }

    /// Returns the axis of a gradient that draws the band with its center at `point`, in the unit space of a bone of
    /// `size`.
    func axis(at point: CGPoint, in size: CGSize) -> (start: CGPoint, end: CGPoint) {
        GradientBand(direction: direction, breadth: breadth).axis(at: point, in: size)
    }
}
