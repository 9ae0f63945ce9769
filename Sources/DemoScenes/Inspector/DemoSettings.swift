import SkeletonView

/// The inspector's settings for the skeletons and the window.
struct DemoSettings: Equatable, Sendable {
    var style: DemoStyle
    /// The style A to compare `style` with; `nil` compares nothing.
    var pinned: DemoStyle?
    /// The theme; `.unspecified` uses the desktop's.
    var theme: UIUserInterfaceStyle
    var direction: UIUserInterfaceLayoutDirection
    /// The text size; `nil` uses the desktop's.
    var textSize: UIContentSizeCategory?
    var time = DemoTime()
    /// The display settings; `nil` if there is no desktop window.
    var display: DemoDisplay?
    /// The condition of the network; `nil` if it can't be changed, because the feed comes from another source. Setting
    /// it, even to the same condition, clears `networkFailure`.
    var network: DemoNetwork? {
        didSet { networkFailure = nil }
    }
    /// The reason why the last chosen network condition isn't available; `nil` if it is available.
    var networkFailure: String?
    /// The line styles of the text on the screen.
    var visibleLines = VisibleLineStyles()

    // MARK: Values of the controls

    /// `true` if there is a sweep whose pace is set by its duration instead of its speed.
    var hasTimedSweep: Bool { hasSweep && style.light.speed == 0 }

    /// `true` if there is a sweep and it is a band, not a disc.
    var hasBand: Bool { hasSweep && style.light.origin == .none }

    var isSolid: Bool {
        get { style.type == .solid }
        set { style.type = newValue ? .solid : .gradient }
    }

    /// The preset whose look the style has, if any. Setting a preset applies its look.
    var preset: DemoPreset? {
        get { DemoPreset.all.first { $0.matches(style) } }
        set { newValue?.apply(to: &style) }
    }

    var baseColor: UIColor? {
        get { style.color }
        set { style.setColor(newValue ?? .skeletonDefault) }
    }

    /// `true` while `style` is compared with `pinned`. Setting `true` pins the current style unless a style is pinned
    /// already.
    var isComparing: Bool {
        get { pinned != nil }
        set { pinned = newValue ? pinned ?? style : nil }
    }

    /// Returns these settings with the pause state, the steps and the visible line styles of `other`, which can't be
    /// undone because they aren't choices.
    func keepingPlayback(of other: DemoSettings) -> DemoSettings {
        var kept = self
        (kept.visibleLines, kept.time.isPaused, kept.time.steps) = (
            other.visibleLines, other.time.isPaused, other.time.steps
        )
        return kept
    }

    /// Swaps the two styles of a comparison. No effect without a comparison.
    mutating func swapStyles() {
        guard let other = pinned else { return }
        (style, pinned) = (other, style)
    }

    /// Ends a comparison and makes style A the current style. No effect without a comparison.
    mutating func keepPinned() {
        guard let kept = pinned else { return }
        (style, pinned) = (kept, nil)
    }

    /// `true` if there is a sweep, which has a direction.
    var hasSweep: Bool { !isSolid && style.isAnimated }

    /// `true` if there is a sweep and it is SkeletonView's original one, which can also reverse.
    var hasDefaultSweep: Bool { hasSweep && style.light.isDefault }

    /// `true` if bones move, or a shimmer over the content.
    var hasMotion: Bool { style.isAnimated || style.shimmer.isOn }

    /// `true` if a shimmer over the content ends after some time.
    var hasEndingShimmer: Bool {
        style.shimmer.isOn && style.motionLimit.isFinite && style.motion != .still
    }

    /// The themes in the control's order: the desktop's, light, dark.
    private static let themes: [UIUserInterfaceStyle] = [.unspecified, .light, .dark]

    var themeIndex: Int {
        get { Self.themes.firstIndex(of: theme) ?? 0 }
        set { theme = Self.themes[newValue] }
    }

    var typeIndex: Int {
        get { isSolid ? 1 : 0 }
        set { isSolid = newValue == 1 }
    }

    var isMirrored: Bool {
        get { direction == .rightToLeft }
        set { direction = newValue ? .rightToLeft : .leftToRight }
    }

    var scale: Double {
        get { display?.scale ?? 1 }
        set { display?.scale = newValue }
    }

    var renderer: DemoDisplay.Renderer {
        get { display?.renderer ?? .auto }
        set { display?.renderer = newValue }
    }

    /// The transition between bones and content; `nil` switches immediately.
    var transitionKind: DemoTransition? {
        get { style.transitionDuration == 0 ? nil : style.transitionKind }
        set {
            if newValue == nil {
                style.transitionDuration = 0
            } else if style.transitionDuration == 0 {
                style.transitionDuration = DemoStyle().transitionDuration
            }
            style.transitionKind = newValue ?? .dissolve
        }
    }

    /// The duration of the transition in seconds; 0 switches immediately.
    var transitionTime: Double {
        get { style.transitionDuration }
        set { style.transitionDuration = newValue }
    }

    /// Returns `true` if `other` has the same settings, apart from those that aren't choices: the line styles on the
    /// screen, the pause, the steps, and the reason why a network condition isn't available.
    func hasSameChoices(as other: DemoSettings) -> Bool {
        style == other.style && pinned == other.pinned && theme == other.theme && direction == other.direction
            && textSize == other.textSize && time.speed == other.time.speed && display == other.display
            && network == other.network
    }
}
