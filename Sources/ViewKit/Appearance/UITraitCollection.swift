public import Foundation
import LayerKit
public import TextKit

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// No choice of its own.
    case unspecified
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
}

/// The direction in which a screen reads.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// As English does.
    case leftToRight
    /// As Arabic does.
    case rightToLeft
}

/// Whether a view is mirrored where the screen reads from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// As the window reads. The default.
    case unspecified
    /// Controls of playback: never mirrored.
    case playback
    /// Things with a direction in space: never mirrored.
    case spatial
    /// Always from left to right.
    case forceLeftToRight
    /// Always from right to left.
    case forceRightToLeft
}

/// The circumstances that a view is shown in.
public struct UITraitCollection: Hashable, Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The direction in which the window reads.
    public let layoutDirection: UIUserInterfaceLayoutDirection
    /// Physical pixels that make a point.
    public let displayScale: CGFloat
    /// How large text is to be; unspecified for a name that is none of the known ones.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        textSize == 0 ? .unspecified : UIContentSizeCategory.sizes[textSize - 1]
    }

    /// The size's place among all, from 1 on, and 0 for none: traits are handed on too often to count references to
    /// names.
    private let textSize: Int

    /// Makes traits with a style, for a screen from left to right at one pixel a point and text of the usual size.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle: userInterfaceStyle, layoutDirection: .leftToRight, displayScale: 1)
    }

    /// Makes traits with a text size, light, for a screen from left to right at one pixel a point.
    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(
            userInterfaceStyle: .light, layoutDirection: .leftToRight, displayScale: 1,
            preferredContentSizeCategory: preferredContentSizeCategory)
    }

    /// The traits of what is drawn now, in `draw(_:)` and in a renderer; elsewhere those that were set here, or without
    /// them the key window's.
    @preconcurrency @MainActor
    public static var current: UITraitCollection {
        get {
            let traits = assigned ?? UIScreen.main.traitCollection
            return ContextStack.current.context.map { traits.with(style: $0.isDark ? .dark : .light) } ?? traits
        }
        set { assigned = newValue }
    }

    @MainActor private static var assigned: UITraitCollection?

    /// Runs `actions` with these traits as the current ones.
    @preconcurrency @MainActor
    public func performAsCurrent(_ actions: () -> Void) {
        let outer = Self.assigned
        Self.assigned = self
        actions()
        Self.assigned = outer
    }

    /// Whether colours look different than for `traitCollection`: with another style, or where that is nil.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    package init(
        userInterfaceStyle: UIUserInterfaceStyle, layoutDirection: UIUserInterfaceLayoutDirection,
        displayScale: CGFloat, preferredContentSizeCategory: UIContentSizeCategory = .large
    ) {
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
        self.displayScale = displayScale
        textSize = preferredContentSizeCategory.place.map { $0 + 1 } ?? 0
    }

    /// The traits with what is given in place of their own.
    func with(
        style: UIUserInterfaceStyle? = nil, direction: UIUserInterfaceLayoutDirection? = nil, scale: CGFloat? = nil,
        contentSizeCategory: UIContentSizeCategory? = nil
    ) -> UITraitCollection {
        UITraitCollection(
            userInterfaceStyle: style ?? userInterfaceStyle, layoutDirection: direction ?? layoutDirection,
            displayScale: scale ?? displayScale,
            preferredContentSizeCategory: contentSizeCategory ?? preferredContentSizeCategory)
    }
}
