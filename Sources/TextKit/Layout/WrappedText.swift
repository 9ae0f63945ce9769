import CPango
import Foundation

/// Text wrapped into its visible lines. Sendable because it is created, used and released only under the lock of
/// `FontSystem.shared`.
struct WrappedText: @unchecked Sendable {
    private(set) var lines: [TextLine] = []
    private(set) var isTruncated = false
    private(set) var size = CGSize.zero
    /// The size without rounding.
    private(set) var exactSize = CGSize.zero

    /// The Pango layouts that own the lines: one for each block of wrapped text, and one for a last line with an
    /// ellipsis.
    private var layouts: [OpaquePointer] = []
    /// The styles that glyph runs refer to by index.
    let spans: StyleSpans

    // MARK: Lifecycle

    /// Wraps `text` into lines of `width` points; `nil` means no limit.
    init(_ text: TextBytes, spans: StyleSpans, style: TextStyle, width: Double?, system: inout FontSystem) {
        self.spans = spans
        let limit = max(0, style.numberOfLines)
        if limit == 1, style.lineBreakMode.hasEllipsis {
            appendLastLine(text.bytes[...], style: style, width: width, continuing: nil, system: &system)
        } else {
            let wrapped = wrap(text.bytes, style: style, width: width, limit: limit, system: &system)
            if limit == 0 || wrapped.count <= limit {
                lines = wrapped
            } else if style.lineBreakMode.hasEllipsis {
                lines = Array(wrapped[..<(limit - 1)])
                let last = wrapped[limit - 1]
                appendLastLine(
                    text.bytes[last.bytes.lowerBound...], style: style, width: width, continuing: last, system: &system)
            } else {
                lines = Array(wrapped[..<limit])
                isTruncated = true
            }
        }
        place(in: width, style: style, leading: system.metrics(of: style.font).leading)
    }

    /// Releases the Pango layouts. The text must not be used afterward.
    func release() {
        for layout in layouts { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    /// The Pango layout of the whole text; `nil` if there are several layouts, because of a line limit or paragraphs
    /// with different indents.
    var wholeLayout: OpaquePointer? { layouts.count == 1 ? layouts.first : nil }

    // MARK: Private

    /// Wraps `bytes` into lines. If `limit` is not 0, wraps only until there are more than `limit` lines.
    private mutating func wrap(
        _ bytes: [UInt8], style: TextStyle, width: Double?, limit: Int, system: inout FontSystem
    ) -> [TextLine] {
        var wrapped: [TextLine] = []
        for block in blocks(of: bytes) {
            let layout = makeLayout(bytes[block], style: style, isRightToLeft: givenDirection, system: &system)
            wrap(layout, style: style, indents: indents(at: block.lowerBound), width: width)
            wrapped += lines(of: layout, base: block.lowerBound)
            if limit > 0, wrapped.count > limit { break }
        }
        return wrapped
    }

    /// Returns the ranges of adjacent paragraphs with the same indents and tab stops. Each range gets its own Pango
    /// layout. The line feeds between the ranges are left out.
    private func blocks(of bytes: [UInt8]) -> [Range<Int>] {
        guard spans.hasSeveralIndents else { return [0..<bytes.count] }
        var blocks: [(range: Range<Int>, indents: LineIndents)] = []
        var start = 0
        while start <= bytes.count {
            let end = bytes[start...].firstIndex(of: TextBytes.lineFeed) ?? bytes.count
            let indents = indents(at: start)
            if let last = blocks.last, last.indents == indents {
                blocks[blocks.count - 1].range = last.range.lowerBound..<end
            } else {
                blocks.append((start..<end, indents))
            }
            start = end + 1
        }
        return blocks.map(\.range)
    }

    private func indents(at byte: Int) -> LineIndents { LineIndents(spans.paragraph(at: byte)) }

    /// Creates a layout of `text`, a slice with the indices of the whole text. If `isRightToLeft` is `nil`, the
    /// direction is derived from the text.
    private mutating func makeLayout(
        _ text: ArraySlice<UInt8>, style: TextStyle, isRightToLeft: Bool?, system: inout FontSystem
    ) -> OpaquePointer {
        let context = system.context(rightToLeft: isRightToLeft ?? style.baseDirectionIsRightToLeft)
        let layout: OpaquePointer = pango_layout_new(context)
        layouts.append(layout)
        let description = style.font.makeDescription()
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        indents(at: text.startIndex).setTabs(of: layout)
        pango_layout_set_auto_dir(layout, isRightToLeft == nil ? 1 : 0)
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
        if style.font.hasEqualDigits { pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1")) }
        addStyles(of: text, style: style, to: attributes)
        if spans.hasAttachments { addAttachments(of: text, style: style, to: attributes, system: &system) }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        text.withUnsafeBytes { bytes in
            pango_layout_set_text(layout, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count))
        }
        return layout
    }

    /// Passes the fonts and spacing of the spans in `text` to Pango, and tags each range with the index of its span.
    private func addStyles(of text: ArraySlice<UInt8>, style: TextStyle, to attributes: OpaquePointer?) {
        for (index, span) in spans.spans.enumerated() where span.bytes.upperBound > text.startIndex {
            guard span.bytes.lowerBound < text.endIndex else { break }
            func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                attribute?.pointee.start_index = UInt32(max(0, span.bytes.lowerBound - text.startIndex))
                // An ellipsis after the text has the same style as the end of the text.
                let isLast = index == spans.spans.count - 1 || span.bytes.upperBound >= text.endIndex
                attribute?.pointee.end_index = isLast ? .max : UInt32(span.bytes.upperBound - text.startIndex)
                pango_attr_list_insert(attributes, attribute)
            }
            add(span_attribute(UInt32(index)))
            if let font = span.style.font {
                let description = font.makeDescription()
                add(pango_attr_font_desc_new(description))
                pango_font_description_free(description)
                if font.hasEqualDigits != style.font.hasEqualDigits {
                    add(pango_attr_font_features_new("tnum=\(font.hasEqualDigits ? 1 : 0)"))
                }
            }
            if span.style.baselineOffset != 0 {
                add(pango_attr_rise_new(Int32(span.style.baselineOffset * Double(PANGO_SCALE))))
            }
            if span.style.kern != 0 {
                add(pango_attr_letter_spacing_new(Int32(span.style.kern * Double(PANGO_SCALE))))
            }
        }
    }

    private func wrap(_ layout: OpaquePointer, style: TextStyle, indents: LineIndents, width: Double?) {
        guard let width, style.lineBreakMode != .byClipping else { return }
        indents.wrap(layout, width: width)
        pango_layout_set_wrap(layout, style.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
    }

    /// Appends `text` as one line, with an ellipsis if the text is too wide. With `.byTruncatingTail`, the line
    /// contains only the first paragraph, and also ends with an ellipsis if more text follows. With other modes, all
    /// paragraphs are joined with spaces. `wrapped` is the line that the new line replaces; `nil` if the text has a
    /// limit of one line and wasn't wrapped.
    private mutating func appendLastLine(
        _ text: ArraySlice<UInt8>, style: TextStyle, width: Double?, continuing wrapped: TextLine?,
        system: inout FontSystem
    ) {
        var line = text
        if style.lineBreakMode == .byTruncatingTail {
            line = text.prefix { $0 != TextBytes.lineFeed }
            if text[line.endIndex...].contains(where: { $0 > UInt8(ascii: " ") }) {
                line += "…".utf8
                isTruncated = true
            }
        } else {
            for index in line.indices where line[index] == TextBytes.lineFeed { line[index] = UInt8(ascii: " ") }
            // The paragraphs are a single one now.
            DirectionalNesting.limit(&line)
        }
        let layout = makeLayout(
            line, style: style, isRightToLeft: wrapped?.isRightToLeft ?? givenDirection, system: &system)
        let beginsParagraph = wrapped?.beginsParagraph ?? true
        if let width {
            indents(at: line.startIndex).limitLine(of: layout, isFirst: beginsParagraph, width: width)
            pango_layout_set_ellipsize(layout, style.lineBreakMode.ellipsis)
            isTruncated = pango_layout_is_ellipsized(layout) != 0 || isTruncated
        }
        lines += lines(of: layout, base: line.startIndex).map { line in
            var line = line
            line.beginsParagraph = beginsParagraph
            return line
        }
    }

    /// The direction set by the first paragraph's style: `true` for right to left, `false` for left to right, or `nil`
    /// to derive the direction from the text.
    private var givenDirection: Bool? {
        switch spans.firstParagraph?.baseWritingDirection {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural, nil: nil
        }
    }

    /// Stacks and aligns the lines, and computes the size.
    private mutating func place(in width: Double?, style: TextStyle, leading: Double) {
        let limit = width ?? .infinity
        let indents = lines.map { self.indents(at: $0.bytes.lowerBound) }
        let heads = zip(lines, indents).map { $1.head(isFirst: $0.beginsParagraph, width: limit) }
        let widest = zip(lines, heads).reduce(0) { max($0, $1.0.width + $1.1) }
        var top = 0.0
        for index in lines.indices {
            let line = lines[index]
            let paragraph = spans.paragraph(at: line.bytes.lowerBound)
            let head = heads[index]
            let end = width.map { indents[index].end(width: $0) } ?? widest
            let remaining = end - line.width - head
            // A line that is too wide shows its start.
            let share = style.share(leftOf: line, paragraph: paragraph)
            lines[index].share = share
            lines[index].x = remaining >= 0 ? remaining * share : (line.isRightToLeft ? remaining : 0)
            lines[index].x += line.isRightToLeft ? (width ?? widest) - end : head
            let height = paragraph.map { $0.height(of: line.naturalHeight) } ?? line.naturalHeight
            lines[index].top = top
            lines[index].height = height
            lines[index].baseline = top + height - line.naturalHeight + line.ascent
            top += height + leading
            guard index + 1 < lines.count else { continue }
            top += Double(paragraph?.lineSpacing ?? 0)
            guard lines[index + 1].beginsParagraph else { continue }
            let next = spans.paragraph(at: lines[index + 1].bytes.lowerBound)
            top += Double(paragraph?.paragraphSpacing ?? 0) + Double(next?.paragraphSpacingBefore ?? 0)
        }
        exactSize = CGSize(width: widest, height: top)
        size = CGSize(width: widest.rounded(.up), height: top.rounded(.up))
        if style.lineBreakMode == .byClipping, let width, widest > width {
            exactSize.width = width
            size.width = width.rounded(.up)
            isTruncated = true
        }
    }

    /// Returns `true` if `line` is left-to-right and left-aligned, so that its position doesn't depend on the width.
    /// Ignores indents.
    func isAtLeft(_ line: TextLine, style: TextStyle) -> Bool {
        !line.isRightToLeft
            && style.share(leftOf: line, paragraph: spans.paragraph(at: line.bytes.lowerBound)) == 0
    }

    private func lines(of layout: OpaquePointer, base: Int) -> [TextLine] {
        let first = pango_layout_get_lines_readonly(layout)
        return sequence(first: first) { $0?.pointee.next }.compactMap { node in
            guard let line = node?.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) else { return nil }
            let isChanged = spans.hasAttachments && line_unshape_ellipsis(line) != 0
            return TextLine(line, base: base, hasOldExtents: isChanged)
        }
    }
}

extension TextStyle {
    /// Returns the fraction, 0...1, of the free space of `line` that is to the left of its text. `paragraph` is the
    /// line's paragraph style.
    fileprivate func share(leftOf line: TextLine, paragraph: ParagraphValues?) -> Double {
        switch paragraph?.alignment ?? alignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        case .natural:
            (paragraph != nil || alignsByText ? line.isRightToLeft : baseDirectionIsRightToLeft) ? 1 : 0
        case .justified: line.isRightToLeft ? 1 : 0
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
