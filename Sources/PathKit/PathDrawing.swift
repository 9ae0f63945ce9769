import CCairo
package import DrawKit
import Foundation

/// A path, and what is done with it: a shape of pixels.
package struct PathDrawing: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// What is inside, where the path goes round it, or round it an odd number of times.
        case fill(isEvenOdd: Bool)
        case stroke(StrokeStyle)
    }

    package var path: Path
    package var kind: Kind
    /// From the path's coordinates to pixels.
    package var map: CGAffineTransform

    package init(_ path: Path, _ kind: Kind, map: CGAffineTransform) {
        (self.path, self.kind, self.map) = (path, kind, map)
    }

    /// The same with the part of the path alone that is stroked.
    fileprivate var trimmed: PathDrawing {
        guard case .stroke(var style) = kind, style.start > 0 || style.end < 1 else { return self }
        let part = path.trimmed(from: style.start, to: style.end)
        // The pattern goes on from where the whole path begins.
        if !style.dashes.isEmpty, style.start > 0 { style.dashPhase += style.start * path.length }
        (style.start, style.end) = (0, 1)
        return PathDrawing(part, .stroke(style), map: map)
    }
}

extension PathDrawing {
    /// Coordinates farther away than this, in pixels, are drawn as if they were here: cairo's go to 2^23.
    private static let farthest: CGFloat = 4_000_000
    /// What lies less than this beyond a pixel, which is half a step of cairo's coordinates, does not touch the next.
    private static let slack: CGFloat = 1 / 512
    /// The most dashes that a line is cut into; a finer pattern is drawn as a whole line.
    private static let mostDashes: CGFloat = 100_000

    /// The coverage of the pixels that it touches, as far as they lie in `limit`; nil where none does.
    package func coverage(in limit: PixelRect) -> PlacedCoverage? { trimmed.wholeCoverage(in: limit) }

    // MARK: Private

    /// The coverage where the path is not trimmed.
    private func wholeCoverage(in limit: PixelRect) -> PlacedCoverage? {
        guard let area = box?.intersection(limit), !area.isEmpty,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, area.width, area.height)
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        draw(on: surface, origin: area)
        cairo_surface_flush(surface)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface)
        else { return nil }
        let (width, height) = (Int(area.width), Int(area.height))
        let stride = Int(cairo_image_surface_get_stride(surface))
        let rows = [UInt8](unsafeUninitializedCapacity: width * height) { memory, count in
            guard let first = memory.baseAddress else { return }
            for row in 0..<height { (first + row * width).initialize(from: bytes + row * stride, count: width) }
            count = width * height
        }
        return PlacedCoverage(rect: area, bytes: rows)
    }

    /// The pixels that it may touch.
    private var box: PixelRect? {
        guard map.isFinite, !path.isEmpty, let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1),
            let context = cairo_create(surface)
        else { return nil }
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        trace(on: context)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        switch kind {
        case .fill: cairo_fill_extents(context, &left, &top, &right, &bottom)
        case .stroke(let style):
            guard begin(style, on: context) else { return nil }
            cairo_stroke_extents(context, &left, &top, &right, &bottom)
        }
        guard left < right, top < bottom else { return nil }
        // They are in the path's coordinates, in which a stroke's pen is round.
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map { corner in
            CGPoint(x: corner.0, y: corner.1).applying(map)
        }
        func low(_ values: [CGFloat]) -> Int32 { edge((values.min() ?? 0) + Self.slack, .down) }
        func high(_ values: [CGFloat]) -> Int32 { edge((values.max() ?? 0) - Self.slack, .up) }
        func edge(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int32 {
            Int32(Self.near(value).rounded(rule))
        }
        let (across, down) = (corners.map(\.x), corners.map(\.y))
        return PixelRect(minX: low(across), minY: low(down), maxX: high(across), maxY: high(down))
    }

    private func draw(on surface: OpaquePointer, origin: PixelRect) {
        guard let context = cairo_create(surface) else { return }
        defer { cairo_destroy(context) }
        cairo_surface_set_device_offset(surface, Double(-origin.minX), Double(-origin.minY))
        trace(on: context)
        switch kind {
        case .fill(let isEvenOdd):
            cairo_set_fill_rule(context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        case .stroke(let style):
            if begin(style, on: context) { cairo_stroke(context) }
        }
    }

    /// Puts the path into `context`, in its own coordinates.
    private func trace(on context: OpaquePointer) {
        cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
        // Half the default: circles of a few hundred pixels show no corners.
        cairo_set_tolerance(context, 0.05)
        var matrix = cairo_matrix_t(
            xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: Self.near(map.tx), y0: Self.near(map.ty))
        guard map.a * map.d - map.b * map.c != 0 else { return }
        cairo_set_matrix(context, &matrix)
        func pen(_ point: CGPoint) -> CGPoint {
            let place = point.applying(map)
            guard abs(place.x) > Self.farthest || abs(place.y) > Self.farthest else { return point }
            return CGPoint(x: Self.near(place.x), y: Self.near(place.y)).applying(map.inverted())
        }
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let point): cairo_move_to(context, pen(point).x, pen(point).y)
            case .line(let point): cairo_line_to(context, pen(point).x, pen(point).y)
            case .quadratic(let control, let end):
                // The same curve, written in the third degree.
                let first = current.interpolated(to: control, fraction: 2.0 / 3)
                let second = end.interpolated(to: control, fraction: 2.0 / 3)
                curve(pen(first), pen(second), pen(end), on: context)
            case .cubic(let first, let second, let end): curve(pen(first), pen(second), pen(end), on: context)
            case .close: cairo_close_path(context)
            }
            current = element.end ?? current
        }
    }

    private func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint, on context: OpaquePointer) {
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
    }

    /// Whether there is anything to stroke with.
    private func begin(_ style: StrokeStyle, on context: OpaquePointer) -> Bool {
        guard style.width > 0, style.width.isFinite else { return false }
        cairo_set_line_width(context, style.width)
        cairo_set_miter_limit(context, max(style.miterLimit, 1))
        switch style.cap {
        case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.join {
        case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
        }
        let pattern = style.dashes.reduce(0, +)
        let around = path.controlBox
        let length = CGFloat(path.elements.count) * (around.width + around.height)
        if pattern > 0, length / pattern * CGFloat(style.dashes.count) < Self.mostDashes {
            cairo_set_dash(
                context, style.dashes.map(Double.init), Int32(style.dashes.count),
                style.dashPhase.isFinite ? style.dashPhase : 0)
        }
        return true
    }

    private static func near(_ value: CGFloat) -> CGFloat { min(max(value, -farthest), farthest) }
}

/// Coverage of the pixels of a rectangle, a byte each, row by row.
package struct PlacedCoverage: Sendable {
    package var rect: PixelRect
    package var bytes: [UInt8]

    package init(rect: PixelRect, bytes: [UInt8]) {
        (self.rect, self.bytes) = (rect, bytes)
    }

    /// A bitmap of it, which a colour tints.
    package var bitmap: Bitmap { Bitmap(size: rect.size, pixels: .alpha(bytes)) }
}
