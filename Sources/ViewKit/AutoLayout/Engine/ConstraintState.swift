import Foundation

/// What a view keeps for layouts by constraints; views that have none to do with them keep nothing.
@MainActor
final class ConstraintState {
    /// Whether the view's frame is given by whoever sets it, not by constraints.
    var isLaidOutByFrame = true
    /// The constraints that the view holds.
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// Who solves the constraints inside the view; only where a layout by constraints begins.
    var engine: LayoutEngine?
    /// Who knows the view's frame as a constant, because constraints around it name the view or reach into it.
    weak var outerEngine: LayoutEngine?
    /// How many constraints reach into the view from around it.
    var crossingCount = 0
    /// Whether a subview may have to be placed by constraints.
    var hasConstrainedSubviews = false
    var needsUpdateConstraints = false

    var hugging = AxisPriorities(horizontal: .defaultLow, vertical: .defaultLow)
    var resistance = AxisPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)
    var autoresizingMask: UIView.AutoresizingMask = []
    /// Nil until they are set.
    var layoutMargins: UIEdgeInsets?
    var overlayMinimumHeight: CGFloat?
    /// The stack view that arranges the view.
    weak var stack: UIStackView?

    var marginsGuide: UILayoutGuide?
    var safeAreaGuide: UILayoutGuide?
    var readableGuide: UILayoutGuide?
    var keyboardGuide: UIKeyboardLayoutGuide?
    var scrolledContentGuide: UILayoutGuide?
    var scrollFrameGuide: UILayoutGuide?
    /// Where the scroll view was when its frame guide was last used.
    var scrolledOrigin = CGPoint.zero
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
