import Foundation

/// Accessibility properties that subclasses of `UIView` can't override.
extension UIView {
    /// `true` if the descendants form a group. This property is stored but has no effect, because descendants are
    /// always visited together. `false` by default.
    public var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    // MARK: Internal

    /// The objects that assistive technologies visit in the view, from `accessibilityElements` or from overrides of
    /// `accessibilityElementCount()` and `accessibilityElement(at:)`; `nil` if they visit all descendants.
    var chosenAccessibilityElements: [Any]? {
        if let chosen = accessibilityElements { return chosen }
        let count = min(accessibilityElementCount(), Self.maximumAccessibilityElementCount)
        return count > 0 ? (0..<count).compactMap(accessibilityElement) : nil
    }

    /// The maximum number of elements that are requested from `accessibilityElement(at:)`.
    private static let maximumAccessibilityElementCount = 10_000

    /// The labels and values of the elements inside the view, in order, joined by commas, or by spaces after strings
    /// that end with punctuation. `nil` if there is no text.
    var accessibilityTextInside: String? {
        let texts = AccessibilityWalk.elements(inside: self).flatMap { [$0.label, $0.value] }
            .compactMap { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
        guard let first = texts.first else { return nil }
        return texts.dropFirst().reduce(first) { result, next in
            result + (result.last.map("…!?.,:;".contains) == true ? " " : ", ") + next
        }
    }

    /// `true` if the view contains controls or scroll views that aren't hidden.
    var containsInteractiveViews: Bool {
        storedSubviews.contains {
            !$0.isHidden && ($0 is UIControl || $0 is UIScrollView || $0.containsInteractiveViews)
        }
    }

    /// Returns the default accessibility of a view that displays text: a single element with all its text, or no
    /// element if the view has no text or contains controls or scroll views.
    package func textAccessibility(_ traits: UIAccessibilityTraits) -> DefaultAccessibility {
        let text = containsInteractiveViews ? nil : accessibilityTextInside
        return DefaultAccessibility(isElement: text != nil, label: text, traits: traits)
    }

    /// The views to visit inside this view, in the order in which Tab moves keyboard focus. Views in
    /// `accessibilityElements` come first and can occur a second time.
    var viewsInFocusOrder: [UIView] {
        let defaultOrder = (self as? any FocusOrdering)?.focusOrder ?? storedSubviews
        let chosen = accessibility.order?.objects.compactMap { $0 as? UIView } ?? []
        guard !chosen.isEmpty else { return defaultOrder }
        return chosen.filter { $0 !== self && $0.isDescendant(of: self) } + defaultOrder
    }
}
