public import Foundation
import Synchronization

/// How large the user wishes text to be. They are ordered from the smallest to the largest; `.unspecified` stands
/// before all.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Makes a category from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No wish.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Text that is read has 14 points.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Text that is read has 15 points.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Text that is read has 16 points.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// Text that is read has 17 points. The usual one.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Text that is read has 19 points.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Text that is read has 21 points.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Text that is read has 23 points.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// Text that is read has 28 points.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Text that is read has 33 points.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Text that is read has 40 points.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Text that is read has 47 points.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// Text that is read has 53 points.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Another text size is wished for in the program's window: it is in the notification's `userInfo`.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// Where `didChangeNotification` has the new category.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// Whether it is one of the five that are meant for people who see little.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    // MARK: Package

    /// Those that are a size, from the smallest to the largest.
    package static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The one whose text comes nearest to `factor` times the usual size; the usual one for what is not a factor.
    package static func nearest(toFactor factor: Double) -> UIContentSizeCategory {
        guard factor.isFinite, factor > 0 else { return .large }
        func distance(_ category: UIContentSizeCategory) -> Double {
            abs(Double(UIFont.TextStyle.body.size(in: category)) / Double(UIFont.TextStyle.body.size) - factor)
        }
        return sizes.min { distance($0) < distance($1) } ?? .large
    }

    /// The category of the program's window, for fonts that are made where no view says which; `.large` without one.
    package static var ofProgram: UIContentSizeCategory {
        get { program.withLock { $0 } }
        set { program.withLock { $0 = newValue } }
    }

    private static let program = Mutex(UIContentSizeCategory.large)

    /// Its place among `sizes`; nil for what is none of them.
    package var place: Int? { Self.sizes.firstIndex(of: self) }
}

extension UIContentSizeCategory: Comparable {
    /// Whether text is smaller in `lhs` than in `rhs`; a category that is no size comes before all.
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        (lhs.place ?? -1) < (rhs.place ?? -1)
    }
}
