import DrawKit
public import Foundation
import LayerKit
public import ViewKit

/// A bone that is placed by hand: a coloured rectangle that moves in one of four styles while it is in a window.
///
/// Give its layer a corner radius to round it; the light is cut there, too. It moves as much as `SKELETON_MOTION` in
/// the environment says (`full`, `slow`, `fade` or `none`), and without that as the user wishes: with `fade`, and where
/// `UIAccessibility.isReduceMotionEnabled`, as one of the style `.solid`, whose colour fades.
open class SomoView: UIView {
    /// What assistive tools call a view while its bones are shown: put it into the language of the program. "Loading"
    /// by default.
    public static var loadingAccessibilityLabel = "Loading"

    /// Seconds after which bones stand still, counted from when they came into their window: whole runs of their
    /// motion, as many as fit, and where none does they do not move at all. Infinity, the default, and what is not
    /// above 0 is never. Bones that are there follow with their next layout. A light of the window that a skeleton of
    /// SkeletonView moves ends as that says.
    public static var maximumMotionDuration: TimeInterval = .infinity

    /// The colour of the bone. Changes show at once.
    open var somoColor: UIColor { didSet { backgroundColor = somoColor } }
    /// How the bone moves. Another style shows at once.
    open var animationStyle: SomoAnimationStyle { didSet { if animationStyle != oldValue { setNeedsLayout() } } }

    /// What the light is measured in, where the style has one. `.perView` by default. Another space shows at once.
    open var animationSpace = SomoAnimationSpace.perView {
        didSet { if animationSpace != oldValue { setNeedsLayout() } }
    }

    /// When the animation began, on the window's clock: when the bone came into its window, unless it takes over from
    /// another in mid-air. Nil outside of a window.
    var animationBegin: TimeInterval? { didSet { if animationBegin != oldValue { setNeedsLayout() } } }
    /// What the layer shows now.
    private var motion: SomoMotion?
    /// The light, where the layer does not draw it itself.
    private var movedLight: SomoMovedLight?
    /// The light of the window, where the bone has that.
    private var windowLight: WindowLight?

    /// A light that slides is drawn by the layer itself, so that no layer has to be moved or cut.
    open override class var layerClass: AnyClass { CAGradientLayer.self }

    /// Makes a grey bone (150 of 255) of the style `.gradientVertical`, with `frame` in its superview's
    /// coordinates, in points.
    public override init(frame: CGRect) {
        somoColor = UIColor(white: 150.0 / 255, alpha: 1)
        animationStyle = .gradientVertical
        super.init(frame: frame)
        backgroundColor = somoColor
    }

    /// Makes a bone of a colour and a style, with `frame` in its superview's coordinates, in points.
    public init(frame: CGRect, somoColor: UIColor, animationStyle: SomoAnimationStyle) {
        self.somoColor = somoColor
        self.animationStyle = animationStyle
        super.init(frame: frame)
        backgroundColor = somoColor
    }

    /// Makes a bone of a colour and the style `.solid`, with `frame` in its superview's coordinates, in points.
    public convenience init(frame: CGRect, somoColor: UIColor) {
        self.init(frame: frame, somoColor: somoColor, animationStyle: .solid)
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    open override var backgroundColor: UIColor? { didSet { setNeedsLayout() } }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        animationBegin = window?.time
        windowLight?.letGo(self)
        windowLight = nil
        if let preferenceObserver { NotificationCenter.default.removeObserver(preferenceObserver) }
        preferenceObserver = window.map { _ in
            NotificationCenter.default.addObserver(
                forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
            ) { [weak self] _ in
                _ = MainActor.ifHere { self?.setNeedsLayout() }
            }
        }
    }

    /// What hears of the user's wishes, while the bone is in a window.
    private var preferenceObserver: (any NSObjectProtocol)?

    open override func layoutSubviews() {
        super.layoutSubviews()
        let preference = SomoPreference.present
        let isStill = preference.amount == .none
        let wanted = SomoMotion(
            style: preference.amount == .fade ? .solid : animationStyle, color: backgroundColor ?? .clear, size: bounds.size,
            begin: isStill ? nil : animationBegin, light: isStill ? nil : joinedLight(), preference: preference)
        guard wanted != motion else { return }
        motion = wanted
        movedLight?.remove()
        movedLight = wanted.show(on: layer)
    }

    /// How the light of the window moves, where the bone has a part in that.
    private func joinedLight() -> SomoWindowMotion? {
        let wanted = animationSpace == .window && animationStyle != .solid ? window : nil
        let light = wanted?.joinLight(begin: animationBegin ?? wanted?.time ?? 0)
        if light !== windowLight {
            windowLight?.letGo(self)
            windowLight = light
            light?.follow(self) { [weak self] in self?.setNeedsLayout() }
        }
        return light.map { SomoWindowMotion(begin: $0.begin, lead: $0.motion) }
    }
}
