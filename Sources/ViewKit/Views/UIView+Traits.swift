public import Foundation
import TextKit

extension UIView {
    /// Implements `traitCollection`.
    var inheritedTraits: UITraitCollection {
        let inherited =
            storedSuperview?.traitCollection ?? (self as? UIWindow)?.windowTraits ?? UITraitCollection.outside
        return overrideUserInterfaceStyle == .unspecified && contentSizeLimits == nil ? inherited : changed(inherited)
    }

    /// Returns `inherited` with this view's overrides applied. A separate function, to keep the stack frame of
    /// `inheritedTraits` small, because that property recurses through all superviews.
    private func changed(_ inherited: UITraitCollection) -> UITraitCollection {
        inherited.with(
            style: overrideUserInterfaceStyle == .unspecified ? nil : overrideUserInterfaceStyle,
            contentSizeCategory: contentSizeLimits?.limited(inherited.preferredContentSizeCategory))
    }

    /// The layout direction that `semanticContentAttribute` specifies or, by default, that of the window.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        ownLayoutDirection ?? (enclosingWindow?.windowTraits ?? .outside).interfaceDirection
    }

    /// Returns the layout direction of the view, which must be in `window`. Avoids looking up the window in passes over
    /// many views.
    package func layoutDirection(in window: UIWindow) -> UIUserInterfaceLayoutDirection {
        ownLayoutDirection ?? window.windowTraits.interfaceDirection
    }

    /// The layout direction set on the view itself, or `nil` to use the window's. Superviews don't affect it.
    private var ownLayoutDirection: UIUserInterfaceLayoutDirection? {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: nil
        }
    }

    /// Returns `rect`, in this view's coordinates, mirrored if the layout direction is right to left. Use it for manual
    /// layout. Not part of UIKit.
    public func mirroredIfNeeded(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension UITraitCollection {
    /// The traits of a view outside a window.
    static let outside = UITraitCollection(
        userInterfaceStyle: .light, layoutDirection: .leftToRight, displayScale: 1)
}

/// The limits on a view's text size.
struct ContentSizeLimits: Equatable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// Creates limits; returns `nil` if both are `nil`.
    init?(minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?) {
        guard minimum != nil || maximum != nil else { return nil }
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Returns `category` clamped to the limits.
    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        let raised = minimum.map { max($0, category) } ?? category
        return maximum.map { min($0, raised) } ?? raised
    }

    var description: String {
        func name(_ size: UIContentSizeCategory?) -> String { size?.rawValue ?? "unlimited" }
        return "minimum: \(name(minimum)), maximum: \(name(maximum))"
    }
}
