import DrawKit

/// A premultiplied color with `Double` components, each 0...255.
struct Shade {
    var components: [Double]

    static let clear = Shade(components: [0, 0, 0, 0])

    init(components: [Double]) {
        self.components = components
    }

    init(_ color: PackedColor) {
        components = [color.alpha, color.red, color.green, color.blue].map(Double.init)
    }

    /// Creates a shade from a color that is not premultiplied.
    init(_ color: RGBA) {
        components = [1, color.red, color.green, color.blue].map { $0 * color.alpha * 255 }
    }

    func times(_ factor: Double) -> Shade { Shade(components: components.map { $0 * factor }) }

    func over(_ under: Shade) -> Shade {
        let rest = 1 - components[0] / 255
        return Shade(components: zip(components, under.components).map { $0 + $1 * rest })
    }

    func mixed(_ other: Shade, _ fraction: Double) -> Shade {
        Shade(components: zip(components, other.components).map { $0 + ($1 - $0) * fraction })
    }

    /// Returns the largest difference between corresponding components of this shade and `color`.
    func distance(to color: PackedColor) -> Double {
        zip(components, Shade(color).components).map { abs($0 - $1) }.max() ?? 0
    }
}

/// The expected images, computed from the definitions with `Double`. Shares no code with the rasterizer.
enum Reference {
    /// Returns the color at `position` of an axis, interpolated premultiplied between the adjacent stops.
    static func color(_ stops: GradientStops, at position: Double) -> Shade {
        let (colors, locations) = (stops.colors, stops.locations)
        if position < locations[0] { return Shade(colors[0]) }
        for index in colors.indices.dropLast() where position < locations[index + 1] {
            let fraction = (position - locations[index]) / (locations[index + 1] - locations[index])
            return Shade(colors[index]).mixed(Shade(colors[index + 1]), fraction)
        }
        return Shade(colors[colors.count - 1])
    }
}
