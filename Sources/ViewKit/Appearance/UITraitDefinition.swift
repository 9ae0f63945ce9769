public import Foundation
public import TextKit

/// Names one of the circumstances that a view is shown in. There are those of this module; an app's own have no value
/// in a `UITraitCollection` here.
public protocol UITraitDefinition<Value> {
    /// What the trait is measured in.
    associatedtype Value: Sendable
    /// Its value outside of a window.
    static var defaultValue: Value { get }
}

/// A trait, as a type that names it.
public typealias UITrait = any UITraitDefinition.Type

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// Light.
    public static let defaultValue = UIUserInterfaceStyle.light
}

/// The direction in which the window reads.
public struct UITraitLayoutDirection: UITraitDefinition {
    /// Left to right.
    public static let defaultValue = UIUserInterfaceLayoutDirection.leftToRight
}

/// Physical pixels that make a point.
public struct UITraitDisplayScale: UITraitDefinition {
    /// One.
    public static let defaultValue: CGFloat = 1
}

/// How large text is to be.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The usual size.
    public static let defaultValue = UIContentSizeCategory.large
}

extension UITraitCollection {
    /// The traits that colours depend on: light or dark.
    public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }

    /// Whether `trait` is another one in `other`. Of those that are not of this module nothing is known: false.
    func differs(from other: UITraitCollection, in trait: UITrait) -> Bool {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): userInterfaceStyle != other.userInterfaceStyle
        case ObjectIdentifier(UITraitLayoutDirection.self): layoutDirection != other.layoutDirection
        case ObjectIdentifier(UITraitDisplayScale.self): displayScale != other.displayScale
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self):
            preferredContentSizeCategory != other.preferredContentSizeCategory
        default: false
        }
    }
}
