/// The colours of a gradient and where on its axis each stands.
package struct GradientStops: Hashable, Sendable {
    package private(set) var colors: [RGBA]
    package private(set) var locations: [Double]

    /// Makes stops; `locations` that are missing, too few, not finite or falling are replaced by even spacing or the
    /// location before them, so that the result always rises within 0...1.
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

    /// These stops with the nearest colours that a screen of 255 steps can show.
    package var shown: GradientStops {
        func nearest(_ component: Double) -> Double { (component * 255).rounded() / 255 }
        var stops = self
        stops.colors = colors.map { color in
            RGBA(
                red: nearest(color.red), green: nearest(color.green), blue: nearest(color.blue),
                alpha: nearest(color.alpha))
        }
        return stops
    }

    /// Whether every stop has the same colour.
    package var isUniform: Bool { colors.allSatisfy { $0 == colors[0] } }

    /// The colour at `position` on the axis; the end colours go on beyond 0...1.
    package func color(at position: Double) -> RGBA {
        guard let upper = locations.firstIndex(where: { $0 > position }) else { return colors[colors.count - 1] }
        guard upper > 0 else { return colors[0] }
        let (from, to) = (locations[upper - 1], locations[upper])
        return colors[upper - 1].interpolated(to: colors[upper], fraction: (position - from) / (to - from))
    }
}
