import DrawKit
import Foundation
import LayerKit

/// The light that slides over a bone: a band across which it rises and falls, and the way of its middle.
struct SomoBand: Equatable {
    /// The alpha of the white light in the middle of each eleventh of the band, and at its edges, where there is none:
    /// at even steps to the very edges, as Somo has them, the light would begin with a step of 0.03.
    static let alphas = [0, 0.03, 0.09, 0.15, 0.21, 0.27, 0.30, 0.27, 0.21, 0.15, 0.09, 0.03, 0]
    /// Where the alphas are, as parts of the breadth.
    static let places = [0] + (0..<11).map { (Double($0) + 0.5) / 11 } + [1]
    /// Seconds from one end of the way to the other.
    static let duration: TimeInterval = 1.5

    /// Across the band, of length 1.
    let direction: CGVector
    /// From one edge of the band to the other, in points.
    let breadth: CGFloat
    /// From end to end, in points; nil for a band as long as the bone.
    let length: CGFloat?
    /// Where its middle is first and last, in the bone's coordinates.
    let (from, to): (CGPoint, CGPoint)

    private enum Metrics {
        static let width: CGFloat = 60
        static let leastHeight: CGFloat = 40
        /// The angle of a slanting band, in radians, and by how much more than the bone's height it is set.
        static let (angle, excess): (CGFloat, CGFloat) = (0.4, 200)
    }

    /// The band of `style` on a bone of `size`; nil for the style that has none.
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
            breadth = max(size.height / 2, Metrics.leastHeight)
            length = nil
            from = CGPoint(x: middle.x, y: -breadth)
            to = CGPoint(x: middle.x, y: size.height + breadth)
        case .oblique:
            direction = CGVector(dx: cos(Metrics.angle), dy: sin(Metrics.angle))
            // The box of 60 x (h + 200) around a layer that was turned the other way.
            breadth = Metrics.width * direction.dx + (size.height + Metrics.excess) * direction.dy
            length = Metrics.width * direction.dy + (size.height + Metrics.excess) * direction.dx
            from = CGPoint(x: -Metrics.width, y: middle.y)
            to = CGPoint(x: size.width + Metrics.width, y: middle.y)
        }
    }

    /// Where nothing of it is seen on a bone of `size`: there it rests when its motion is over.
    func rest(in size: CGSize) -> CGPoint {
        let distance = breadth + size.width + size.height
        return CGPoint(x: from.x - direction.dx * distance, y: from.y - direction.dy * distance)
    }

    /// Gives `layer` the colours of the light across the band.
    @MainActor
    func color(_ layer: CAGradientLayer) {
        layer.stops = Self.alphas.map { CGColor(gray: 1, alpha: $0) }
        layer.locations = Self.places.map { NSNumber(value: $0) }
    }

    /// Whether the band's ends come into sight on a bone of `size`, somewhere on its way.
    func showsEnds(in size: CGSize) -> Bool {
        guard let length else { return false }
        // In the bone's corners, as far from the band's middle as the way leads, or where the band's edge meets them.
        let height = size.height / 2
        let farthest = max(to.x, size.width - from.x)
        let side = min(farthest, (breadth / 2 + height * direction.dy) / direction.dx)
        return height * direction.dx + side * direction.dy > length / 2
    }

    /// The axis of a gradient, in the unit space of a bone of `size`, that draws the band with its middle at `point`.
    func axis(at point: CGPoint, in size: CGSize) -> (start: CGPoint, end: CGPoint) {
        GradientBand(direction: direction, breadth: breadth).axis(at: point, in: size)
    }
}
