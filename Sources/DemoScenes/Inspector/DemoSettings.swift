import SkeletonView

/// What the inspector chooses: how skeletons look, and how the window does.
struct DemoSettings: Equatable, Sendable {
    var style: DemoStyle
    /// Unspecified is the desktop's.
    var theme: UIUserInterfaceStyle
    var direction: UIUserInterfaceLayoutDirection
    /// Nil is the desktop's.
    var textSize: UIContentSizeCategory?
    var time = DemoTime()
    /// Nil without a window of the desktop.
    var display: DemoDisplay?
    /// How the bones of text look that the screen shows.
    var seen = SeenLines()

    // MARK: What controls show and change

    /// Whether a light slides whose way takes so long, and not so many points a second.
    var hasTimedLight: Bool { hasSlidingLight && style.light.speed == 0 }

    /// Whether the light is a band, and not a disc.
    var hasBand: Bool { hasSlidingLight && style.light.origin == .none }

    var isSolid: Bool {
        get { style.type == .solid }
        set { style.type = newValue ? .solid : .gradient }
    }

    var baseColor: UIColor? {
        get { style.color }
        set { style.color = newValue ?? .skeletonDefault }
    }

    /// Whether a light slides, whose way can be chosen.
    var hasSlidingLight: Bool { !isSolid && style.isAnimated }

    /// Whether the light is that of the original, which can go back as well.
    var hasUsualLight: Bool { hasSlidingLight && style.light.isUsual }

    /// Whether there is a light over the content that is gone after a time.
    var hasEndingShimmer: Bool {
        style.shimmer.isOn && style.motionLimit.isFinite && style.motion != SkeletonMotion.none
    }

    /// As the control has them: the desktop's, light, dark.
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

    /// How bones and content take each other's place; nil for at once.
    var passage: DemoPassage? {
        get { style.transition == .none ? nil : style.passage }
        set {
            if newValue == nil {
                style.transition = .none
            } else if style.transition == .none {
                style.transition = .crossDissolve(0.25)
            }
            style.passage = newValue ?? .dissolve
        }
    }

    /// Seconds that they take for that; 0 for at once.
    var passageTime: Double {
        get { if case .crossDissolve(let seconds) = style.transition { seconds } else { 0 } }
        set { style.transition = .crossDissolve(newValue) }
    }

    /// Whether `other` chooses the same, whatever the screen makes of it.
    func choosesSame(as other: DemoSettings) -> Bool {
        style == other.style && theme == other.theme && direction == other.direction
            && textSize == other.textSize && time.choosesSame(as: other.time) && display == other.display
    }
}
