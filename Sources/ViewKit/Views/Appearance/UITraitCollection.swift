public import Foundation
import LayerKit
public import TextKit

/// The interface style: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// No preference.
    case unspecified
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The horizontal direction of layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Left to right, as in English.
    case leftToRight
    /// Right to left, as in Arabic.
    case rightToLeft
}

/// The horizontal direction of layout, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// No direction. Windows always have one.
    case unspecified = -1
    /// Left to right, as in English.
    case leftToRight
    /// Right to left, as in Arabic.
    case rightToLeft
}

/// The semantic role that determines whether a view is mirrored in right-to-left layouts.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Follows the window's layout direction. The default.
    case unspecified
    /// Playback controls, which are never mirrored.
    case playback
    /// Controls for directions in space, which are never mirrored.
    case spatial
    /// Always left to right.
    case forceLeftToRight
    /// Always right to left.
    case forceRightToLeft
}

/// The traits of the environment in which a view is displayed.
public struct UITraitCollection: Hashable, Sendable {
    /// The interface style: light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The layout direction of the window.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// Physical pixels per point; 0 if unspecified.
    public let displayScale: CGFloat
    /// The size class of the window's width: regular from 600 points, compact below. Regular outside a window.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The size class of the window's height: regular from 480 points, compact below. Regular outside a window.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The interface idiom. Always `.mac`, for a desktop.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
    /// The preferred text size; `.unspecified` if the traits don't specify a known category.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        textSize == 0 ? .unspecified : UIContentSizeCategory.sizes[textSize - 1]
    }

    /// The 1-based index of the text size among all categories; 0 if unspecified. Stored instead of the name because
    /// traits are copied often, and a name would be reference-counted on every copy.
    private let textSize: Int

    /// Creates a trait collection with all traits unspecified.
    public init() {
        self.init(userInterfaceStyle: .unspecified)
    }

    /// Creates a trait collection that only specifies the style.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(only: userInterfaceStyle)
    }

    /// Creates a trait collection that only specifies the layout direction.
    public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(only: .unspecified, layoutDirection)
    }

    /// Creates a trait collection that only specifies the number of pixels per point.
    public init(displayScale: CGFloat) {
        self.init(only: .unspecified, displayScale: displayScale)
    }

    /// Creates a trait collection that only specifies the text size.
    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(only: .unspecified, preferredContentSizeCategory: preferredContentSizeCategory)
    }

    /// Creates a trait collection that only specifies the horizontal size class.
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(only: .unspecified, horizontalSizeClass: horizontalSizeClass)
    }

    /// Creates a trait collection that only specifies the vertical size class.
    public init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(only: .unspecified, verticalSizeClass: verticalSizeClass)
    }

    /// The traits that were assigned to this property or, by default, those of the key window. While drawing in
    /// `draw(_:)` or a renderer, the interface style is that of the current graphics context.
    @preconcurrency @MainActor
    public static var current: UITraitCollection {
        get {
            let traits = assigned ?? UIScreen.main.traitCollection
            return ContextStack.current.context.map { traits.with(style: $0.isDark ? .dark : .light) } ?? traits
        }
        set { assigned = newValue }
    }

    @MainActor private static var assigned: UITraitCollection?

    /// Runs `actions` with these traits as `current`.
    @preconcurrency @MainActor
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = Self.assigned
        Self.assigned = self
        actions()
        Self.assigned = outer
    }

    /// Returns `true` if dynamic colors may resolve differently than with `traitCollection`, because `traitCollection`
    /// has a different style or is `nil`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    package init(
        userInterfaceStyle: UIUserInterfaceStyle, layoutDirection: UIUserInterfaceLayoutDirection,
        displayScale: CGFloat, preferredContentSizeCategory: UIContentSizeCategory = .large,
        horizontalSizeClass: UIUserInterfaceSizeClass = .regular, verticalSizeClass: UIUserInterfaceSizeClass = .regular
    ) {
        self.init(
            only: userInterfaceStyle, layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            displayScale: displayScale, preferredContentSizeCategory: preferredContentSizeCategory,
            horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass)
    }

    private init(
        only userInterfaceStyle: UIUserInterfaceStyle,
        _ layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified, displayScale: CGFloat = 0,
        preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
        horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        textSize = preferredContentSizeCategory.index.map { $0 + 1 } ?? 0
    }

    /// The layout direction; left to right if unspecified.
    package var interfaceDirection: UIUserInterfaceLayoutDirection {
        layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// Returns a copy of the traits with the given values; `nil` keeps the current value.
    func with(
        style: UIUserInterfaceStyle? = nil, direction: UIUserInterfaceLayoutDirection? = nil, scale: CGFloat? = nil,
        contentSizeCategory: UIContentSizeCategory? = nil, windowSize: CGSize? = nil
    ) -> UITraitCollection {
        UITraitCollection(
            userInterfaceStyle: style ?? userInterfaceStyle, layoutDirection: direction ?? interfaceDirection,
            displayScale: scale ?? displayScale,
            preferredContentSizeCategory: contentSizeCategory ?? preferredContentSizeCategory,
            horizontalSizeClass: windowSize.map { .init(ofWidth: $0.width) } ?? horizontalSizeClass,
            verticalSizeClass: windowSize.map { .init(ofHeight: $0.height) } ?? verticalSizeClass)
    }
}
