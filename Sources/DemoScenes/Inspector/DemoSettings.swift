import SkeletonView

/// What the inspector chooses: how skeletons look, and how the window does.
struct DemoSettings: Equatable, Sendable {
    var style: DemoStyle
    var theme: UIUserInterfaceStyle
    var direction: UIUserInterfaceLayoutDirection

    // MARK: What controls show and change

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

    var isDark: Bool {
        get { theme == .dark }
        set { theme = newValue ? .dark : .light }
    }

    var isMirrored: Bool {
        get { direction == .rightToLeft }
        set { direction = newValue ? .rightToLeft : .leftToRight }
    }

    var dissolves: Bool {
        get { style.transition != .none }
        set { style.transition = newValue ? .crossDissolve(0.25) : .none }
    }

    /// Seconds that bones and content fade; 0 without a dissolve.
    var dissolveTime: Double {
        get { if case .crossDissolve(let seconds) = style.transition { seconds } else { 0 } }
        set { style.transition = .crossDissolve(newValue) }
    }

    /// How bones of text look; what is set counts on all screens, instead of what each has by itself.
    var lines: SkeletonLineStyle {
        get { style.lines ?? SkeletonLineStyle() }
        set { style.lines = newValue }
    }

    var lastLineFill: Double {
        get { Double(lines.lastLineFill) }
        set { lines.lastLineFill = Int(newValue) }
    }

    var lineRadius: Double {
        get { Double(lines.cornerRadius) }
        set { lines.cornerRadius = Int(newValue) }
    }

    var lineHeight: Double {
        get { lines.height }
        set { lines.height = newValue }
    }

    var lineRule: SkeletonLineStyle.Rule {
        get { lines.rule }
        set { lines.rule = newValue }
    }

    var lineInset: Double {
        get { lines.inset }
        set { lines.inset = newValue }
    }

    var lineSpacing: Double {
        get { lines.spacing }
        set { lines.spacing = newValue }
    }
}
