/// The colours along a gradient's axis, computed once: what both renderers look up instead of interpolating.
///
/// 4096 steps keep twelve alternating black and white stops within half of a 255th.
package final class Ramp: Sendable {
    /// How many steps the axis 0...1 is cut into.
    package static let stepCount = 4096

    package let stops: GradientStops
    /// The colour in the middle of each step; the first and last are the end colours themselves, which go on beyond the
    /// axis even where other stops stand in the same place.
    package let colors: [PackedColor]
    /// The same colours, to be dithered. Between stops that a screen can show, so that where the gradient stands still
    /// it looks as a plain colour does.
    package let fineColors: [FineColor]
    package let isOpaque: Bool

    package init(_ stops: GradientStops) {
        self.stops = stops
        colors = Self.colors(of: stops).map { PackedColor($0) }
        fineColors = Self.colors(of: stops.shown).map { FineColor($0) }
        isOpaque = colors.allSatisfy(\.isOpaque)
    }

    private static func colors(of stops: GradientStops) -> [RGBA] {
        (0..<stepCount).map { step in
            switch step {
            case 0: stops.colors[0]
            case stepCount - 1: stops.colors[stops.colors.count - 1]
            default: stops.color(at: (Double(step) + 0.5) / Double(stepCount))
            }
        }
    }
}
