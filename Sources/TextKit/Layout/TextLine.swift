import CPango
import Foundation

/// One visible line: Pango's, and where it stands.
struct TextLine {
    /// Belongs to its layout, and lives as long as that.
    let pango: UnsafeMutablePointer<PangoLayoutLine>
    let isRightToLeft: Bool
    /// Where the line begins in its text, in bytes.
    let start: Int
    /// The width from the first character's origin to the end of the last one, in points.
    let width: Double
    let ascent: Double
    let height: Double
    /// What glyphs may cover, in points, relative to the line's origin on the baseline.
    let ink: CGRect
    /// The origin, in points from the layout's top left.
    var x = 0.0
    var baseline = 0.0

    init(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
        pango = line
        isRightToLeft = pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL
        start = Int(line.pointee.start_index)
        var (inkBox, box) = (PangoRectangle(), PangoRectangle())
        pango_layout_line_get_extents(line, &inkBox, &box)
        width = max(0, points(box.width))
        ascent = points(-box.y)
        height = points(box.height)
        ink = CGRect(
            x: points(inkBox.x), y: points(inkBox.y), width: points(inkBox.width), height: points(inkBox.height))
    }

    /// The stretches of one font each, as they stand from left to right.
    var runs: some Sequence<PangoGlyphItem> {
        sequence(state: pango.pointee.runs) { node in
            guard let current = node else { return nil }
            node = current.pointee.next
            return current.pointee.data?.load(as: PangoGlyphItem.self)
        }
    }

    /// Whether a glyph brings its own colours.
    var hasOwnColors: Bool { runs.contains(where: \.isColored) }
}

extension PangoGlyphItem {
    var isColored: Bool { font_is_colored(item.pointee.analysis.font) != 0 }
}
