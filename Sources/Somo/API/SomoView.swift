import DrawKit
public import Foundation
import LayerKit
import Reporting
public import ViewKit

/// A manually placed bone: a colored rectangle that is animated in one of four styles while it is in a window.
///
/// The layer's corner radius rounds the bone and clips the highlight. The environment variable `SKELETON_MOTION`
/// (`full`, `slow`, `fade` or `none`) sets the amount of motion; if it isn't set, the user's preference applies, which
/// is `fade` if `UIAccessibility.isReduceMotionEnabled` is `true` and `full` otherwise. With `fade`, every bone pulses
/// as with the style `.solid`.
open class SomoView: UIView {
    /// The accessibility label of a view while its bones are visible, "Loading" by default.
    ///
    /// Localize it for your app.
    public static var loadingAccessibilityLabel = "Loading"

    /// The maximum number of seconds that bones move, counted from the start of their animation. Infinity by default.
    ///
    /// Bones stop at the end of the last whole cycle within that time, and don't move at all if one cycle takes longer.
    /// Values that aren't positive mean infinity. Existing bones pick up a change at their next layout. A window-wide
    /// highlight that a SkeletonView skeleton drives stops according to that skeleton's settings.
    public static var maximumMotionDuration: TimeInterval = .infinity

    /// The color of the bone. Changes take effect in the next frame.
    open var somoColor: UIColor { didSet { backgroundColor = somoColor } }
    /// The animation style of the bone. Changes take effect at the next layout.
    open var animationStyle: SomoAnimationStyle { didSet { if animationStyle != oldValue { setNeedsLayout() } } }

    /// The coordinate space of the highlight, `.perView` by default. Changes take effect at the next layout.
    ///
    /// No effect with the style `.solid`, which has no highlight.
    open var animationSpace = SomoAnimationSpace.perView {
        didSet { if animationSpace != oldValue { setNeedsLayout() } }
    }

    /// The start of the animation on the window's clock: the time at which the bone entered its window, unless it
    /// continues the animation of an earlier bone. `nil` outside a window.
    var animationBegin: TimeInterval? { didSet { if animationBegin != oldValue { setNeedsLayout() } } }
    /// The motion that the layer currently shows.
    private var motion: SomoMotion?
    /// The layer of the highlight, or `nil` if the bone's layer draws the highlight itself.
    private var movedHighlight: SomoMovedHighlight?
    /// The window-wide highlight, or `nil` if the bone doesn't show part of it.
    private var windowSweep: WindowSweep?

    /// A gradient layer. Except on very tall bones with the style `.oblique`, it draws the sliding highlight itself,
    /// without a separate moving layer.
    open override class var layerClass: AnyClass { CAGradientLayer.self }

    /// Creates a gray bone (white value 150/255) with the style `.gradientVertical`.
    ///
    /// - Parameter frame: The frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        somoColor = UIColor(white: 150.0 / 255, alpha: 1)
        animationStyle = .gradientVertical
        super.init(frame: frame)
        backgroundColor = somoColor
    }

    /// Creates a bone with a color and a style. `frame` is in the superview's coordinates, in points.
    public init(frame: CGRect, somoColor: UIColor, animationStyle: SomoAnimationStyle) {
        self.somoColor = somoColor
        self.animationStyle = animationStyle
        super.init(frame: frame)
        backgroundColor = somoColor
    }

    /// Creates a bone with a color and the style `.solid`. `frame` is in the superview's coordinates, in points.
    public convenience init(frame: CGRect, somoColor: UIColor) {
        self.init(frame: frame, somoColor: somoColor, animationStyle: .solid)
    }

    /// Returns `nil`, because view archives are not supported.
    public required init?(coder: NSCoder) {
        nil
    }

    open override var backgroundColor: UIColor? { didSet { setNeedsLayout() } }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        animationBegin = window?.time
        windowSweep?.removeObserver(self)
        windowSweep = nil
        if let preferenceObserver { NotificationCenter.default.removeObserver(preferenceObserver) }
        preferenceObserver = window.map { _ in
            NotificationCenter.default.addObserver(
                forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
            ) { [weak self] _ in
                _ = MainActor.ifIsolated { self?.setNeedsLayout() }
            }
        }
    }

    /// The observer of changes to the Reduce Motion setting, or `nil` while the bone isn't in a window.
    private var preferenceObserver: (any NSObjectProtocol)?

    open override func layoutSubviews() {
        super.layoutSubviews()
        let preference = SomoPreference.current
        let isStill = preference.amount == .none
        let newMotion = SomoMotion(
            style: preference.amount == .fade ? .solid : animationStyle, color: backgroundColor ?? .clear,
            size: bounds.size,
            begin: isStill ? nil : animationBegin, highlight: isStill ? nil : updateWindowSweep(),
            preference: preference)
        guard newMotion != motion else { return }
        motion = newMotion
        movedHighlight?.remove()
        movedHighlight = newMotion.show(on: layer)
    }

    /// Joins the window-wide highlight, or leaves it if the bone's style or animation space doesn't use it. Returns the
    /// motion of the window-wide highlight, or `nil` if the bone doesn't show part of it.
    private func updateWindowSweep() -> SomoWindowMotion? {
        let sharedWindow = animationSpace == .window && animationStyle != .solid ? window : nil
        let sweep = sharedWindow?.joinSweep(begin: animationBegin ?? sharedWindow?.time ?? 0)
        if sweep !== windowSweep {
            windowSweep?.removeObserver(self)
            windowSweep = sweep
            sweep?.addObserver(self) { [weak self] in self?.setNeedsLayout() }
        }
        return sweep.map { SomoWindowMotion(begin: $0.begin, lead: $0.motion) }
    }
}
