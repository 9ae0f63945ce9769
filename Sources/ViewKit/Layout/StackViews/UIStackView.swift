public import Foundation
import LayerKit
import Reporting

/// A view that arranges views in a row or column by creating constraints.
///
/// Hidden arranged views take no space. A stack view draws nothing but its background.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The distribution of the arranged views along the axis.
    public enum Distribution: Int, Sendable {
        /// Resizes the views to fill the axis, according to their content hugging and compression resistance
        /// priorities.
        case fill
        /// Fills the axis with views of equal size.
        case fillEqually
        /// Fills the axis with views whose sizes are proportional to their intrinsic content sizes.
        case fillProportionally
        /// Keeps the views' sizes and separates them by equal gaps of at least `spacing`.
        case equalSpacing
        /// Keeps equal distances between the views' centers, with gaps of at least `spacing`.
        case equalCentering
    }

    /// The alignment of the arranged views across the axis.
    public enum Alignment: Int, Sendable {
        /// Stretches the views to fill the stack view.
        case fill
        /// Aligns leading edges; in a row, top edges.
        case leading
        /// Aligns first baselines. Only for rows.
        case firstBaseline
        /// Centers the views across the axis.
        case center
        /// Aligns trailing edges; in a row, bottom edges.
        case trailing
        /// Aligns last baselines. Only for rows.
        case lastBaseline

        /// Aligns top edges in a row.
        public static var top: Alignment { .leading }
        /// Aligns bottom edges in a row.
        public static var bottom: Alignment { .trailing }
    }

    /// A value for `setCustomSpacing` that removes the custom gap, so that `spacing` applies again.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// A value for `spacing` and `setCustomSpacing` that stands for the system spacing of 8 points.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// The arranged views, in order. All of them are subviews of the stack view.
    public private(set) var arrangedSubviews: [UIView] = []
    /// The axis of the arrangement: horizontal for a row, vertical for a column. `.horizontal` by default.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
    /// The distribution along the axis. `.fill` by default.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
    /// The alignment across the axis. `.fill` by default.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
    /// The gap between adjacent views in points, or the minimum gap if `distribution` is `.equalSpacing` or
    /// `.equalCentering`. 0 by default. Nonfinite values are rejected with a warning.
    open var spacing: CGFloat = 0 {
        didSet {
            guard spacing.isFinite else {
                Diagnostics.report("UIStackView: invalid spacing \(spacing) ignored")
                spacing = oldValue
                return
            }
            if spacing != oldValue { arrangementDidChange() }
        }
    }
    /// `true` if the views are arranged inside the layout margins. `false` by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement = StackArrangement()
    private var needsArrangement = false

    // MARK: Lifecycle

    /// Creates a stack view with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack view that arranges `views`.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: Public

    /// Arranges `view` after the others and adds it as a subview if needed. No effect if `view` is already arranged.
    open func addArrangedSubview(_ view: UIView) {
        guard view.constraintState?.stack !== self else { return }
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Arranges `view` at `stackIndex`, clamped to 0...`arrangedSubviews.count`, and adds it as a subview if needed. A
    /// view that is already arranged moves to that index. The stack view itself and its ancestors are rejected with a
    /// warning.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard !isDescendant(of: view) else {
            return Diagnostics.report(
                "UIStackView: an ancestor of the stack view can't be arranged in it; ignored")
        }
        if view.storedSuperview !== self { addSubview(view) }
        if let index = position(of: view) { arrangedSubviews.remove(at: index) }
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        view.ownConstraintState.stack = self
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangementDidChange()
    }

    /// Stops arranging `view`, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = position(of: view) else { return }
        arrangedSubviews.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        view.constraintState?.stack = nil
        arrangementDidChange()
    }

    /// Sets the gap after `arrangedSubview`, in points; `spacingUseDefault` removes the custom gap. No effect if the
    /// view is not arranged in this stack view. Nonfinite values are rejected with a warning.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubview.constraintState?.stack === self else { return }
        guard spacing.isFinite else {
            return Diagnostics.report("UIStackView: invalid custom spacing \(spacing) ignored")
        }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// Returns the custom gap after `arrangedSubview`, or `spacingUseDefault` if no custom gap is set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func updateConstraints() {
        if needsArrangement {
            needsArrangement = false
            arrangement.remake(for: self)
        }
        super.updateConstraints()
    }

    open override var forFirstBaselineLayout: UIView { visibleArrangedSubviews.first ?? self }

    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? visibleArrangedSubviews.last : visibleArrangedSubviews.first) ?? self
    }

    // MARK: Internal

    /// The arranged views that take space.
    var visibleArrangedSubviews: [UIView] { arrangedSubviews.filter(\.takesSpaceInStack) }

    /// Returns the gap between `view` and the next view, in points.
    func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        return gap == Self.spacingUseSystem ? 8 : gap
    }

    /// Schedules a rebuild of the constraints before the next layout.
    func arrangementDidChange() {
        needsArrangement = true
        setNeedsUpdateConstraints()
        invalidateIntrinsicContentSize()
    }

    private func position(of view: UIView) -> Int? {
        guard view.constraintState?.stack === self else { return nil }
        for (index, arranged) in arrangedSubviews.enumerated() where arranged === view { return index }
        return nil
    }

    func contentSizeDidChange() {
        if distribution == .fillProportionally { arrangementDidChange() }
    }

    func arrangedViewWillLeave(_ view: UIView) {
        removeArrangedSubview(view)
    }
}

extension UIView {
    /// `true` if the view takes space in a stack view that arranges it.
    var takesSpaceInStack: Bool { !isHidden && !isSuppressed }
}
