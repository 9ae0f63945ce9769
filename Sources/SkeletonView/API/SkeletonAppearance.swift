public import Foundation
public import ViewKit

/// The defaults of all skeletons.
public enum SkeletonAppearance {
    /// The defaults; change its properties, or put another object in its place. What decides about places and shapes of
    /// bones is followed by the skeletons that are on, with their next frame; colours count from the next show.
    @exclusivity(unchecked)
    @preconcurrency @MainActor public static var `default` = SkeletonViewAppearance() {
        didSet {
            guard `default` !== oldValue else { return }
            SkeletonFollowers.followPreferences()
            SkeletonFollowers.layOut()
        }
    }
}

/// Defaults that skeletons read when they are shown and laid out.
@preconcurrency @MainActor
public final class SkeletonViewAppearance {
    // As in CALayer, what each layout asks for each bone is not checked for overlapping accesses as it runs.

    /// The colour of solid bones. `.skeletonDefault` by default.
    public var tintColor: UIColor = .skeletonDefault
    /// The colours of gradient bones. A gradient of `.skeletonDefault` by default.
    public var gradient = SkeletonGradient(baseColor: .skeletonDefault)
    /// The height of a text line's bone, in points. 15 by default.
    @exclusivity(unchecked)
    public var multilineHeight: CGFloat = 15 { didSet { didChange() } }
    /// The distance between text lines' bones, in points. 10 by default.
    @exclusivity(unchecked)
    public var multilineSpacing: CGFloat = 10 { didSet { didChange() } }
    /// How much of the width the last line's bone takes, in percent. 70 by default.
    @exclusivity(unchecked)
    public var multilineLastLineFillPercent = 70 { didSet { didChange() } }
    /// The corner radius of text lines' bones, in points. 0 by default.
    @exclusivity(unchecked)
    public var multilineCornerRadius = 0 { didSet { didChange() } }
    /// Whether text of a single line gets one block instead of a line's bone. False by default.
    @exclusivity(unchecked)
    public var renderSingleLineAsView = false { didSet { didChange() } }
    /// The corner radius of blocks whose view has none, in points. 0 by default.
    @exclusivity(unchecked)
    public var skeletonCornerRadius: Float = 0 { didSet { didChange() } }

    /// Seconds for which a skeleton is visible at least, from the frame in which its bones begin to appear: a hide that
    /// comes sooner is put off until then. 0 by default; what is below and not finite is 0. Read by the next show.
    public var minimumVisibleDuration: TimeInterval = 0
    /// Seconds from a show after which its skeleton stands still, because nothing came. Infinity, the default, and what
    /// is not above 0 is never. Read by the next show.
    public var timeout: TimeInterval = .infinity
    /// The colour of the bones that stand still after the timeout; nil, the default, leaves them theirs. Read by the
    /// next show.
    public var failureTintColor: UIColor?

    /// What the light that slides over gradient bones is measured in. `.perView` by default. Read by the next show.
    public var animationSpace = SkeletonAnimationSpace.perView
    /// The light that slides over gradient bones; nil, the default, is that of the original. Read by the next show.
    public var light: SkeletonLight?

    /// How much animated bones move; nil, the default unless the environment has `SKELETON_MOTION`, is what the user
    /// wishes: see ``SkeletonMotion``. Skeletons that are on follow at once.
    public var motion = SkeletonMotion.ofEnvironment { didSet { if motion != oldValue { preferencesDidChange() } } }
    /// Seconds after which bones stand still, counted from when they began to move: whole runs of their animation, as
    /// many as fit, and where none does they do not move at all. Infinity, the default, and what is not above 0 is
    /// never. Five seconds are what WCAG 2.2.2 allows for motion that cannot be stopped. Skeletons that are on follow
    /// at once.
    public var maximumMotionDuration: TimeInterval = .infinity {
        didSet { if maximumMotionDuration != oldValue { preferencesDidChange() } }
    }
    /// Whether bones have a contrast of 3:1 at least with what is behind their root, whatever their colours; nil, the
    /// default, is what the user wishes: `UIAccessibility.isDarkerSystemColorsEnabled`. Skeletons that are on follow at
    /// once.
    public var increasesContrast: Bool? { didSet { if increasesContrast != oldValue { preferencesDidChange() } } }

    /// What assistive tools call a view while its skeleton is on: put it into the language of the program. "Loading" by
    /// default.
    public var accessibilityLabel = "Loading"

    @exclusivity(unchecked)
    private var chosenLineHeight: SkeletonTextLineHeight? { didSet { didChange() } }

    /// Makes an appearance with every default.
    public init() {}

    /// How high text lines' bones are; `.fixed(multilineHeight)` until it is set.
    public var textLineHeight: SkeletonTextLineHeight {
        get { chosenLineHeight ?? .fixed(multilineHeight) }
        set { chosenLineHeight = newValue }
    }

    private func preferencesDidChange() {
        if self === SkeletonAppearance.default { SkeletonFollowers.followPreferences() }
    }

    private func didChange() {
        if self === SkeletonAppearance.default { SkeletonFollowers.layOut() }
    }
}
