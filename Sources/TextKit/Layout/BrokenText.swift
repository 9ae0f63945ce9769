import CPango
import Foundation

/// Text broken into the lines that are shown. Made, used and released under the lock of `FontSystem.shared`, which is what
/// makes it sendable.
struct BrokenText: @unchecked Sendable {
    private(set) var lines: [TextLine] = []
    private(set) var isTruncated = false
    private(set) var size = CGSize.zero

    /// The lines' owners: one for text that is shown as it wraps, another for a last line with an ellipsis.
    private var layouts: [OpaquePointer] = []

    // MARK: Lifecycle

    /// Breaks `text` into lines of `width` points, or as long as they come.
    init(_ text: TextBytes, style: TextStyle, width: Double?, system: inout FontSystem) {
        let limit = max(0, style.numberOfLines)
        if limit == 1, style.lineBreakMode.hasEllipsis {
            appendLastLine(text.bytes[...], style: style, width: width, isRightToLeft: nil, system: &system)
        } else {
            let layout = makeLayout(text.bytes[...], style: style, isRightToLeft: nil, system: &system)
            wrap(layout, style: style, width: width)
            let wrapped = Self.lines(of: layout)
            if limit == 0 || wrapped.count <= limit {
                lines = wrapped
            } else if style.lineBreakMode.hasEllipsis {
                lines = Array(wrapped[..<(limit - 1)])
                let last = wrapped[limit - 1]
                appendLastLine(
                    text.bytes[last.start...], style: style, width: width, isRightToLeft: last.isRightToLeft,
                    system: &system)
            } else {
                lines = Array(wrapped[..<limit])
                isTruncated = true
            }
        }
        place(in: width, style: style, leading: system.metrics(of: style.font).leading)
    }

    /// Gives the memory back; nothing may be used afterwards.
    func release() {
        for layout in layouts { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    // MARK: Private

    /// Makes a layout of `text` in one size and font; `isRightToLeft` is nil when the text itself decides.
    private mutating func makeLayout(
        _ text: ArraySlice<UInt8>, style: TextStyle, isRightToLeft: Bool?, system: inout FontSystem
    ) -> OpaquePointer {
        let context = system.context(rightToLeft: isRightToLeft ?? style.baseDirectionIsRightToLeft)
        let layout: OpaquePointer = pango_layout_new(context)
        layouts.append(layout)
        let description = style.font.makeDescription()
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        pango_layout_set_auto_dir(layout, isRightToLeft == nil ? 1 : 0)
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        text.withUnsafeBytes { bytes in
            pango_layout_set_text(layout, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
        }
        return layout
    }

    private func wrap(_ layout: OpaquePointer, style: TextStyle, width: Double?) {
        guard let width, style.lineBreakMode != .byClipping else { return }
        pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
        pango_layout_set_wrap(layout, style.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    }

    /// Appends one line of `text`, which gets an ellipsis when it is too wide or when further paragraphs follow.
    private mutating func appendLastLine(
        _ text: ArraySlice<UInt8>, style: TextStyle, width: Double?, isRightToLeft: Bool?, system: inout FontSystem
    ) {
        var line = text
        if style.lineBreakMode == .byTruncatingTail {
            line = text.prefix { $0 != TextBytes.lineFeed }
            if text[line.endIndex...].contains(where: { $0 > UInt8(ascii: " ") }) {
                line += "…".utf8
                isTruncated = true
            }
        } else {
            line = ArraySlice(text.map { $0 == TextBytes.lineFeed ? UInt8(ascii: " ") : $0 })
        }
        let layout = makeLayout(line, style: style, isRightToLeft: isRightToLeft, system: &system)
        if let width {
            pango_layout_set_width(layout, Int32(width * Double(PANGO_SCALE)))
            pango_layout_set_ellipsize(layout, style.lineBreakMode.ellipsis)
            isTruncated = pango_layout_is_ellipsized(layout) != 0 || isTruncated
        }
        lines += Self.lines(of: layout)
    }

    /// Stacks the lines, aligns each, and sums up the size.
    private mutating func place(in width: Double?, style: TextStyle, leading: Double) {
        let widest = lines.reduce(0) { max($0, $1.width) }
        var top = 0.0
        for index in lines.indices {
            let line = lines[index]
            let room = (width ?? widest) - line.width
            // A line without room shows its beginning.
            lines[index].x = room >= 0 ? room * style.share(leftOf: line) : (line.isRightToLeft ? room : 0)
            lines[index].baseline = top + line.ascent
            top += line.height + leading
        }
        size = CGSize(width: widest.rounded(.up), height: top.rounded(.up))
        if style.lineBreakMode == .byClipping, let width, widest > width {
            size.width = width.rounded(.up)
            isTruncated = true
        }
    }

    private static func lines(of layout: OpaquePointer) -> [TextLine] {
        let first = pango_layout_get_lines_readonly(layout)
        return sequence(first: first) { $0?.pointee.next }.compactMap { node in
            node?.pointee.data.map { TextLine($0.assumingMemoryBound(to: PangoLayoutLine.self)) }
        }
    }
}

extension TextStyle {
    /// How much of the room beside `line` is on its left, 0...1.
    fileprivate func share(leftOf line: TextLine) -> Double {
        switch alignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural, .justified: baseDirectionIsRightToLeft || line.isRightToLeft ? 1 : 0
        }
    }
}

extension NSLineBreakMode {
    fileprivate var hasEllipsis: Bool { ellipsis != PANGO_ELLIPSIZE_NONE }

    fileprivate var ellipsis: PangoEllipsizeMode {
        switch self {
        case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        }
    }
}
