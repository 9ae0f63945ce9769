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
    package let isOpaque: Bool

    package init(_ stops: GradientStops) {
        self.stops = stops
        colors = (0..<Self.stepCount).map { step in
            switch step {
            case 0: PackedColor(stops.colors[0])
            case Self.stepCount - 1: PackedColor(stops.colors[stops.colors.count - 1])
            default: PackedColor(stops.color(at: (Double(step) + 0.5) / Double(Self.stepCount)))
            }
        }
        isOpaque = colors.allSatisfy(\.isOpaque)
    }
}
