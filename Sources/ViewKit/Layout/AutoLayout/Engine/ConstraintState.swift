import Foundation

/// The state of a view for Auto Layout, autoresizing and layout margins. Created when first needed, so most views in a
/// layout without constraints don't have one.
@MainActor
final class ConstraintState {
    /// The value of `translatesAutoresizingMaskIntoConstraints`.
    var translatesMask = true
    /// `true` if a list sets the view's frame, whatever the value of `translatesMask`. Not updated while the view has
    /// no superview.
    var isPlacedByList = false
    /// `true` if the view's frame is set directly, not by constraints.
    var isLaidOutByFrame: Bool { translatesMask || isPlacedByList }
    /// The active constraints that the view stores because it is a common ancestor of their items.
    var constraints = OrderedObjects<NSLayoutConstraint>()
    /// The active constraints that have the view as an item.
    var references = OrderedObjects<NSLayoutConstraint>()
    var guides = OrderedObjects<UILayoutGuide>()
    /// The engine that solves the constraints inside the view; only set on layout roots.
    var engine: LayoutEngine?
    /// The engine that treats the view's frame as a constant because outer constraints refer to the view or its
    /// subtree.
    weak var outerEngine: LayoutEngine?
    /// The number of outer constraints that reach into the view's subtree.
    var crossingCount = 0
    /// `true` if constraints may place a subview.
    var hasConstrainedSubviews = false
    var needsUpdateConstraints = false

    var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    var autoresizingMask: UIView.AutoresizingMask = []
    var autoresizesSubviews = true
    /// The margins that the app has set, if any.
    var layoutMargins: UIEdgeInsets?
    var preservesSuperviewMargins = false
    var overlayMinimumHeight: CGFloat?
    /// The stack view that arranges the view.
    weak var stack: UIStackView?

    var marginsGuide: UILayoutGuide?
    var safeAreaGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    var scrolledContentGuide: UILayoutGuide?
    var scrollFrameGuide: UILayoutGuide?
    /// The scroll view's bounds origin when the constraints of its frame guide were last updated.
    var scrolledOrigin = CGPoint.zero

    /// The active constraints that have the view or one of its guides as an item.
    var referencesIncludingGuides: [NSLayoutConstraint] {
        let special = [
            marginsGuide, safeAreaGuide, readableGuide, keyboardGuide, scrolledContentGuide, scrollFrameGuide,
        ]
        let guides = guides.all + special.compactMap(\.self)
        return references.all + guides.flatMap(\.references.all)
    }
}

/// A priority for each axis.
struct AxisPriorities {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}
