import CPango
import Foundation

/// One visible line: Pango's, and where it stands.
struct TextLine {
    /// Belongs to its layout, and lives as long as that.
    let pango: UnsafeMutablePointer<PangoLayoutLine>
    let isRightToLeft: Bool
    /// The line's bytes in the whole text; what an ellipsis stands for is among them.
    let bytes: Range<Int>
    /// Where its layout's text begins in the whole text, in bytes.
    let base: Int
    /// Whether the line is the first of a paragraph.
    var beginsParagraph: Bool
    /// The width from the first character's origin to the end of the last one, in points.
    let width: Double
    let ascent: Double
    /// The height by the fonts alone.
    let naturalHeight: Double
    /// What glyphs may cover, in points, relative to the line's origin on the baseline.
    let ink: CGRect
    /// The origin, in points from the layout's top left.
    var x = 0.0
    /// How much of the room beside the line is on its left, 0...1: 0 for one that begins at the left.
    var share = 0.0
    var baseline = 0.0
    /// The line's room from top to bottom, in points from the layout's top.
    var top = 0.0
    var height = 0.0

    init(_ line: UnsafeMutablePointer<PangoLayoutLine>, base: Int) {
        pango = line
        self.base = base
        isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        let start = base + Int(line.pointee.start_index)
        bytes = start..<(start + Int(line.pointee.length))
        beginsParagraph = line.pointee.is_paragraph_start != 0
        var (inkBox, box) = (PangoRectangle(), PangoRectangle())
        pango_layout_line_get_extents(line, &inkBox, &box)
        width = max(0, points(box.width))
        ascent = points(-box.y)
        naturalHeight = points(box.height)
        ink = CGRect(
            x: points(inkBox.x), y: points(inkBox.y), width: points(inkBox.width), height: points(inkBox.height))
    }

    /// The stretches of one font and style each, as they stand from left to right.
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

    /// Whether a glyph brings its own colours.
    var hasOwnColors: Bool { runs.contains(where: \.isColored) }
}
