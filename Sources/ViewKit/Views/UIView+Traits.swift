public import Foundation
public import TextKit

extension UIView {
    /// See `traitCollection`.
    var inheritedTraits: UITraitCollection {
        let inherited = superview?.traitCollection ?? (self as? UIWindow)?.windowTraits ?? UITraitCollection.outside
        return overrideUserInterfaceStyle == .unspecified && contentSizeLimits == nil ? inherited : changed(inherited)
    }

    /// `inherited` with what the view has of its own; apart from the asking, which goes up through all views around.
    private func changed(_ inherited: UITraitCollection) -> UITraitCollection {
        inherited.with(
            style: overrideUserInterfaceStyle == .unspecified ? nil : overrideUserInterfaceStyle,
            contentSizeCategory: contentSizeLimits?.limited(inherited.preferredContentSizeCategory))
    }

    /// The smallest text size of this view and all inside it; nil, the default, is without a limit.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.minimum }
        set { contentSizeLimits = ContentSizeLimits(minimum: newValue, maximum: maximumContentSizeCategory) }
    }

    /// The largest text size of this view and all inside it; nil, the default, is without a limit. It comes before the
    /// smallest.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits?.maximum }
        set { contentSizeLimits = ContentSizeLimits(minimum: minimumContentSizeCategory, maximum: newValue) }
    }

    /// The direction in which the view lays itself out.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        ownLayoutDirection ?? (window?.windowTraits ?? .outside).layoutDirection
    }

    /// The same for a view of `window`, which need not be looked for then: for passes over many views.
    package func layoutDirection(in window: UIWindow) -> UIUserInterfaceLayoutDirection {
        ownLayoutDirection ?? window.windowTraits.layoutDirection
    }

    /// What the view says itself; nil is what its window says, for nothing between them changes it.
    private var ownLayoutDirection: UIUserInterfaceLayoutDirection? {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: nil
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

/// The text sizes that a view lets in.
struct ContentSizeLimits: Equatable {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// Makes limits; nil for none.
    init?(minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?) {
        guard minimum != nil || maximum != nil else { return nil }
        (self.minimum, self.maximum) = (minimum, maximum)
    }

    /// `category`, or the limit that it is beyond.
    func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
        let raised = minimum.map { max($0, category) } ?? category
        return maximum.map { min($0, raised) } ?? raised
    }
}
