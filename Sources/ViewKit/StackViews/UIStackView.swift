public import Foundation
import LayerKit
import Reporting

/// Arranges views in a row or a column, by constraints that it makes itself.
///
/// Arranged views that are hidden take no room. A stack view draws nothing but its background.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How the arranged views share the room along the axis.
    public enum Distribution: Int, Sendable {
        /// They fill it: by their hugging and compression resistance.
        case fill
        /// They fill it, all as large as each other.
        case fillEqually
        /// They fill it in proportion to the sizes of their contents.
        case fillProportionally
        /// They keep their sizes, and the gaps are equal, at least `spacing`.
        case equalSpacing
        /// Their middles stand equally far apart, with gaps of at least `spacing`.
        case equalCentering
    }

    /// How the arranged views lie across the axis.
    public enum Alignment: Int, Sendable {
        /// They fill the stack view.
        case fill
        /// At the leading edge; in a row, at the top.
        case leading
        /// Along their first baselines; only in a row.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing edge; in a row, at the bottom.
        case trailing
        /// Along their last baselines; only in a row.
        case lastBaseline

        /// In a row, at the top.
        public static var top: Alignment { .leading }
        /// In a row, at the bottom.
        public static var bottom: Alignment { .trailing }
    }

    /// A gap for `setCustomSpacing` that is `spacing`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// A gap for `setCustomSpacing` that is the system's: 8 points.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// The views that the stack view arranges, in their order; all are subviews.
    public private(set) var arrangedSubviews: [UIView] = []
    /// Whether the views stand side by side or one above the other. `.horizontal` by default.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
    /// How the views share the room along the axis. `.fill` by default.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
    /// How the views lie across the axis. `.fill` by default.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
    /// The gap between neighbours in points; where gaps follow from the distribution, the smallest. 0 by default.
    /// Values that are not finite are refused with a message.
    open var spacing: CGFloat = 0 {
        didSet {
            guard spacing.isFinite else {
                Diagnostics.report("UIStackView: a spacing of \(spacing) was refused: not a finite number")
                spacing = oldValue
                return
            }
            if spacing != oldValue { arrangementDidChange() }
        }
    }
    /// Whether the views stay inside the layout margins. False by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement = StackArrangement()
    private var needsArrangement = false

    // MARK: Lifecycle

    /// Makes a stack view with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stack view that arranges `views`.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Public

    /// Arranges `view` after the others, and makes it a subview where it is not one yet. One that is arranged already
    /// stays in its place.
    open func addArrangedSubview(_ view: UIView) {
        guard view.constraintState?.stack !== self else { return }
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Arranges `view` in place `stackIndex`, clamped to their number, and makes it a subview where it is not one yet.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard !isDescendant(of: view) else {
            return Diagnostics.report(
                "UIStackView: a view that the stack view is in was arranged in it, which is refused")
        }
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        view.ownConstraintState.stack = self
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangementDidChange()
    }

    /// Stops arranging `view`, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let place = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: place)
        customSpacings[ObjectIdentifier(view)] = nil
        view.constraintState?.stack = nil
        arrangementDidChange()
    }

    /// Sets the gap after `arrangedSubview`, in points; `spacingUseDefault` takes it back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        guard spacing.isFinite else {
            return Diagnostics.report("UIStackView: a custom spacing of \(spacing) was refused: not a finite number")
        }
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The gap that was set after `arrangedSubview`, or `spacingUseDefault`.
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

    open override var forFirstBaselineLayout: UIView { shownSubviews.first ?? self }

    open override var forLastBaselineLayout: UIView {
        (axis == .vertical ? shownSubviews.last : shownSubviews.first) ?? self
    }

    // MARK: Internal

    /// The arranged views that take room.
    var shownSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden && !$0.isSuppressed } }

    /// The gap between `view` and the next.
    func gap(after view: UIView) -> CGFloat {
        let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
        return gap == Self.spacingUseSystem ? 8 : gap
    }

    /// Makes the constraints anew before the next layout.
    func arrangementDidChange() {
        needsArrangement = true
        setNeedsUpdateConstraints()
        invalidateIntrinsicContentSize()
    }

    func contentSizeDidChange() {
        if distribution == .fillProportionally { arrangementDidChange() }
    }

    func arrangedViewWillLeave(_ view: UIView) {
        removeArrangedSubview(view)
    }
}
