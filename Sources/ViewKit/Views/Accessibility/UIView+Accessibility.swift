import Foundation

/// The accessibility of a view, in addition to what subclasses can override.
extension UIView {
    /// An identifier for tests, never exposed to users. `nil` by default.
    public var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    /// `true` if the descendants form a group. Stored but has no effect, because descendants are always visited
    /// together. `false` by default.
    public var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    /// Returns the number of `accessibilityElements`; 0 if it is `nil`.
    public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    // MARK: Internal

    /// The text of the elements inside the view, in order, joined by commas unless a string ends with punctuation;
    /// `nil` if there is no text.
    var accessibilityTextInside: String? {
        let texts = AccessibilityWalk.elements(inside: self).flatMap { [$0.label, $0.value] }
            .compactMap { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
        guard let first = texts.first else { return nil }
        return texts.dropFirst().reduce(first) { result, next in
            result + (result.last.map("…!?.,:;".contains) == true ? " " : ", ") + next
        }
    }

    /// `true` if the view contains interactive views.
    var hasUsableViewsInside: Bool {
        subviews.contains { !$0.isHidden && ($0 is UIControl || $0 is UIScrollView || $0.hasUsableViewsInside) }
    }

    /// Returns the default accessibility of a view that displays text: a single element with all its text, unless the
    /// view contains interactive views.
    package func accessibilityOfTexts(_ traits: UIAccessibilityTraits) -> DefaultAccessibility {
        let text = hasUsableViewsInside ? nil : accessibilityTextInside
        return DefaultAccessibility(isElement: text != nil, label: text, traits: traits)
    }

    /// The views to visit inside this view, in the order of keyboard focus.
    var viewsInFocusOrder: [UIView] {
        let usual = (self as? any FocusOrdering)?.focusOrder ?? subviews
        guard let chosen = accessibility.order?.present, !chosen.isEmpty else { return usual }
        return chosen.filter { $0 !== self && $0.isDescendant(of: self) } + usual
    }
}
