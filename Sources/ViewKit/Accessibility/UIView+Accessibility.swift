import Foundation

/// What assistive tools can know of a view, beside what subclasses may override. No assistive tool is told yet: this is
/// the data that one needs, and that tests can read.
extension UIView {
    /// A name for tests, which no user hears. Nil by default.
    public var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }

    /// Whether what is inside belongs together. It is kept, and without effect on the order, in which the views inside
    /// one view always follow each other. False by default.
    public var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }

    /// How many views `accessibilityElements` names; 0 where it is nil.
    public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    // MARK: Internal

    /// The texts of the elements inside, in their order, with commas between them where a text ends without a mark of
    /// its own; nil where there are none.
    var accessibilityTextInside: String? {
        let texts = AccessibilityWalk.elements(inside: self).flatMap { [$0.label, $0.value] }
            .compactMap { $0?.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
        guard let first = texts.first else { return nil }
        return texts.dropFirst().reduce(first) { said, next in
            said + (said.last.map("…!?.,:;".contains) == true ? " " : ", ") + next
        }
    }

    /// Whether something inside the view can be used by itself.
    var hasUsableViewsInside: Bool {
        subviews.contains { !$0.isHidden && ($0 is UIControl || $0 is UIScrollView || $0.hasUsableViewsInside) }
    }

    /// What a view that shows texts says: it is one thing with all of them, unless something inside can be used.
    package func accessibilityOfTexts(_ traits: UIAccessibilityTraits) -> UsualAccessibility {
        let text = hasUsableViewsInside ? nil : accessibilityTextInside
        return UsualAccessibility(isElement: text != nil, label: text, traits: traits)
    }

    /// The views right inside, in the order in which keys come to them.
    var viewsInFocusOrder: [UIView] {
        let usual = (self as? any FocusOrdering)?.focusOrder ?? subviews
        guard let chosen = accessibility.order?.present, !chosen.isEmpty else { return usual }
        return chosen.filter { $0 !== self && $0.isDescendant(of: self) } + usual
    }
}
