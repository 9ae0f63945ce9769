public import Foundation

extension NSAttributedString.Key {
    /// The font, a `UIFont`. Where it lacks, the font of the view that shows the text.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the letters, a `UIColor`. Where it lacks, the colour of the view that shows the text.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the letters, a `UIColor`. Nothing by default.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// How paragraphs are set, an `NSParagraphStyle`; that of a line's first character counts for the line.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A line under the letters, an `NSUnderlineStyle` or its raw value. None by default.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A line through the letters, an `NSUnderlineStyle` or its raw value. None by default.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// Points added between characters, a number; negative ones bring them closer. 0 by default.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
}

/// A line under or through letters, as a set.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits that attributes hold.
    public let rawValue: Int

    /// Makes a style from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// One line, as thick as the font asks for.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line, twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
}
