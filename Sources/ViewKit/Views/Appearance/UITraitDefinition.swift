public import Foundation
public import TextKit

/// The definition of a trait. Only the traits of this module have a value in `UITraitCollection`; apps can't add
/// traits.
public protocol UITraitDefinition<Value> {
    /// The type of the trait's value.
    associatedtype Value: Sendable
    /// The value outside a window.
    static var defaultValue: Value { get }
}

/// A trait, identified by its definition type.
public typealias UITrait = any UITraitDefinition.Type

/// The interface style: light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// The light style.
    public static let defaultValue = UIUserInterfaceStyle.light
}

/// The layout direction of the window.
public struct UITraitLayoutDirection: UITraitDefinition {
    /// Left to right.
    public static let defaultValue = UITraitEnvironmentLayoutDirection.leftToRight
}

/// Physical pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
    /// One pixel per point.
    public static let defaultValue: CGFloat = 1
}

/// The preferred text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The default size.
    public static let defaultValue = UIContentSizeCategory.large
}

/// The horizontal size class of the window.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
    /// Regular.
    public static let defaultValue = UIUserInterfaceSizeClass.regular
}

/// The vertical size class of the window.
public struct UITraitVerticalSizeClass: UITraitDefinition {
    /// Regular.
    public static let defaultValue = UIUserInterfaceSizeClass.regular
}

/// The interface idiom, which never changes.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    /// The desktop idiom.
    public static let defaultValue = UIUserInterfaceIdiom.mac
}

extension UITraitCollection {
    /// The traits that colors depend on: the interface style.
    public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }

    /// Returns `true` if `trait` has a different value in `other`; always `false` for traits defined outside this
    /// module.
    func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): userInterfaceStyle != other.userInterfaceStyle
        case ObjectIdentifier(UITraitLayoutDirection.self): layoutDirection != other.layoutDirection
        case ObjectIdentifier(UITraitDisplayScale.self): displayScale != other.displayScale
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
            preferredContentSizeCategory != other.preferredContentSizeCategory
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontalSizeClass != other.horizontalSizeClass
        case ObjectIdentifier(UITraitVerticalSizeClass.self): verticalSizeClass != other.verticalSizeClass
        default: false
        }
    }
}
