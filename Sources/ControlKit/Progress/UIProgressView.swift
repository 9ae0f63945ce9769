public import Foundation
import LayerKit
import Reporting
public import ViewKit

/// A horizontal bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView, ViewBehavior, AccessibilityRanged {
    /// The style of a progress bar, which determines its height and the shape of its ends.
    public enum Style: Int, Sendable {
        /// 4 points high with round ends.
        case `default`
        /// 3 points high with square ends, for placement at the edge of a bar.
        case bar
    }

    /// The style of the progress bar. `.default` by default.
    open var progressViewStyle = Style.default {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// The progress, clamped to 0...1. NaN is rejected with a warning. 0 by default.
    open var progress: Float {
        get { range.value }
        set { setProgress(newValue, animated: false) }
    }
    /// The color of the completed part; `nil`, the default, uses the tint color.
    open var progressTintColor: UIColor? { didSet { updateColors() } }
    /// The color of the remaining part; `nil`, the default, uses the standard color with an outline.
    open var trackTintColor: UIColor? { didSet { updateColors() } }

    private var range = BoundedValue<Float>(value: 0, minimum: 0, maximum: 1)
    private let trough = UIView()
    private let fill = UIView()

    private enum Metrics {
        static let defaultWidth: CGFloat = 150
    }

    // MARK: Lifecycle

    /// Creates a progress bar with `frame` in its superview's coordinates, in points. The height of `frame` is ignored;
    /// the style determines the height.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a progress bar of `style` that is 150 points wide.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: Metrics.defaultWidth, height: 0))
        progressViewStyle = style
        frame.size.height = intrinsicContentSize.height
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        self.frame.size.height = intrinsicContentSize.height
        isUserInteractionEnabled = false
        for view in [trough, fill] { addSubview(view) }
        updateColors()
    }

    // MARK: Public

    /// Sets the progress, clamped to 0...1, optionally animated. NaN is rejected with a warning.
    open func setProgress(_ progress: Float, animated: Bool) {
        // Applies any pending layout first, so the animation doesn't start from the initial frame.
        if animated { UIView.performWithoutAnimation { placeParts() } }
        guard range.setValue(progress) else {
            return Diagnostics.report("UIProgressView: invalid progress \(progress) ignored")
        }
        guard animated, hasRunningClock else { return placeParts() }
        UIView.animate(
            withDuration: 0.25, delay: 0, options: .beginFromCurrentState,
            animations: { [self] in placeParts() }, completion: nil)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle == .bar ? 3 : 4)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : Metrics.defaultWidth, height: intrinsicContentSize.height)
    }

    open override func layoutSubviews() {
        placeParts()
    }

    open override func tintColorDidChange() {
        updateColors()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateColors()  // The inherited tint color may be different.
    }

    package var defaultAccessibility: DefaultAccessibility {
        .element(nil, value: DefaultAccessibility.percent(range.fraction), .updatesFrequently, role: .progressBar)
    }

    package var accessibilityRange: AccessibilityRange {
        AccessibilityRange(value: Double(progress), minimum: 0, maximum: 1)
    }

    package var isAccessibilityRangeEditable: Bool { false }

    package func setAccessibilityNumber(_ number: Double) {}

    // MARK: Private

    private func placeParts() {
        trough.frame = bounds
        let length = bounds.width * range.fraction
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        fill.frame = CGRect(
            x: isMirrored ? bounds.width - length : 0, y: 0, width: length, height: bounds.height)
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        for view in [trough, fill] { view.layer.cornerRadius = radius }
    }

    private func updateColors() {
        fill.backgroundColor = progressTintColor ?? tintColor
        trough.backgroundColor = trackTintColor ?? ControlColors.track
        trough.layer.borderWidth = 1
        trough.layer.borderColor = (trackTintColor ?? ControlColors.edge).cgColor
        setNeedsLayout()
    }
}
