import CCairo
package import DrawKit
package import Foundation

/// The axis of a gradient, in the caller's coordinates.
package enum GradientAxis {
    case line(from: CGPoint, to: CGPoint)
    case circles(from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
}

extension Canvas {
    /// Fills the clip with a gradient of `stops` along `axis`. `map` transforms the axis to pixels. `options` selects
    /// the ends beyond which the gradient extends.
    package func draw(
        _ stops: GradientStops, along axis: GradientAxis, map: CGAffineTransform, alpha: Double,
        options: CGGradientDrawingOptions
    ) {
        guard map.isInvertible, let pattern = axis.pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        func add(_ location: Double, _ color: RGBA) {
            cairo_pattern_add_color_stop_rgba(
                pattern, location, color.red, color.green, color.blue, color.alpha * alpha)
        }
        // Cairo extends patterns at both ends, so an end that must not extend gets a transparent stop.
        if !options.contains(.drawsBeforeStartLocation) { add(0, stops.colors[0].faded) }
        for (color, location) in zip(stops.colors, stops.locations) { add(location, color) }
        if !options.contains(.drawsAfterEndLocation) { add(1, stops.colors[stops.colors.count - 1].faded) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        var back = map.inverted().cairo
        cairo_pattern_set_matrix(pattern, &back)
        cairo_set_source(context, pattern)
        cairo_paint(context)
        setSource(.clear)
    }
}

extension GradientAxis {
    /// A Cairo pattern along the axis, without color stops; `nil` if the axis has zero length, a radius is negative, or
    /// a number is not finite.
    fileprivate var pattern: OpaquePointer? {
        switch self {
        case .line(let start, let end):
            guard start.isFinite, end.isFinite, start != end else { return nil }
            return cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        case .circles(let start, let startRadius, let end, let endRadius):
            guard start.isFinite, end.isFinite, startRadius.isFinite, endRadius.isFinite,
                startRadius >= 0, endRadius >= 0, start != end || startRadius != endRadius
            else { return nil }
            return cairo_pattern_create_radial(start.x, start.y, startRadius, end.x, end.y, endRadius)
        }
    }
}

extension RGBA {
    /// The color with its alpha replaced by 0.
    fileprivate var faded: RGBA { RGBA(red: red, green: green, blue: blue, alpha: 0) }
}
