public import Foundation
import LayerKit

/// A spinner, which requests frames only while it is animating and visible.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The size and color of a spinner.
    public enum Style: Int, Sendable {
        /// 20 points, gray.
        case medium = 100
        /// 37 points, gray.
        case large = 101
        /// 37 points, white. Deprecated on iOS; use `large` and a color in new code.
        case whiteLarge = 0
        /// 20 points, white. Deprecated on iOS; use `medium` and a color in new code.
        case white = 1
        /// 20 points; the same as `.medium`. Deprecated on iOS; use `medium` in new code.
        case gray = 2

        var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }

        @MainActor fileprivate var color: UIColor {
            self == .white || self == .whiteLarge ? .white : ControlColors.spoke
        }
    }

    /// The spinner's style. `.medium` by default.
    open var style = Style.medium {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            updateSpokes()
        }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of the spokes. The style's color by default; setting `nil` restores the default.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            ownColor = newValue
            updateSpokes()
        }
    }
    /// `true` if the spinner is hidden while it is stopped. `true` by default.
    open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
    /// `true` from `startAnimating` until `stopAnimating`.
    open private(set) var isAnimating = false

    /// The visible fraction of a stopped spinner, clockwise from the top, 0...1.
    var visibleFraction: CGFloat = 1 { didSet { if visibleFraction != oldValue { updateSpokes() } } }

    private var ownColor: UIColor?
    private let spokes = (0..<Metrics.count).map { _ in UIView() }

    private enum Metrics {
        static let count = 8
        /// The duration of a turn, in seconds.
        static let turnDuration = 0.8
        /// The minimum opacity of a spoke.
        static let minimumOpacity = 0.2
        /// The opacity of all spokes while the spinner is partially visible.
        static let partialOpacity = 0.6
        /// The distance from the center to a spoke's inner end, as a fraction of the spinner's size.
        static let inner = 0.24
        /// The distance from the center to a spoke's outer end, as a fraction of the spinner's size.
        static let outer = 0.5
        /// The thickness of a spoke, as a fraction of the spinner's size.
        static let thickness = 0.115
        static let animationKey = "turn"
    }

    // MARK: Lifecycle

    /// Creates a stopped and hidden spinner. `frame` is in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a stopped and hidden spinner with the color and the size of `style`.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        setUp()
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isHidden = true
        for spoke in spokes { addSubview(spoke) }
        updateSpokes()
    }

    // MARK: Public

    /// Shows the spinner and starts the animation.
    open func startAnimating() {
        isHidden = false
        guard !isAnimating else { return }
        isAnimating = true
        updateSpokes()
    }

    /// Stops the animation, and hides the spinner if `hidesWhenStopped` is `true`.
    open func stopAnimating() {
        guard isAnimating else { return }
        isAnimating = false
        updateSpokes()
        if hidesWhenStopped { isHidden = true }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        let side = style.side
        let size = CGSize(width: side * (Metrics.outer - Metrics.inner), height: side * Metrics.thickness)
        for (index, spoke) in spokes.enumerated() {
            // The first spoke is at the top; the rest follow clockwise, even in right-to-left layouts.
            let angle = 2 * Double.pi * Double(index) / Double(Metrics.count) - .pi / 2
            let reach = side * (Metrics.outer + Metrics.inner) / 2
            spoke.transform = .identity
            spoke.bounds.size = size
            spoke.layer.cornerRadius = size.height / 2
            spoke.center = CGPoint(x: bounds.midX + reach * cos(angle), y: bounds.midY + reach * sin(angle))
            spoke.transform = CGAffineTransform(rotationAngle: angle)
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isAnimating { updateSpokes() }
    }

    override var defaultAccessibility: DefaultAccessibility {
        DefaultAccessibility(
            isElement: isAnimating, label: "In progress", traits: .updatesFrequently, role: .activityIndicator)
    }

    // MARK: Private

    /// Sets the color of each spoke, and fades the spokes one after the other while the spinner is animating.
    private func updateSpokes() {
        for (index, spoke) in spokes.enumerated() {
            let age = Double(Metrics.count - index) / Double(Metrics.count)
            let isFull = isAnimating || visibleFraction >= 1
            let opacity = isAnimating ? 1 : isFull ? 1 - (1 - Metrics.minimumOpacity) * age : Metrics.partialOpacity
            spoke.backgroundColor = color.faded(to: opacity)
            spoke.alpha = isFull ? 1 : min(max(0, visibleFraction * CGFloat(Metrics.count) - CGFloat(index)), 1)
            spoke.layer.removeAnimation(forKey: Metrics.animationKey)
            guard isAnimating else { continue }
            let fade = CABasicAnimation(keyPath: "backgroundColor")
            fade.fromValue = color.cgColor
            fade.toValue = color.faded(to: Metrics.minimumOpacity).cgColor
            fade.duration = Metrics.turnDuration
            fade.repeatCount = .infinity
            fade.timingFunction = CAMediaTimingFunction(name: .linear)
            fade.timeOffset = Metrics.turnDuration * age
            spoke.layer.add(fade, forKey: Metrics.animationKey)
        }
    }
}
