/// The colors of a gradient and their locations along its axis.
package struct GradientStops: Hashable, Sendable {
    package private(set) var colors: [RGBA]
    package private(set) var locations: [Double]

    /// Creates stops whose locations never decrease and stay within 0...1. Missing `locations` are spaced evenly. A
    /// location that is not finite or is below its predecessor becomes the preceding location.
    package init(colors: [RGBA], locations: [Double]? = nil) {
        self.colors = colors.isEmpty ? [.clear] : colors
        let last = Double(max(1, self.colors.count - 1))
        var rising = 0.0
        self.locations = self.colors.indices.map { index in
            let given = locations.flatMap { index < $0.count ? $0[index] : nil } ?? Double(index) / last
            rising = max(rising, given.isFinite ? min(max(given, 0), 1) : rising)
            return rising
        }
    }

    /// The stops with each color component rounded to the nearest of 256 levels.
    package var roundedTo8Bits: GradientStops {
        func nearest(_ component: Double) -> Double { (component * 255).rounded() / 255 }
        var stops = self
        stops.colors = colors.map { color in
            RGBA(
                red: nearest(color.red), green: nearest(color.green), blue: nearest(color.blue),
                alpha: nearest(color.alpha))
        }
        return stops
    }

    /// `true` if every stop has the same color.
    package var isUniform: Bool { colors.allSatisfy { $0 == colors[0] } }

    /// Returns the color at `position` on the axis. Positions outside 0...1 have the color of the nearer end.
    package func color(at position: Double) -> RGBA {
        guard let upper = locations.firstIndex(where: { $0 > position }) else { return colors[colors.count - 1] }
        guard upper > 0 else { return colors[0] }
        let (from, to) = (locations[upper - 1], locations[upper])
        return colors[upper - 1].interpolated(to: colors[upper], fraction: (position - from) / (to - from))
    }
}
