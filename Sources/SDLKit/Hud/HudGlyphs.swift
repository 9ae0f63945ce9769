import DrawKit
import Foundation
import TextKit

/// The printable ASCII characters at one scale, each as a bitmap. Text made of these bitmaps can change in every frame
/// without rendering text or uploading textures.
struct HudGlyphs {
    private struct Glyph {
        /// An index into `bitmaps`; `nil` if the character has no ink.
        var bitmap: Int32?
        /// The frame of the bitmap, in pixels from the top left corner of the character.
        var frame = PixelRect.zero
        /// The distance to the next character, in pixels.
        var advance: Int32
    }

    /// The number of pixels per point.
    let scale: CGFloat
    /// The bitmaps that a display list must contain before text is appended to it.
    private(set) var bitmaps: [Bitmap] = []

    private var glyphs: [Glyph] = []

    private static let pointSize: CGFloat = 11
    private static let codes: ClosedRange<UInt8> = 0x20...0x7E
    /// The character drawn instead of each character outside of `codes`.
    private static let replacement = UInt8(ascii: "?")

    /// Renders the characters at `scale` pixels per point.
    init(scale: CGFloat) {
        self.scale = scale
        let style = TextStyle(font: .systemFont(ofSize: Self.pointSize, weight: .medium))
        for code in Self.codes {
            let layout = TextLayout(String(UnicodeScalar(code)), style: style, width: nil)
            var glyph = Glyph(advance: Int32((layout.exactSize.width * scale).rounded()))
            // A space has no ink in any font.
            if code != 0x20, let rendered = layout.render(scale: scale, color: .white) {
                glyph.bitmap = Int32(bitmaps.count)
                glyph.frame = rendered.frame
                bitmaps.append(rendered.bitmap)
            }
            glyphs.append(glyph)
        }
    }

    /// Returns the width of `text` in pixels.
    func width(of text: String) -> Int32 {
        text.reduce(0) { $0 + self[$1].advance }
    }

    /// Appends `text` in `color` to `list`, whose bitmaps must be `bitmaps`. (`x`, `y`) is the top left corner of the
    /// line.
    func append(_ text: String, x: Int32, y: Int32, color: PackedColor, clip: Int32, to list: inout DisplayList) {
        var x = x
        for character in text {
            let glyph = self[character]
            if let bitmap = glyph.bitmap {
                list.commands.append(
                    .bitmap(
                        RoundedRect(rect: glyph.frame.offset(dx: x, dy: y)), bitmap: bitmap, tint: color, opacity: 255,
                        clip: clip))
            }
            x += glyph.advance
        }
    }

    private subscript(character: Character) -> Glyph {
        let code = character.asciiValue.flatMap { Self.codes.contains($0) ? $0 : nil } ?? Self.replacement
        return glyphs[Int(code - Self.codes.lowerBound)]
    }
}
