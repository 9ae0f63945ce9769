public import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`. Defaults to the font of the view that shows the text.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The color of the text, a `UIColor`. Defaults to the color of the view that shows the text.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The color behind the text, a `UIColor`. No background by default.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The paragraph style, an `NSParagraphStyle`. Each line uses the style of its first character.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A line under the text, an `NSUnderlineStyle` or its raw value. No line by default.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A line through the text, an `NSUnderlineStyle` or its raw value. No line by default.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The space added between characters, in points; negative values bring them closer. 0 by default.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}

/// The style of underlines and strikethroughs.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The raw bits, as stored in attributes.
    public let rawValue: Int

    /// Creates a style from its raw bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line with the font's thickness.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line, twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
}
