public import Foundation
import Synchronization

/// The user's preferred text size. Categories compare from smallest to largest; those that don't specify a size, such
/// as `.unspecified`, come first.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String

    /// Creates a category from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// No preference.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// Body text is 14 points.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Body text is 15 points.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Body text is 16 points.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// Body text is 17 points. The default.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Body text is 19 points.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Body text is 21 points.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Body text is 23 points.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// Body text is 28 points.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// Body text is 33 points.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// Body text is 40 points.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// Body text is 47 points.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// Body text is 53 points.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the preferred text size of the key window changes. `userInfo` contains the new category.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The `userInfo` key of the new category in a `didChangeNotification`.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// `true` for the five largest categories, which are meant for people with low vision.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    // MARK: Package

    /// The categories that specify a size, from smallest to largest.
    package static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Returns the category whose body text is closest to `factor` times the default size; `.large` if `factor` is not
    /// positive and finite.
    package static func nearest(toFactor factor: Double) -> UIContentSizeCategory {
        guard factor.isFinite, factor > 0 else { return .large }
        func distance(_ category: UIContentSizeCategory) -> Double {
            abs(Double(UIFont.TextStyle.body.size(in: category)) / Double(UIFont.TextStyle.body.size) - factor)
        }
        return sizes.min { distance($0) < distance($1) } ?? .large
    }

    /// The category of the program's key window, used for fonts that are created without a category. `.large` if there
    /// is no window.
    package static var programWide: UIContentSizeCategory {
        get { currentCategory.withLock { $0 } }
        set { currentCategory.withLock { $0 = newValue } }
    }

    private static let currentCategory = Mutex(UIContentSizeCategory.large)

    /// The index in `sizes`; `nil` for other categories such as `.unspecified`.
    package var index: Int? { Self.sizes.firstIndex(of: self) }
}

extension UIContentSizeCategory: Comparable {
    /// Returns `true` if `lhs` has smaller text than `rhs`. Categories that don't specify a size come first.
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        (lhs.index ?? -1) < (rhs.index ?? -1)
    }
}
