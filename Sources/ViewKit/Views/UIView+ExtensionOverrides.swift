public import Foundation

// Without the Objective-C runtime, an extension can't override a method. Methods that no class of the toolkit overrides
// look for these conformances instead, which `IOSSourcesPlugin` adds to such extensions.

/// A view class for which an extension overrides `hitTest(_:with:)`. Subclasses can override it further. Not part of
/// UIKit. Used by code that `IOSSourcesPlugin` generates; may change in any version.
@preconcurrency @MainActor
public protocol _HitTestOverriding: UIView {
    /// Takes the place of `hitTest(_:with:)`. Call `_standardHitTest(_:with:)` for the behavior of `UIView`.
    func overridingHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
}

/// A view class for which an extension overrides `sizeToFit()`. Subclasses can override it further. Not part of UIKit.
/// Used by code that `IOSSourcesPlugin` generates; may change in any version.
@preconcurrency @MainActor
public protocol _SizeToFitOverriding: UIView {
    /// Takes the place of `sizeToFit()`. Call `_standardSizeToFit()` for the behavior of `UIView`.
    func overridingSizeToFit()
}

extension UIView {
    /// The classes that are known not to conform to `_HitTestOverriding`, because a cast that fails takes longer than a
    /// lookup.
    private static var classesWithoutHitTestOverride: Set<ObjectIdentifier> = []

    /// This view, if its class conforms to `_HitTestOverriding`.
    var hitTestOverride: (any _HitTestOverriding)? {
        let identifier = ObjectIdentifier(type(of: self))
        guard !UIView.classesWithoutHitTestOverride.contains(identifier) else { return nil }
        if let view = self as? any _HitTestOverriding { return view }
        UIView.classesWithoutHitTestOverride.insert(identifier)
        return nil
    }

    /// Returns the view that `hitTest(_:with:)` of `UIView` returns, ignoring overrides for this view. Not part of
    /// UIKit. Used by code that `IOSSourcesPlugin` generates; may change in any version.
    public final func _standardHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard acceptsEvents, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
        for subview in storedSubviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Resizes the view like `sizeToFit()` of `UIView`, ignoring overrides of that method. Not part of UIKit. Used by
    /// code that `IOSSourcesPlugin` generates; may change in any version.
    public final func _standardSizeToFit() {
        placedFrame = CGRect(origin: placedFrame.origin, size: sizeThatFits(bounds.size))
    }
}
