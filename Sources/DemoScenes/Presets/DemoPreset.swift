import SkeletonView

/// A named look of the demo's skeletons, as people know it from an app, a design system or another library.
package struct DemoPreset: Equatable, Sendable {
    /// The name on the command line.
    package let name: String
    /// The name in the inspector.
    let title: String
    /// A style with the preset's look. Its other settings are ignored.
    private let style: DemoStyle

    /// Creates a preset from the library's defaults, modified by `change`.
    init(_ name: String, _ title: String, _ change: (inout DemoStyle) -> Void = { _ in }) {
        self.name = name
        self.title = title
        var style = DemoStyle()
        change(&style)
        self.style = style
    }

    /// Applies the preset's fill, colors and animation to `other`. Other settings, such as the delay, the transition
    /// and the text lines, stay unchanged.
    package func apply(to other: inout DemoStyle) {
        other.type = style.type
        other.isAnimated = style.isAnimated
        other.direction = style.direction
        other.duration = style.duration
        other.autoreverses = style.autoreverses
        other.motion = style.motion
        other.color = style.color
        other.secondaryColor = style.secondaryColor
        other.increasesContrast = style.increasesContrast
        other.light = style.light
        other.animationSpace = style.animationSpace
    }

    /// Returns `true` if `other` has the look of the preset.
    func matches(_ other: DemoStyle) -> Bool {
        var same = other
        apply(to: &same)
        return same == other
    }

    /// Returns `true` if `color` is the preset's highlight color, which suits only the preset's own bones.
    func hasHighlight(_ color: UIColor) -> Bool { style.secondaryColor == color }
}

extension DemoPreset {
    /// The presets in inspector order; the first one is the demo's default.
    package static let all = [demo, iOS, facebook, material, react, contrast, calm, glass]

    /// The demo's default: a narrow highlight that sweeps over the whole window.
    package static let demo = DemoPreset("demo", "SkeletonSDL") { style in
        style.color = DemoPresetColors.bone
        style.secondaryColor = DemoPresetColors.boneLight
        style.animationSpace = .window
        style.light.width = 0.35
        style.light.softness = 0.8
        style.light.easing = .linear
    }

    /// The defaults of SkeletonView on iOS.
    package static let iOS = DemoPreset("ios", "iOS")

    /// A fast, narrow highlight, like the one in Facebook's news feed.
    package static let facebook = DemoPreset("facebook", "Facebook") { style in
        style.color = DemoPresetColors.facebook
        style.secondaryColor = DemoPresetColors.facebookLight
        style.duration = 1
        style.animationSpace = .window
        style.light.width = 0.25
        style.light.easing = .linear
    }

    /// Plain bones that pulse, like Material UI's.
    package static let material = DemoPreset("material", "Material UI") { style in
        style.type = .solid
        style.color = DemoPresetColors.material
    }

    /// The colors and the easing of react-loading-skeleton.
    package static let react = DemoPreset("react", "React") { style in
        style.color = DemoPresetColors.react
        style.secondaryColor = DemoPresetColors.reactLight
        style.light.easing = .easeInEaseOut
        style.light.softness = 0.95
    }

    /// Bones with a contrast of at least 3:1 against the background.
    package static let contrast = DemoPreset("contrast", "Contrast") { style in
        style.color = .asbestos
        style.secondaryColor = .silver
        style.increasesContrast = true
        style.light.width = 0.5
        style.light.easing = .easeInEaseOut
    }

    /// The demo's colors, with a sweep at half speed.
    package static let calm = DemoPreset("calm", "Calm") { style in
        style.color = DemoPresetColors.bone
        style.secondaryColor = DemoPresetColors.boneLight
        style.motion = .slow
    }

    /// Dark bones with a slanted highlight, in both themes.
    package static let glass = DemoPreset("glass", "Dark glass") { style in
        style.color = DemoPresetColors.glass
        style.secondaryColor = DemoPresetColors.glassLight
        style.duration = 2
        style.animationSpace = .root
        style.light.width = 0.3
        style.light.tilt = 20
        style.light.easing = .easeInEaseOut
    }
}
