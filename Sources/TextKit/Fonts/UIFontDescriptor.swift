public import Foundation

// Unchecked because the compiler only accepts final classes as Sendable. A descriptor is immutable.
/// A description of a font by family, size and traits, for deriving other fonts.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// A set of font traits.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The raw bits, one per trait.
        public let rawValue: UInt32

        /// Creates a set from its raw bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Italic or oblique letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Heavy strokes: `.semibold` or heavier.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Characters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name, as in UIKit.
        public let rawValue: String

        /// Creates a design from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The interface font.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The monospaced font.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// Rounded letters. Not available here.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Letters with serifs. Not available here.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }

    /// A key for a property of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name, as in UIKit.
        public let rawValue: String

        /// Creates a key from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The family, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of the font, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The size in points, an `NSNumber`.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The text style of a preferred font, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    let font: UIFont

    init(_ font: UIFont) {
        self.font = font
    }

    /// Returns the descriptor of the interface font for `style`, at the text size of the key window. See
    /// `UIFont.preferredFont(forTextStyle:)`.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(UIFont.preferredFont(forTextStyle: style))
    }

    /// The size in points.
    open var pointSize: CGFloat { font.pointSize }

    /// Returns the value for `attribute`; `nil` for a text style if the font isn't a preferred font, and for other
    /// attributes than those of `AttributeName`.
    open func object(forKey attribute: AttributeName) -> Any? {
        switch attribute {
        case .family: font.familyName
        case .name: font.fontName
        case .size: NSNumber(value: Double(font.pointSize))
        case .textStyle: font.preferredStyle
        default: nil
        }
    }

    /// The traits of the font. `traitMonoSpace` is set for the monospaced system font and the monospaced families of
    /// iOS, such as Menlo, but not for other families.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.family.kind == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns a descriptor with exactly these traits; `nil` for traits that `SymbolicTraits` doesn't define. The
    /// weight is kept unless `traitBold` is added or removed.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard symbolicTraits.isSubset(of: [.traitItalic, .traitBold, .traitMonoSpace]) else { return nil }
        let (isBold, wasBold) = (symbolicTraits.contains(.traitBold), self.symbolicTraits.contains(.traitBold))
        let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
        let keepsFamily = isMonospaced == (font.family.kind == .monospaced)
        return UIFontDescriptor(
            UIFont(
                family: keepsFamily ? font.family : isMonospaced ? .monospaced : .system, size: font.pointSize,
                weight: isBold == wasBold ? font.weight : isBold ? .bold : .regular,
                isItalic: symbolicTraits.contains(.traitItalic), hasEqualDigits: font.hasEqualDigits))
    }

    /// Returns a descriptor of the system font in `design`, with the same size, weight and slant; `nil` for designs
    /// that aren't available.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard design == .default || design == .monospaced else { return nil }
        return UIFontDescriptor(
            UIFont(
                family: design == .default ? .system : .monospaced, size: font.pointSize, weight: font.weight,
                isItalic: font.isItalic, hasEqualDigits: font.hasEqualDigits))
    }

    /// Returns a descriptor with a size of `newPointSize` points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }

    /// Returns `true` if `object` describes an equal font.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

    /// A hash of the font.
    open override var hash: Int { font.hash }
}

extension UIFont {
    /// Creates the font that `descriptor` describes in `pointSize` points; 0 uses the descriptor's size. Like the
    /// result of `withSize`, the font doesn't scale with the preferred text size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = descriptor.font
        self.init(
            family: font.family, size: pointSize == 0 ? font.pointSize : pointSize, weight: font.weight,
            isItalic: font.isItalic, hasEqualDigits: font.hasEqualDigits)
    }

    /// A descriptor with the properties of this font, for deriving other fonts.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
