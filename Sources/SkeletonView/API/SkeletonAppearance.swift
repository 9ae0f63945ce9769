public import Foundation
public import ViewKit

/// The appearance of all skeletons, unless a call, a style or a view overrides it.
public enum SkeletonAppearance {
    /// The default appearance. Change its properties or replace the object.
    ///
    /// Changes that affect the positions and shapes of bones apply to active skeletons in the next frame; color changes
    /// apply to skeletons that are shown later.
    @exclusivity(unchecked)
    @preconcurrency @MainActor public static var `default` = SkeletonViewAppearance() {
        didSet {
            guard `default` !== oldValue else { return }
            ActiveSkeletons.applyPreferences()
            ActiveSkeletons.layOut()
        }
    }
}

/// Default values for the look, motion and timing of skeletons. Skeletons read them when they are shown and laid out.
@preconcurrency @MainActor
public final class SkeletonViewAppearance {
    // Properties that each layout reads for every bone skip the runtime exclusivity check, as in CALayer.

    /// The color of solid bones, `.skeletonDefault` by default.
    public var tintColor: UIColor = .skeletonDefault
    /// The colors of gradient bones, by default a gradient based on `.skeletonDefault`.
    public var gradient = SkeletonGradient(baseColor: .skeletonDefault)
    /// The height of a text line's bone in points, 15 by default.
    @exclusivity(unchecked)
    public var multilineHeight: CGFloat = 15 { didSet { didChange() } }
    /// The spacing between the bones of text lines in points, 10 by default.
    @exclusivity(unchecked)
    public var multilineSpacing: CGFloat = 10 { didSet { didChange() } }
    /// The width of the last line's bone, as a percentage of the available width. 70 by default.
    @exclusivity(unchecked)
    public var multilineLastLineFillPercent = 70 { didSet { didChange() } }
    /// The corner radius of text line bones in points, 0 by default.
    @exclusivity(unchecked)
    public var multilineCornerRadius = 0 { didSet { didChange() } }
    /// `true` to replace a label or text view that is set to one line with a block instead of a line bone. A view that
    /// is filled with lines, but has room for only one, then gets a line bone of the view's height. `false` by default.
    @exclusivity(unchecked)
    public var renderSingleLineAsView = false { didSet { didChange() } }
    /// The corner radius of blocks whose views have square corners and don't set `skeletonCornerRadius`, in points. 0
    /// by default.
    @exclusivity(unchecked)
    public var skeletonCornerRadius: Float = 0 { didSet { didChange() } }

    /// The minimum number of seconds that a skeleton stays visible, counted from the first frame in which its bones
    /// appear.
    ///
    /// A skeleton that is hidden earlier stays visible until then. 0 by default; negative and nonfinite values mean 0.
    /// Read when a skeleton is shown.
    public var minimumVisibleDuration: TimeInterval = 0
    /// The number of seconds after which a skeleton that is still visible stops moving.
    ///
    /// With infinity, the default, or a value that isn't positive, it never stops. Read when a skeleton is shown.
    public var timeout: TimeInterval = .infinity
    /// The color of the bones after a timeout. `nil`, the default, keeps their look, except that a moving gradient is
    /// replaced with its first color. Read when a skeleton is shown.
    public var timeoutTintColor: UIColor?

    /// The coordinate space of the highlight of gradient bones, `.perView` by default. Read when a skeleton is shown
    /// or is updated with a `SkeletonStyle`.
    public var animationSpace = SkeletonAnimationSpace.perView
    /// The highlight that sweeps over gradient bones. `nil`, the default, uses the highlight of SkeletonView on iOS.
    /// Read when a skeleton is shown or is updated with a `SkeletonStyle`.
    public var highlight: SkeletonHighlight?

    /// The amount of motion of animated bones.
    ///
    /// The default is the value of `SKELETON_MOTION` in the environment; `nil` follows the user's preference. See
    /// ``SkeletonMotion``. Changes apply to active skeletons immediately.
    public var motion = SkeletonMotion.fromEnvironment { didSet { if motion != oldValue { preferencesDidChange() } } }
    /// The maximum number of seconds that bones move, counted from the start of their motion.
    ///
    /// Bones stop at the end of the last whole cycle within that time, and don't move at all if one cycle takes longer.
    /// Infinity, the default, and values that aren't positive mean no limit. WCAG 2.2.2 allows five seconds of motion
    /// that the user can't stop. Changes apply to active skeletons immediately.
    public var maximumMotionDuration: TimeInterval = .infinity {
        didSet { if maximumMotionDuration != oldValue { preferencesDidChange() } }
    }
    /// `true` to give bones a contrast of at least 3:1 with the background behind the skeleton, regardless of their
    /// colors.
    ///
    /// `nil`, the default, follows the user's preference, `UIAccessibility.isDarkerSystemColorsEnabled`. Changes apply
    /// to active skeletons immediately.
    public var increasesContrast: Bool? { didSet { if increasesContrast != oldValue { preferencesDidChange() } } }

    /// The accessibility label of a view while its skeleton is active, "Loading" by default.
    ///
    /// Localize it for your app.
    public var accessibilityLabel = "Loading"

    @exclusivity(unchecked)
    private var chosenLineHeight: SkeletonTextLineHeight? { didSet { didChange() } }

    /// Creates an appearance with default values.
    public init() {}

    /// The height of the bones of text lines, `.fixed(multilineHeight)` by default.
    public var textLineHeight: SkeletonTextLineHeight {
        get { chosenLineHeight ?? .fixed(multilineHeight) }
        set { chosenLineHeight = newValue }
    }

    private func preferencesDidChange() {
        if self === SkeletonAppearance.default { ActiveSkeletons.applyPreferences() }
    }

    private func didChange() {
        if self === SkeletonAppearance.default { ActiveSkeletons.layOut() }
    }
}
