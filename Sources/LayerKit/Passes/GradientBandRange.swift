import DrawKit

/// The part of the frame in which a gradient whose paint has an `area` changes color. It lies between two lines that
/// cross the gradient's axis: the gradient has its start color before the first line and its end color after the
/// second.
struct GradientBandRange {
    /// The distance from the lines, as a fraction of the axis, within which pixels also count as lying between the
    /// lines. It exceeds one step of a ramp, and one texel of a ramp in a GPU texture.
    private static let margin = 1.0 / 128

    /// The position on the axis at pixel (0, 0), and its change per pixel.
    private let (origin, perColumn, perRow): (Double, Double, Double)
    /// The positions of the two lines on the axis.
    private let (first, last): (Double, Double)

    /// Creates the range for `paint`. Returns `nil` if the paint's axis is relative to each shape.
    init?(_ paint: Paint) {
        guard let area = paint.area else { return nil }
        let coefficients = paint.positionCoefficients
        let (width, height) = (Double(area.maxX) - Double(area.minX), Double(area.maxY) - Double(area.minY))
        perColumn = coefficients.alongX / width
        perRow = coefficients.alongY / height
        origin = coefficients.origin - Double(area.minX) * perColumn - Double(area.minY) * perRow
        let stops = paint.ramp.stops
        let (begin, end) = (stops.colors[0], stops.colors[stops.colors.count - 1])
        let firstOther = stops.colors.firstIndex { $0 != begin } ?? stops.colors.count
        let lastOther = stops.colors.lastIndex { $0 != end } ?? -1
        first = firstOther > 0 ? stops.locations[firstOther - 1] : 0
        last = lastOther + 1 < stops.colors.count ? stops.locations[lastOther + 1] : 1
    }

    /// Returns the range of x-coordinates in which the rows of `rect` intersect this range, or `nil` if the lines are
    /// parallel to the rows or `rect` is empty.
    func columns(of rect: PixelRect) -> ClosedRange<Double>? {
        guard perColumn != 0, !rect.isEmpty else { return nil }
        let (top, bottom) = (Double(rect.minY) * perRow, Double(rect.maxY) * perRow)
        let one = (first - Self.margin - origin - max(top, bottom)) / perColumn
        let other = (last + Self.margin - origin - min(top, bottom)) / perColumn
        guard one.isFinite, other.isFinite else { return nil }
        return min(one, other)...max(one, other)
    }

    /// The position of a rectangle relative to the range. `inside` includes rectangles that are only partly in the
    /// range.
    enum Side {
        case before, inside, after
    }

    func side(of rect: PixelRect) -> Side {
        let (width, height) = (Double(rect.maxX) - Double(rect.minX), Double(rect.maxY) - Double(rect.minY))
        let middle =
            origin + (Double(rect.minX) + width / 2) * perColumn + (Double(rect.minY) + height / 2) * perRow
        let reach = (abs(perColumn) * width + abs(perRow) * height) / 2
        if middle + reach < first - Self.margin { return .before }
        return middle - reach > last + Self.margin ? .after : .inside
    }
}
