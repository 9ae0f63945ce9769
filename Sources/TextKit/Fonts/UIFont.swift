public import Foundation

/// A font: a family, a weight, a slant and a size.
///
/// Fonts are values: two with the same properties are equal. What a machine lacks is replaced by the nearest font that
/// it has, and characters that a font lacks come from others.
// Unchecked since the compiler believes it of final classes only: nothing in a font ever changes.
open class UIFont: NSObject, @unchecked Sendable {
    // The first of all properties: see `FoundationWord`.
    private let foundationWord = FoundationWord.ofObject

    /// The family that a font asks for.
    struct Family: Hashable, Sendable {
        /// What stands in where the family is not there.
        enum Kind: Hashable, Sendable {
            case system
            case monospaced
        }

        static let system = Family(kind: .system)
        static let monospaced = Family(kind: .monospaced)

        var kind: Kind
        /// One family of the machine, before the others of its kind; nil for the best of these.
        var name: String?
    }

    /// What makes fonts equal, for those that ask often: without `NSObject`'s detours.
    struct Values: Hashable, Sendable {
        let pointSize: CGFloat
        let family: Family
        let weight: Weight
        let isItalic: Bool
        var hasEqualDigits = false
    }

    let values: Values
    /// How the font follows text sizes; nil for one that does not.
    let scaling: FontScaling?

    /// The size in points, at most 2000. Sizes that are not above 0, or not finite, are made 1.
    public var pointSize: CGFloat { values.pointSize }

    var family: Family { values.family }
    var weight: Weight { values.weight }
    var isItalic: Bool { values.isItalic }
    /// Whether all digits are equally wide.
    var hasEqualDigits: Bool { values.hasEqualDigits }

    /// The largest `pointSize`; larger ones are cut to it.
    private static let largestSize: CGFloat = 2000

    // MARK: Lifecycle

    init(
        family: Family, size: CGFloat, weight: Weight, isItalic: Bool, hasEqualDigits: Bool = false,
        scaling: FontScaling? = nil
    ) {
        let pointSize = size > 0 && size.isFinite ? min(size, Self.largestSize) : 1
        values = Values(
            pointSize: pointSize, family: family, weight: weight, isItalic: isItalic, hasEqualDigits: hasEqualDigits)
        self.scaling = scaling
    }

    // MARK: Public

    /// The standard size of labels, in points.
    public static let labelFontSize: CGFloat = 17
    /// The standard size of buttons, in points.
    public static let buttonFontSize: CGFloat = 18
    /// The standard size of small text, in points.
    public static let smallSystemFontSize: CGFloat = 12
    /// The standard size of text, in points.
    public static let systemFontSize: CGFloat = 14

    /// Returns the interface font in regular weight; `fontSize` is in points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the interface font; `fontSize` is in points.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: .system, size: fontSize, weight: weight, isItalic: false)
    }

    /// Returns the interface font in bold; `fontSize` is in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the interface font in italics; `fontSize` is in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(family: .system, size: fontSize, weight: .regular, isItalic: true)
    }

    /// Returns the interface font whose characters are all equally wide; `fontSize` is in points.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: .monospaced, size: fontSize, weight: weight, isItalic: false)
    }

    /// Returns the interface font with digits that are all equally wide, so that numbers that count stand still;
    /// `fontSize` is in points. A font that has no such digits keeps its own.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(family: .system, size: fontSize, weight: weight, isItalic: false, hasEqualDigits: true)
    }

    /// Returns this font in another size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(family: family, size: fontSize, weight: weight, isItalic: isItalic, hasEqualDigits: hasEqualDigits)
    }

    // MARK: NSObject

    /// Whether `object` is a font of the same family, size, weight and slant that follows text sizes as this one does.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let font = object as? UIFont else { return false }
        return font.values == values && font.scaling == scaling
    }

    /// Made of what `isEqual` compares.
    open override var hash: Int { values.hashValue }

    /// The family, the size and the weight, for people.
    open override var description: String {
        let style = "weight \(weight.rawValue)\(isItalic ? ", italic" : "")"
        return "UIFont(\(family.name ?? "\(family.kind)"), \(pointSize) pt, \(style))"
    }
}
