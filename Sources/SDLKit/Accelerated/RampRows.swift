import DrawKit

/// The rows of a color ramp in the atlas: with dithering, one for each pixel row of a quad, otherwise a single row. A
/// ramp can't be dithered along its length, because its pixels don't coincide with those of the frame; instead, each
/// row has a single threshold, and the thresholds repeat every eight rows.
struct RampRows {
    /// The number of frame rows that a ramp covers. Taller shapes are divided into bands of this height.
    static let count: Int32 = 32
    /// The dither pattern in eighths of an 8-bit color level. It repeats, and neighboring values are far apart.
    static let pattern: [UInt64] = [0, 4, 2, 6, 1, 5, 3, 7]
    /// The number of extra rows above and below, for the soft edges of shapes.
    static let margin: Int32 = 1
    /// The maximum number of dithered ramps in a frame. If there are more, every ramp gets a single row to make all of
    /// them fit in the texture.
    static let maximumRamps = 48

    /// The vertical texture coordinate of the first row below the margin: its top edge, or the center of a single row.
    let top: Double
    /// The height of a row in texture coordinates; 0 if there is only one row.
    let step: Double

    /// Creates the rows of a ramp at row `y` of a texture with `height` rows.
    init(y: Int32, height: Int32, isDithered: Bool) {
        step = isDithered ? 1 / Double(height) : 0
        top = (isDithered ? Double(y + Self.margin) : Double(y) + 0.5) / Double(height)
    }

    /// Returns the number of texture rows of a ramp.
    static func height(isDithered: Bool) -> Int32 {
        isDithered ? count + 2 * margin : 1
    }

    /// Returns the row of the pattern at row `y` of the frame if the pattern starts at row `origin` of the frame.
    static func phase(_ y: Int32, from origin: Int32) -> Int32 {
        (y &- origin) & Int32(pattern.count - 1)
    }

    /// Returns the first row of the band that contains row `y` of the frame if the pattern starts at row `origin` of
    /// the frame.
    static func bandTop(_ y: Int32, from origin: Int32) -> Int32 {
        y &- (y &- origin) & (count - 1)
    }

    /// Appends the pixels of all rows of `ramp`, each `width` pixels long, from the top.
    static func append(_ ramp: Ramp, width: Int, isDithered: Bool, to words: inout [UInt32]) {
        let colors = TexturePixels.colors(of: ramp, count: width)
        for row in 0..<height(isDithered: isDithered) {
            let threshold = isDithered ? pattern[Int(phase(row, from: margin))] * 32 + 16 : 128
            for color in colors { words.append(color.dithered(threshold: threshold).bits) }
        }
    }
}
