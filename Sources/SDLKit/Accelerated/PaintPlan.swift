import CSDL2
import DrawKit

/// The state shared by all commands with the same paint in a frame.
struct PaintPlan {
    /// The color of a uniform plan; `nil` for a gradient.
    var color: PackedColor?
    let rows: RampRows
    /// The texture that contains `rows`.
    let atlas: OpaquePointer
    /// The texture coordinate along the ramp at the top left corner of a rectangle.
    var base: Double
    /// The change in the texture coordinate from the left to the right edge of a rectangle.
    var alongX: Double
    /// The change in the texture coordinate from the top to the bottom edge of a rectangle.
    var alongY: Double
    /// `true` if the gradient of a rectangle stays within the ramp.
    var fits: Bool
    /// The rectangle of the frame over which the gradient extends, if all commands share one; otherwise `nil`.
    let area: PixelRect?

    /// Creates a plan. If the atlas has no room for the ramp, `rows` is `nil` and the plan is a uniform color.
    init(_ paint: Paint, rows: RampRows?, atlas: OpaquePointer) {
        self.atlas = atlas
        let coefficients = paint.positionCoefficients
        let range = TexturePixels.rampRange
        let length = range.upperBound - range.lowerBound
        self.rows = rows ?? RampRows(y: 0, height: 1, isDithered: false)
        base = (coefficients.origin - range.lowerBound) / length
        alongX = coefficients.alongX / length
        alongY = coefficients.alongY / length
        area = paint.area
        let corners = [base, base + alongX, base + alongY, base + alongX + alongY]
        fits = Self.isWithinRow(SIMD4(corners))
        if paint.ramp.stops.isUniform || (alongX == 0 && alongY == 0) {
            color = PackedColor(paint.ramp.stops.color(at: coefficients.origin))
        } else if rows == nil {
            color = PackedColor(paint.ramp.stops.color(at: 0.5))
        } else if !corners.allSatisfy(\.isFinite) {
            color = PackedColor(paint.ramp.stops.color(at: 1))
        }
    }

    /// Adapts the plan, whose gradient extends over `area`, to the part in `rect`.
    mutating func narrow(from area: PixelRect, to rect: PixelRect) {
        let (width, height) = (Double(area.width), Double(area.height))
        base += alongX * Double(rect.minX - area.minX) / width + alongY * Double(rect.minY - area.minY) / height
        alongX *= Double(rect.width) / width
        alongY *= Double(rect.height) / height
        fits = Self.isWithinRow(SIMD4(base, base + alongX, base + alongY, base + alongX + alongY))
    }

    private static func isWithinRow(_ corners: SIMD4<Double>) -> Bool {
        all((corners .>= 0) .& (corners .<= 1))
    }

    /// Returns the gradient fill of `rect`. Before it is drawn, `VertexFill.begin` aligns the ramp's rows with the rows
    /// of the frame.
    func fill(of rect: PixelRect, opacity: UInt8) -> VertexFill {
        var fill = VertexFill(
            PackedColor(bits: UInt32(opacity) * 0x0101_0101), texture: atlas, white: SIMD2(base, rows.top))
        fill.origin = SIMD2(Double(rect.minX), Double(rect.minY))
        fill.alongX = SIMD2(alongX / Double(rect.width), 0)
        fill.alongY = SIMD2(alongY / Double(rect.height), 0)
        let margin = rows.step * Double(RampRows.margin) / 2
        fill.minimum = SIMD2(0, rows.top - margin)
        fill.maximum = SIMD2(1, rows.top + rows.step * Double(RampRows.count) + margin)
        fill.isClipped = !fits
        return fill
    }
}

extension PackedColor {
    /// Returns this color with every component multiplied by `opacity` / 255.
    func faded(by opacity: UInt8) -> PackedColor {
        guard opacity < 255 else { return self }
        func scale(_ component: UInt32) -> UInt32 { (component * UInt32(opacity) + 127) / 255 }
        return PackedColor(bits: scale(alpha) << 24 | scale(red) << 16 | scale(green) << 8 | scale(blue))
    }
}
