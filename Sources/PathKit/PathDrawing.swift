import CCairo
package import DrawKit
import Foundation

/// A path to fill or stroke into a coverage mask.
package struct PathDrawing: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The inside of the path, by the even-odd or the nonzero winding rule.
        case fill(isEvenOdd: Bool)
        case stroke(StrokeStyle)
    }

    package var path: Path
    package var kind: Kind
    /// The transform from the path's coordinates to pixels.
    package var map: CGAffineTransform

    package init(_ path: Path, _ kind: Kind, map: CGAffineTransform) {
        self.path = path
        self.kind = kind
        self.map = map
    }

    /// `true` if only part of the path is stroked, which requires measuring the path.
    package var isTrimmed: Bool {
        if case .stroke(let style) = kind { style.start > 0 || style.end < 1 } else { false }
    }

    /// Returns a copy with only the stroked part of the path. `measured` is the measured path.
    fileprivate func trimmed(by measured: MeasuredPath) -> PathDrawing {
        guard case .stroke(var style) = kind else { return self }
        let part = measured.trimmed(from: style.start, to: style.end)
        // The dash pattern starts at the beginning of the whole path.
        if !style.dashes.isEmpty, style.start > 0 { style.dashPhase += style.start * measured.length }
        style.start = 0
        style.end = 1
        return PathDrawing(part, .stroke(style), map: map)
    }
}

extension PathDrawing {
    /// The distance by which a shape may extend into a pixel without counting as touching it: half a step of Cairo's
    /// coordinates.
    private static let slack: CGFloat = 1 / 512

    /// Returns the coverage of the pixels in `limit` that the shape touches, if any. `measured` is the measured path,
    /// if available.
    package func coverage(in limit: PixelRect, measured: MeasuredPath? = nil) -> PlacedCoverage? {
        guard isTrimmed else { return wholeCoverage(in: limit) }
        return trimmed(by: measured ?? MeasuredPath(path)).wholeCoverage(in: limit)
    }

    // MARK: Private

    /// Returns the coverage of the whole path, ignoring where its stroke starts and ends.
    private func wholeCoverage(in limit: PixelRect) -> PlacedCoverage? {
        guard map.isFinite, !path.isEmpty else { return nil }
        // Computing the extents in Cairo takes as long as drawing, so a small shape is drawn with a margin instead.
        if let fitted = conservativeBox?.intersection(limit), fitted.area <= Self.maximumUnmeasuredArea {
            return fitted.isEmpty ? nil : coverage(of: fitted) { PlacedCoverage(of: fitted, inked: $0, stride: $1) }
        }
        guard let area = box?.intersection(limit), !area.isEmpty else { return nil }
        return coverage(of: area) { PlacedCoverage(of: area, from: area, $0, stride: $1) }
    }

    /// Draws the coverage of `area` and passes its bytes to `take`.
    private func coverage(
        of area: PixelRect, take: (UnsafePointer<UInt8>, _ stride: Int) -> PlacedCoverage?
    ) -> PlacedCoverage? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, area.width, area.height) else { return nil }
        defer { cairo_surface_destroy(surface) }
        draw(on: surface, origin: area)
        cairo_surface_flush(surface)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let bytes = cairo_image_surface_get_data(surface)
        else { return nil }
        return take(bytes, Int(cairo_image_surface_get_stride(surface)))
    }

    /// The maximum number of pixels of an area that is drawn without computing exact extents.
    private static let maximumUnmeasuredArea = 128 * 128

    /// A conservative bounding box computed without Cairo, or `nil` if it exceeds Cairo's range.
    private var conservativeBox: PixelRect? {
        var reach: CGFloat = 0
        if case .stroke(let style) = kind {
            guard style.width > 0 else { return .zero }
            let corner = style.join == .miter ? max(style.miterLimit, 1) : 1
            reach = style.width / 2 * max(corner, 2)
        }
        let bounds = path.controlBox.insetBy(dx: -reach, dy: -reach).applying(map).insetBy(dx: -1, dy: -1)
        let maximumCoordinate = CairoNumbers.maximumCoordinate
        guard bounds.minX > -maximumCoordinate, bounds.minY > -maximumCoordinate, bounds.maxX < maximumCoordinate,
            bounds.maxY < maximumCoordinate
        else { return nil }
        return PixelRect(
            minX: Int32(bounds.minX.rounded(.down)), minY: Int32(bounds.minY.rounded(.down)),
            maxX: Int32(bounds.maxX.rounded(.up)), maxY: Int32(bounds.maxY.rounded(.up)))
    }

    /// The bounding box of the pixels that the shape may touch, if any.
    private var box: PixelRect? {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1), let context = cairo_create(surface)
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
            guard style.begin(on: context, for: path) else { return nil }
            cairo_stroke_extents(context, &left, &top, &right, &bottom)
        }
        guard left < right, top < bottom else { return nil }
        // The extents are in the path's coordinates, where the pen of a stroke is round.
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map { corner in
            CGPoint(x: corner.0, y: corner.1).applying(map)
        }
        func low(_ values: [CGFloat]) -> Int32 { edge((values.min() ?? 0) + Self.slack, .down) }
        func high(_ values: [CGFloat]) -> Int32 { edge((values.max() ?? 0) - Self.slack, .up) }
        func edge(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int32 {
            Int32(CairoNumbers.clamped(value).rounded(rule))
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
            if style.begin(on: context, for: path) { cairo_stroke(context) }
        }
    }

    /// Configures `context` and adds the path to it, in the path's coordinates.
    private func trace(on context: OpaquePointer) {
        cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
        // This is half of Cairo's default, so that circles of a few hundred pixels show no corners.
        cairo_set_tolerance(context, 0.05)
        var matrix = map.cairo
        guard map.a * map.d - map.b * map.c != 0 else { return }
        cairo_set_matrix(context, &matrix)
        func pen(_ point: CGPoint) -> CGPoint {
            let mapped = point.applying(map)
            guard abs(mapped.x) > CairoNumbers.maximumCoordinate || abs(mapped.y) > CairoNumbers.maximumCoordinate
            else { return point }
            return CGPoint(x: CairoNumbers.clamped(mapped.x), y: CairoNumbers.clamped(mapped.y))
                .applying(map.inverted())
        }
        path.trace(on: context, through: pen)
    }
}
