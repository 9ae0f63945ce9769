import CCairo
import DrawKit
import Foundation

extension Path {
    /// Adds the path to `context`, with each point mapped by `map`.
    func trace(on context: OpaquePointer, through map: (CGPoint) -> CGPoint) {
        func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
            let (first, second, end) = (map(first), map(second), map(end))
            cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        }
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point): cairo_move_to(context, map(point).x, map(point).y)
            case .line(let point): cairo_line_to(context, map(point).x, map(point).y)
            case .quadratic(let control, let end):
                // Elevates the quadratic curve to a cubic one.
                curve(
                    current.interpolated(to: control, fraction: 2.0 / 3),
                    end.interpolated(to: control, fraction: 2.0 / 3), end)
            case .cubic(let first, let second, let end): curve(first, second, end)
            case .close: cairo_close_path(context)
            }
            current = element.end ?? current
        }
    }
}

extension StrokeStyle {
    /// The maximum estimated number of dashes along a path. Beyond it, the line is drawn solid.
    private static let maximumDashes: CGFloat = 100_000

    /// Sets the stroke parameters of `context` for `path`. Returns `false` if the line width is not a positive finite
    /// number.
    func begin(on context: OpaquePointer, for path: Path) -> Bool {
        guard width > 0, width.isFinite else { return false }
        cairo_set_line_width(context, width)
        cairo_set_miter_limit(context, max(miterLimit, 1))
        switch cap {
        case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
        }
        switch join {
        case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
        }
        if isDashed(along: path) {
            cairo_set_dash(
                context, dashes.map(Double.init), Int32(dashes.count), dashPhase.isFinite ? dashPhase : 0)
        } else {
            cairo_set_dash(context, nil, 0, 0)
        }
        return true
    }

    private func isDashed(along path: Path) -> Bool {
        let pattern = dashes.reduce(0, +)
        guard pattern > 0 else { return false }
        let box = path.controlBox
        let length = CGFloat(path.elements.count) * (box.width + box.height)
        return length / pattern * CGFloat(dashes.count) < Self.maximumDashes
    }
}

extension CGAffineTransform {
    /// The equivalent Cairo matrix, with the translation clamped to Cairo's range.
    var cairo: cairo_matrix_t {
        cairo_matrix_t(
            xx: a, yx: b, xy: c, yy: d, x0: CairoNumbers.clamped(tx), y0: CairoNumbers.clamped(ty))
    }
}

enum CairoNumbers {
    /// The maximum magnitude of coordinates, in pixels. Cairo's range ends at 2^23.
    static let maximumCoordinate: CGFloat = 4_000_000

    static func clamped(_ value: CGFloat) -> CGFloat { min(max(value, -maximumCoordinate), maximumCoordinate) }
}
