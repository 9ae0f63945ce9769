public import Foundation

// Unchecked because the compiler only accepts final classes as Sendable. A font is immutable.
/// A font: a family, a weight, a slant and a size.
///
/// Fonts with the same properties are equal. A missing font is replaced by the nearest available font, and characters
/// that a font lacks come from other fonts.
open class UIFont: NSObject, @unchecked Sendable {
    // Must be the first stored property: see `FoundationWord`.
    private let foundationWord = FoundationWord.ofObject

    /// A requested font family, which may not be installed.
    struct Family: Hashable, Sendable {
        /// The kind of font that replaces a missing family.
        enum Kind: Hashable, Sendable {
            case system
            case monospaced
        }

        static let system = Family(kind: .system)
        static let monospaced = Family(kind: .monospaced)

        var kind: Kind
        /// The name of the preferred family; `nil` uses the best family of this kind.
        var name: String?
    }

    /// The properties that `isEqual` compares, except for `scaling`, without the overhead of `NSObject`.
    struct Values: Hashable, Sendable {
        let pointSize: CGFloat
        let family: Family
        let weight: Weight
        let isItalic: Bool
        var hasEqualDigits = false
    }

    let values: Values
    /// The scaling with the preferred text size; `nil` for a fixed size.
    let scaling: FontScaling?

    /// The size in points, at most 2000. Sizes that are not positive or not finite become 1.
    public var pointSize: CGFloat { values.pointSize }

    var family: Family { values.family }
    var weight: Weight { values.weight }
    var isItalic: Bool { values.isItalic }
    /// `true` to use digits of equal width, if the font has them.
    var hasEqualDigits: Bool { values.hasEqualDigits }

    /// The maximum `pointSize`; larger sizes are clamped to it.
    private static let maximumSize: CGFloat = 2000

    // MARK: Lifecycle

    init(
        family: Family, size: CGFloat, weight: Weight, isItalic: Bool, hasEqualDigits: Bool = false,
        scaling: FontScaling? = nil
    ) {
        let pointSize = size > 0 && size.isFinite ? min(size, Self.maximumSize) : 1
        values = Values(
            pointSize: pointSize, family: family, weight: weight, isItalic: isItalic, hasEqualDigits: hasEqualDigits)
        self.scaling = scaling
    }

    /// Creates the interface font in `systemFontSize` points.
    public override convenience init() {
        self.init(family: .system, size: Self.systemFontSize, weight: .regular, isItalic: false)
    }

    // MARK: Public

    /// The standard font size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The standard font size of buttons, in points.
    public static let buttonFontSize: CGFloat = 18
    /// The standard font size of small text, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The standard font size of text, in points.
    public static let systemFontSize: CGFloat = 14

    /// Returns the interface font in regular weight and `fontSize` points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the interface font in `weight` and `fontSize` points.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: .system, size: fontSize, weight: weight, isItalic: false)
    }

    /// Returns the bold interface font in `fontSize` points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the italic interface font in `fontSize` points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(family: .system, size: fontSize, weight: .regular, isItalic: true)
    }

    /// Returns the monospaced font in `weight` and `fontSize` points.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: .monospaced, size: fontSize, weight: weight, isItalic: false)
    }

    /// Returns the interface font in `weight` and `fontSize` points, with digits of equal width, so changing numbers
    /// don't shift. Fonts without such digits are unaffected.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: .system, size: fontSize, weight: weight, isItalic: false, hasEqualDigits: true)
    }

    /// Returns this font in `fontSize` points. The result doesn't scale with the preferred text size.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(family: family, size: fontSize, weight: weight, isItalic: isItalic, hasEqualDigits: hasEqualDigits)
    }

    // MARK: NSObject

    /// Returns `true` if `object` is a font with the same family, size, weight, slant, digit widths and scaling.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let font = object as? UIFont else { return false }
        return font.values == values && font.scaling == scaling
    }

    /// A hash of the properties that `isEqual` compares, except for the scaling.
    open override var hash: Int { values.hashValue }

    /// The family, size, weight and slant, for debugging.
    open override var description: String {
        let style = "weight \(weight.rawValue)\(isItalic ? ", italic" : "")"
        return "UIFont(\(family.name ?? "\(family.kind)"), \(pointSize) pt, \(style))"
    }
}
