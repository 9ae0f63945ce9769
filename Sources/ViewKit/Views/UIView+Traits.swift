public import Foundation

extension UIView {
    /// See `traitCollection`.
    var inheritedTraits: UITraitCollection {
        let inherited = superview?.traitCollection ?? (self as? UIWindow)?.windowTraits ?? UITraitCollection.outside
        guard overrideUserInterfaceStyle != .unspecified else { return inherited }
        return UITraitCollection(
            userInterfaceStyle: overrideUserInterfaceStyle, layoutDirection: inherited.layoutDirection,
            displayScale: inherited.displayScale)
    }

    /// The direction in which the view lays itself out.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        // Nothing between the window and the view changes it.
        case .unspecified: (window?.windowTraits ?? .outside).layoutDirection
        }
    }

    /// `rect` of this view's coordinates, mirrored where the view reads from right to left: for layouts by frames.
    public func mirroredIfNeeded(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension UITraitCollection {
    /// The traits of a view that is in no window.
    static let outside = UITraitCollection(userInterfaceStyle: .light)
}
