public import Foundation

/// How the lines of a paragraph are set. Lengths are in points; values below 0 or not finite count as 0.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    // The first of all properties: see `FoundationWord`.
    private let foundationWord = FoundationWord.ofObject
    var values: ParagraphValues

    /// Makes a style with every property at its default.
    public convenience override init() {
        self.init(values: ParagraphValues())
    }

    init(values: ParagraphValues) {
        self.values = values
    }

    /// A style with every property at its default.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Where lines stand in the width. `.natural` by default.
    open var alignment: NSTextAlignment { values.alignment }
    /// The direction in which paragraphs read, and which decides where they stand when `alignment` is `.natural`; one
    /// that is set for the first paragraph counts for all. `.natural` by default: each has that of its own language.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// What happens to text that does not fit; that of the first paragraph counts for all.
    /// `.byWordWrapping` by default.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Room between a line and the next. 0 by default.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Room after the paragraph, besides `lineSpacing`. 0 by default.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The least height of a line; what is added stands above the letters. 0 by default.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line; 0, the default, is no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// Multiplies the height of lines before the limits are applied; 0, the default, leaves it.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Room before a paragraph's first line; that of the first paragraph counts for all. 0 by default.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }

    /// Returns an `NSMutableParagraphStyle` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableParagraphStyle(values: values)
    }

    /// Returns an `NSParagraphStyle` with the same values, which do not change any more.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSParagraphStyle(values: values)
    }

    /// Whether `object` is a style with the same values.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    /// Made of the values that are most often not the same.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.alignment)
        hasher.combine(values.lineBreakMode)
        hasher.combine(values.lineSpacing)
        return hasher.finalize()
    }
}

/// A paragraph style whose properties can be set.
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

    /// Takes over all values of `style`.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        values = style.values
    }
}
