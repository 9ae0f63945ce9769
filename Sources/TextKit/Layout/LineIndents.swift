import CPango
import Foundation

/// The horizontal extent of a paragraph's lines, and its tab stops. Lengths are in points.
struct LineIndents: Hashable {
    private var first = 0.0
    private var others = 0.0
    private var tail = 0.0
    private var tabs: [TextTab] = []
    private var tabInterval = 0.0

    /// Copies the indents and tab stops of `paragraph`; `nil` uses no indents and the default tab stops.
    init(_ paragraph: ParagraphValues?) {
        guard let paragraph else { return }
        first = paragraph.firstLineHeadIndent
        others = paragraph.headIndent
        tail = paragraph.tailIndent
        tabs = paragraph.tabs
        tabInterval = paragraph.defaultTabInterval
    }

    /// Returns the distance of the start of a line from the leading edge, at most `width`.
    func head(isFirst: Bool, width: Double) -> Double { min(isFirst ? first : others, width) }

    /// Returns the distance of the end of the lines from the leading edge, in a column that is `width` points wide.
    func end(width: Double) -> Double { tail > 0 ? min(tail, width) : max(0, width + tail) }

    /// Wraps the lines of `layout` in a column that is `width` points wide.
    func wrap(_ layout: OpaquePointer, width: Double) {
        let (first, others) = (head(isFirst: true, width: width), head(isFirst: false, width: width))
        let start = min(first, others)
        setWidth(end(width: width) - start, of: layout)
        pango_layout_set_indent(layout, Int32((first - others) * Double(PANGO_SCALE)))
    }

    /// Limits the only line of `layout` to a column that is `width` points wide. `isFirst` is `true` if the line begins
    /// a paragraph.
    func limitLine(of layout: OpaquePointer, isFirst: Bool, width: Double) {
        guard isFirst else {
            return setWidth(end(width: width) - head(isFirst: false, width: width), of: layout)
        }
        setWidth(end(width: width), of: layout)
        pango_layout_set_indent(layout, Int32(head(isFirst: true, width: width) * Double(PANGO_SCALE)))
    }

    /// Sets the tab stops of `layout`. Pango measures them from the smaller of the two head indents.
    func setTabs(of layout: OpaquePointer) {
        let start = min(first, others)
        var stops = tabs.filter { $0.location > start }.map {
            TextTab(location: $0.location - start, alignment: $0.alignment)
        }
        guard !stops.isEmpty || tabInterval > 0 else { return }
        if tabInterval > 0 {
            // Pango repeats the distance between the last two stops.
            let last = stops.last?.location ?? 0
            for step in 1...2 { stops.append(TextTab(location: last + Double(step) * tabInterval, alignment: .left)) }
        }
        let array = pango_tab_array_new(Int32(stops.count), 0)
        defer { pango_tab_array_free(array) }
        for (index, stop) in stops.enumerated() {
            pango_tab_array_set_tab(
                array, Int32(index), stop.alignment.tabAlign, Int32(stop.location * Double(PANGO_SCALE)))
        }
        pango_layout_set_tabs(layout, array)
    }

    private func setWidth(_ width: Double, of layout: OpaquePointer) {
        pango_layout_set_width(layout, Int32(max(0, width) * Double(PANGO_SCALE)))
    }
}

extension NSTextAlignment {
    /// Pango's alignment of a tab stop. Alignments other than `.center` and `.right` count as `.left`.
    fileprivate var tabAlign: PangoTabAlign {
        switch self {
        case .center: tab_align_center
        case .right: tab_align_right
        case .left, .natural, .justified: PANGO_TAB_LEFT
        }
    }
}
