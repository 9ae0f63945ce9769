package import DrawKit
package import Foundation

/// Text with runs of different styles.
package struct StyledText: Hashable, Sendable {
    package var string: String
    /// The runs in order from the start of the text; empty for plain text. Text after the last run is unstyled.
    package var runs: [Run] = []

    /// A part of the text in one style. It begins at the end of the previous run.
    package struct Run: Hashable, Sendable {
        /// The end of the run, in UTF-8 bytes from the start of the text.
        package var end: Int
        package var style: RunStyle

        package init(end: Int, style: RunStyle) {
            self.end = end
            self.style = style
        }
    }

    package init(_ string: String, runs: [Run] = []) {
        self.string = string
        self.runs = runs
    }

    /// Returns the same text with the font sizes and attachments of all runs multiplied by `factor`.
    package func scaled(by factor: CGFloat) -> StyledText {
        var text = self
        for index in runs.indices {
            text.runs[index].style.font = runs[index].style.font.map { $0.withSize($0.pointSize * factor) }
            text.runs[index].style.attachment = runs[index].style.attachment?.scaled(by: factor)
        }
        return text
    }

    /// Returns the text with `inserted` at `offset`, in UTF-8 bytes. The inserted text is underlined, and otherwise has
    /// the style of the text before it or, at the start, of the first run.
    package func composing(_ inserted: String, at offset: Int) -> StyledText {
        let place = string.utf8.index(string.startIndex, offsetBy: min(max(0, offset), string.utf8.count))
        var text = StyledText(string[..<place] + inserted + string[place...])
        var start = 0
        var style = runs.first?.style ?? RunStyle()
        func add(_ end: Int, _ style: RunStyle) {
            if end > text.runs.last?.end ?? 0 { text.runs.append(Run(end: end, style: style)) }
        }
        for run in runs {
            if start < offset { style = run.style }
            add(min(run.end, offset), run.style)
            start = run.end
        }
        if start < offset {
            style = RunStyle()
            add(offset, style)
        }
        let length = inserted.utf8.count
        style.underline = .single
        style.attachment = nil
        add(offset + length, style)
        for run in runs where run.end > offset { add(run.end + length, run.style) }
        return text
    }

    /// Copies the text of `attributed` and its supported attributes. `linkColor` is the color of links without a color
    /// attribute. `color` and `attachment` convert the values of attributes whose types are defined in a higher-level
    /// module; the latter also gets the font, if any, and the index of the first character. Attachments whose sizes
    /// would exceed the limit for a text become empty.
    package init(
        _ attributed: NSAttributedString, linkColor: CGColor? = nil, color: (Any) -> CGColor?,
        attachment: (_ value: Any, _ font: UIFont?, _ index: Int) -> TextAttachment? = { _, _, _ in nil }
    ) {
        let string = attributed.string
        self.init(string)
        var (end, index) = (0, string.startIndex)
        var remainingExtent = TextAttachment.maximumTotalExtent
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
            // A range may end within a character, in which case `next` may not be beyond `index`.
            let next = String.Index(utf16Offset: range.location + range.length, in: string)
            guard next > index else { return }
            end += string.utf8.distance(from: index, to: next)
            var style = RunStyle(attributes, color: color)
            if let value = attributes[.attachment], let attachment = attachment(value, style.font, range.location) {
                let count = string.utf16[index..<next].count { $0 == TextAttachment.character.value }
                style.attach(attachment, count: count, remainingExtent: &remainingExtent)
            }
            index = next
            if attributes[.link] != nil, style.color == nil { style.color = linkColor }
            if runs.last?.style == style { runs.removeLast() }
            runs.append(Run(end: end, style: style))
        }
    }
}

/// The style of a run. A property that the run doesn't specify is `nil`, empty or 0.
package struct RunStyle: Hashable, Sendable {
    package var font: UIFont?
    package var color: CGColor?
    package var background: CGColor?
    package var underline: NSUnderlineStyle = []
    package var strikethrough: NSUnderlineStyle = []
    /// The space added between characters, in points.
    package var kern: CGFloat = 0
    /// The distance by which the run is raised, in points.
    package var baselineOffset: CGFloat = 0
    package var underlineColor: CGColor?
    package var strikethroughColor: CGColor?
    /// The width of the outlines in percent of the font size; negative if letters are also filled.
    package var strokeWidth: CGFloat = 0
    package var strokeColor: CGColor?
    /// The attachment in the place of each U+FFFC character; other characters of the run are drawn as usual.
    package var attachment: TextAttachment?
    package var paragraph: ParagraphValues?

    /// The limits of kerning and baseline offset, in points.
    private static let lengths: ClosedRange<CGFloat> = -500...500
    /// The limits of the stroke width, in percent.
    private static let strokeWidths: ClosedRange<CGFloat> = -100...100

    package init(
        font: UIFont? = nil, color: CGColor? = nil, background: CGColor? = nil, underline: NSUnderlineStyle = [],
        strikethrough: NSUnderlineStyle = []
    ) {
        self.font = font
        self.color = color
        self.background = background
        self.underline = underline
        self.strikethrough = strikethrough
    }

    /// Reads the style from `attributes`. Values of unexpected types are ignored.
    fileprivate init(_ attributes: [NSAttributedString.Key: Any], color makeColor: (Any) -> CGColor?) {
        font = attributes[.font] as? UIFont
        color = attributes[.foregroundColor].flatMap(makeColor)
        background = attributes[.backgroundColor].flatMap(makeColor)
        underline = Self.lines(attributes[.underlineStyle])
        strikethrough = Self.lines(attributes[.strikethroughStyle])
        kern = Self.number(attributes[.kern], in: Self.lengths)
        baselineOffset = Self.number(attributes[.baselineOffset], in: Self.lengths)
        underlineColor = attributes[.underlineColor].flatMap(makeColor)
        strikethroughColor = attributes[.strikethroughColor].flatMap(makeColor)
        strokeWidth = Self.number(attributes[.strokeWidth], in: Self.strokeWidths)
        strokeColor = attributes[.strokeColor].flatMap(makeColor)
        paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values.sanitized
    }

    /// Adds `attachment`, which occurs `count` times. It becomes empty if its extents exceed `remainingExtent`;
    /// otherwise, they are subtracted from it.
    fileprivate mutating func attach(_ attachment: TextAttachment, count: Int, remainingExtent: inout CGFloat) {
        guard count > 0 else { return }
        let extent = attachment.extent * CGFloat(count)
        self.attachment = extent <= remainingExtent ? attachment : .empty
        if extent <= remainingExtent { remainingExtent -= extent }
        // Pango would add the space to the attachments, but not to the width of the line.
        kern = 0
    }

    /// Returns `value` clamped to `range`, or 0 if `value` isn't a finite number.
    private static func number(_ value: Any?, in range: ClosedRange<CGFloat>) -> CGFloat {
        guard let number = number(value), number.isFinite else { return 0 }
        return min(max(number, range.lowerBound), range.upperBound)
    }

    private static func lines(_ value: Any?) -> NSUnderlineStyle {
        (value as? NSUnderlineStyle) ?? NSUnderlineStyle(rawValue: number(value).flatMap { Int(exactly: $0) } ?? 0)
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as Int: CGFloat(number)
        case let number as Double: number
        case let number as CGFloat: number
        case let number as Float: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
