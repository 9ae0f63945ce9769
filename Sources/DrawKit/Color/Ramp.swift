/// A lookup table of the colors along a gradient's axis, computed once and shared by both renderers.
///
/// With 4096 steps, twelve alternating black and white stops are accurate to within half of an 8-bit level.
package final class Ramp: Sendable {
    /// The number of steps that the axis 0...1 is divided into.
    package static let stepCount = 4096

    package let stops: GradientStops
    /// The color at the middle of each step. The first and last entries are exactly the end stops' colors, because they
    /// are also used beyond the axis. This applies even if several stops share an end's location.
    package let colors: [PackedColor]
    /// The same colors with 16 bits per component, for dithering. They are interpolated between stops rounded to 8
    /// bits, so a constant stretch of the gradient looks like a plain color.
    package let fineColors: [DitherColor]
    package let isOpaque: Bool

    package init(_ stops: GradientStops) {
        self.stops = stops
        colors = Self.colors(of: stops).map { PackedColor($0) }
        fineColors = Self.colors(of: stops.roundedTo8Bits).map { DitherColor($0) }
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
