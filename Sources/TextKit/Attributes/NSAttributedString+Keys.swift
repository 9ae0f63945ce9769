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
    /// The space added between characters, in points; negative values bring characters closer together. 0 by default.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The distance by which the text is raised, in points; negative values lower it. Lines get taller if needed. 0 by
    /// default.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The color of the underline, a `UIColor`. Defaults to the color of the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The color of the line through the text, a `UIColor`. Defaults to the color of the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The width of the letters' outlines, as a percentage of the font size. Positive values draw only the outlines;
    /// negative values also fill the letters. 0 by default, which only fills them.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The color of the letters' outlines, a `UIColor`. Defaults to the color of the text.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The address that the text links to, a `URL` or a string. Links without a color are drawn in `UIColor.link`.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// An image in the place of a U+FFFC character, an `NSTextAttachment`; see `NSAttributedString(attachment:)`. No
    /// effect on other characters.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The shadow of the text, an `NSShadow`. Only labels draw it, without blur: the shadow of the first character
    /// applies to the whole text. No shadow by default.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// Accepted but has no effect, because fonts always use their standard ligatures.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// Accepted but has no effect, because letters are not slanted; use an italic font.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// Accepted but has no effect, because letters are not stretched.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// Accepted but has no effect, because text has no effects.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// Accepted but has no effect; characters determine their direction. See also
    /// `NSParagraphStyle.baseWritingDirection`.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
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
    /// One line with twice the font's thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Accepted but has no effect, because lines are always solid.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Accepted but has no effect, because lines are always solid.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Accepted but has no effect, because lines are always solid.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Accepted but has no effect, because lines are always solid.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Accepted but has no effect: the line also covers the spaces between words.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSAttributedString {
    /// The values of the attribute `.textEffect`, which have no effect.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The name of the effect.
        public let rawValue: String

        /// Creates an effect with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Letters that look pressed into paper; has no effect.
        public static let letterpressStyle = TextEffectStyle(rawValue: "NSTextEffectLetterpressStyle")
    }
}
