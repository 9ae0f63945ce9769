import CPango
import Foundation

/// One visible line: Pango's line and its position.
struct TextLine {
    /// Pango's line, which is owned by its layout.
    let pango: UnsafeMutablePointer<PangoLayoutLine>
    let isRightToLeft: Bool
    /// The line's bytes in the whole text, including text replaced by an ellipsis.
    let bytes: Range<Int>
    /// The offset of the Pango layout's text in the whole text, in bytes.
    let base: Int
    /// `true` if the line starts a paragraph.
    var beginsParagraph: Bool
    /// The width from the start of the first character to the end of the last, in points.
    let width: Double
    let ascent: Double
    /// The height given by the fonts alone, in points.
    let naturalHeight: Double
    /// The bounds of the line's ink, in points from the line's origin on the baseline.
    let ink: CGRect
    /// The x-coordinate of the line's origin, in points from the layout's left edge.
    var x = 0.0
    /// The fraction of the line's free space that is to the left of the text: 0 for left-aligned text, 1 for
    /// right-aligned text.
    var share = 0.0
    var baseline = 0.0
    /// The top of the line's box, in points from the layout's top.
    var top = 0.0
    /// The height of the line's box, in points.
    var height = 0.0

    /// Reads Pango's line. `hasOldExtents` is `true` if its attributes have changed since Pango computed its extents.
    init(_ line: UnsafeMutablePointer<PangoLayoutLine>, base: Int, hasOldExtents: Bool = false) {
        pango = line
        self.base = base
        isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        let start = base + Int(line.pointee.start_index)
        bytes = start..<(start + Int(line.pointee.length))
        beginsParagraph = line.pointee.is_paragraph_start != 0
        var (inkBox, box) = (PangoRectangle(), PangoRectangle())
        if hasOldExtents {
            line_extents(line, &inkBox, &box)
        } else {
            pango_layout_line_get_extents(line, &inkBox, &box)
        }
        width = max(0, points(box.width))
        ascent = points(-box.y)
        naturalHeight = points(box.height)
        ink = CGRect(
            x: points(inkBox.x), y: points(inkBox.y), width: points(inkBox.width), height: points(inkBox.height))
    }

    /// The runs from left to right, each in one font and style.
    var runs: [TextRun] {
        var x = 0.0
        return sequence(state: pango.pointee.runs) { node -> PangoGlyphItem? in
            guard let current = node else { return nil }
            node = current.pointee.next
            return current.pointee.data?.load(as: PangoGlyphItem.self)
        }.map { item in
            defer { x += points(pango_glyph_string_get_width(item.glyphs)) }
            return TextRun(item: item, x: x)
        }
    }

    /// `true` if any glyph has its own colors.
    var hasOwnColors: Bool { runs.contains(where: \.isColored) }
}
