import DrawKit

/// The rows of a ramp in the atlas, one for each row of pixels that a quad may have: a texture cannot be dithered along
/// its ramp, whose pixels are not those of the picture, so each row has a threshold of its own.
struct RampRows {
    /// How many rows of the picture the ramp's rows are good for. Larger shapes are cut into bands of this height.
    static let count: Int32 = 32
    /// The pattern, in eighths of a step, which begins again after as many rows; what is near in it is far in value.
    static let pattern: [UInt64] = [0, 4, 2, 6, 1, 5, 3, 7]
    /// How many rows go on above and below, for the soft edges of shapes.
    static let margin: Int32 = 1
    /// With more ramps than this in a picture each has one row only: the texture has to hold all of them.
    static let mostRamps = 48

    /// The texture coordinate at which the first row begins, and the height of a row; 0 where all are one.
    let top: Double
    let step: Double

    /// The rows of a ramp whose place in a texture of `height` rows begins with row `y`.
    init(y: Int32, height: Int32, isDithered: Bool) {
        step = isDithered ? 1 / Double(height) : 0
        top = (isDithered ? Double(y + Self.margin) : Double(y) + 0.5) / Double(height)
    }

    /// How many rows of a texture a ramp takes.
    static func height(isDithered: Bool) -> Int32 {
        isDithered ? count + 2 * margin : 1
    }

    /// How many rows from the pattern's beginning row `y` of a shape is, whose pattern begins at `origin`.
    static func phase(_ y: Int32, from origin: Int32) -> Int32 {
        (y &- origin) & Int32(pattern.count - 1)
    }

    /// The first row of the band in which row `y` of a shape is, whose pattern begins at `origin`.
    static func bandTop(_ y: Int32, from origin: Int32) -> Int32 {
        y &- (y &- origin) & (count - 1)
    }

    /// The words of all rows of `ramp`, `width` in each, from the top down.
    static func append(_ ramp: Ramp, width: Int, isDithered: Bool, to words: inout [UInt32]) {
        let colors = TexturePixels.colors(of: ramp, count: width)
        for row in 0..<height(isDithered: isDithered) {
            let threshold = isDithered ? pattern[Int(phase(row, from: margin))] * 32 + 16 : 128
            for color in colors { words.append(color.shown(above: threshold).bits) }
        }
    }
}
