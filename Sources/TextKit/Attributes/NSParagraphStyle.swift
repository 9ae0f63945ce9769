public import Foundation

/// The layout of a paragraph's lines. Lengths are in points. When text is laid out, they are clamped to 0...10,000 and
/// `tailIndent` to -10,000...10,000; NaN counts as 0.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    // Must be the first stored property: see `FoundationWord`.
    private let foundationWord = FoundationWord.ofObject
    var values: ParagraphValues

    /// Creates a style whose properties have their default values.
    public convenience override init() {
        self.init(values: ParagraphValues())
    }

    init(values: ParagraphValues) {
        self.values = values
    }

    /// A new style whose properties have their default values.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The horizontal alignment of lines. `.natural` by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// The direction in which paragraphs read; it also determines the alignment if `alignment` is `.natural`. The first
    /// paragraph's direction applies to all; if it is `.natural`, the default, each paragraph follows its own text.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The wrapping and truncation of text that doesn't fit. `.byWordWrapping` by default. The first paragraph's mode
    /// applies to all. No effect in text fields or in text views; text views use the mode of their `textContainer`.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between lines. 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph, in addition to `lineSpacing`. 0 by default.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The minimum height of a line. Extra space goes above the text. 0 by default.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line. 0, the default, means no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor applied to line heights before they are limited by `minimumLineHeight` and `maximumLineHeight`. 0,
    /// the default, means no change.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The distance of the first line from the leading edge. 0 by default.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The distance of the paragraph's other lines from the leading edge. 0 by default.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of the lines: if positive, the distance from the leading edge; otherwise the negative distance from the
    /// trailing edge. 0 by default. No effect if the width is unlimited.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The space before the paragraph, in addition to the spacing after the previous one. No effect on the first
    /// paragraph. 0 by default.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The positions to which tabs advance. If empty, the default, tab stops are `defaultTabInterval` apart.
    open var tabStops: [NSTextTab] { values.tabs.map(NSTextTab.init) }
    /// The distance between tab stops after the last of `tabStops`. 0, the default, uses the distance between the last
    /// two of `tabStops` or, if `tabStops` is empty, the width of eight spaces.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    /// Returns an `NSMutableParagraphStyle` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableParagraphStyle(values: values)
    }

    /// Returns an immutable `NSParagraphStyle` with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSParagraphStyle(values: values)
    }

    /// Returns `true` if `object` is a style with the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    /// A hash of the alignment, line break mode and line spacing, which differ most often.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.alignment)
        hasher.combine(values.lineBreakMode)
        hasher.combine(values.lineSpacing)
        return hasher.finalize()
    }
}

/// A paragraph style whose properties can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    open override var tabStops: [NSTextTab] {
        get { values.tabs.map(NSTextTab.init) }
        set { values.tabs = newValue.map(\.stop).sorted() }
    }

    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    /// Adds a tab stop. Tab stops are sorted by location.
    open func addTabStop(_ anObject: NSTextTab) { tabStops.append(anObject) }

    /// Removes the tab stops that are equal to `anObject`.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0.isEqual(anObject) } }

    /// Copies all values of `style`.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }
}
