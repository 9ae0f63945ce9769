import Foundation
import SkeletonView

/// The file format of a style.
struct StoredStyle: Codable {
    /// The chosen changes to text bones.
    struct Lines: Codable {
        var rule: String?
        var height: Double?
        var spacing: Double?
        var lastLineFill: Int?
        var cornerRadius: Int?
        var inset: Double?
    }

    /// The sweep, if it differs from the default.
    struct Light: Codable {
        var width: Double
        var softness: Double
        var tilt: Double
        var pause: Double
        /// The speed in points per second; `nil` uses the duration.
        var speed: Double?
        /// The easing; `nil` means ease-in.
        var easing: String?
        /// The origin of a disc; with `nil`, the highlight sweeps across instead.
        var origin: String?
    }

    /// The stagger, if it differs from the default.
    struct Stagger: Codable {
        var order: String
        var interval: Double
        var finishesSweep: Bool
    }

    /// The shimmer over the content, if it differs from the default.
    struct Shimmer: Codable {
        var isOn: Bool
        var intensity: Double
        var slant: Double
    }

    private var solid: Bool
    private var animated: Bool
    private var direction: String?
    private var duration: Double
    private var autoreverses: Bool
    /// The amount of motion; `nil` follows the user's desktop-wide preference.
    private var motion: String?
    /// The time limit of motion in seconds; 0 means no limit, and `nil` uses the default.
    private var motionLimit: Double?
    private var color: String
    /// The color of the sweep; `nil` uses SkeletonView's highlight for `color`.
    private var secondaryColor: String?
    /// The duration of the transition in seconds; `nil` switches immediately.
    private var dissolve: Double?
    /// The kind of transition; `nil` means a cross-fade.
    private var transitionKind: String?
    private var delay: Double
    /// The minimum visible time in seconds; `nil` means 0.
    private var minimumTime: Double?
    /// The chosen settings for text bones; `nil` in links without any, because links leave out empty groups.
    private var lines: Lines?
    private var light: Light?
    private var space: String?
    private var automatic: Bool?
    private var contrast: Bool?
    /// The timeout in seconds; `nil` means no timeout.
    private var timeout: Double?
    private var failureColor: String?
    private var stagger: Stagger?
    private var shimmer: Shimmer?

    init(_ style: DemoStyle) {
        solid = style.type == .solid
        animated = style.isAnimated
        direction = style.direction.map { "\($0)" }
        duration = style.duration
        autoreverses = style.autoreverses
        delay = style.delay
        if style.minimumTime > 0 { minimumTime = style.minimumTime }
        motion = style.motion?.rawValue
        motionLimit = style.motionLimit.isFinite ? style.motionLimit : 0
        color = Self.text(of: style.color)
        if let highlight = style.secondaryColor {
            secondaryColor = style.chosenHighlight == nil ? Self.derivedName : Self.text(of: highlight)
        }
        if style.transitionDuration > 0 { dissolve = style.transitionDuration }
        if style.transitionKind != .dissolve { transitionKind = style.transitionKind.rawValue }
        if !style.light.isDefault {
            let value = style.light
            light = Light(width: value.width, softness: value.softness, tilt: value.tilt, pause: value.pause)
            if value.speed > 0 { light?.speed = value.speed }
            if value.easing != .easeIn { light?.easing = "\(value.easing)" }
            if value.origin != .none { light?.origin = value.origin.rawValue }
        }
        automatic = style.isAutomatic ? true : nil
        contrast = style.increasesContrast
        if style.timeout > 0 { timeout = style.timeout }
        failureColor = style.failureColor.map(Self.text)
        if style.stagger != DemoStagger() {
            let value = style.stagger
            stagger = Stagger(order: value.order.rawValue, interval: value.interval, finishesSweep: value.finishesSweep)
        }
        if style.shimmer != DemoShimmer() {
            let value = style.shimmer
            shimmer = Shimmer(isOn: value.isOn, intensity: value.intensity, slant: value.slant)
        }
        if style.animationSpace != .perView { space = "\(style.animationSpace)" }
        let value = style.lines
        lines = Lines(
            rule: value.rule.map { "\($0)" }, height: value.height.map(Double.init),
            spacing: value.spacing.map(Double.init), lastLineFill: value.lastLineFill,
            cornerRadius: value.cornerRadius, inset: value.inset.map(Double.init))
    }

    /// The decoded style; `nil` if any part is invalid.
    var style: DemoStyle? {
        let seconds = 0.0...60
        guard let color = Self.color(color), seconds.contains(delay), (0.05...60).contains(duration),
            seconds.contains(minimumTime ?? 0), seconds.contains(dissolve ?? 0), let lines = changes
        else { return nil }
        var style = DemoStyle()
        style.type = solid ? .solid : .gradient
        style.isAnimated = animated
        style.duration = duration
        style.autoreverses = autoreverses
        style.delay = delay
        style.minimumTime = minimumTime ?? 0
        style.transitionDuration = dissolve ?? 0
        style.color = color
        style.lines = lines
        if let transitionKind {
            guard let found = DemoTransition(rawValue: transitionKind) else { return nil }
            style.transitionKind = found
        }
        if let motion {
            guard let found = SkeletonMotion(rawValue: motion) else { return nil }
            style.motion = found
        }
        if let motionLimit {
            guard (0...3600).contains(motionLimit) else { return nil }
            style.motionLimit = motionLimit > 0 ? motionLimit : .infinity
        }
        if secondaryColor == Self.derivedName {
            style.chosenHighlight = nil
        } else if let secondaryColor {
            guard let light = Self.color(secondaryColor) else { return nil }
            style.secondaryColor = light
        }
        if let direction {
            guard let found = GradientDirection.allCases.first(where: { "\($0)" == direction }) else { return nil }
            style.direction = found
        }
        if let light {
            guard let found = light.light else { return nil }
            style.light = found
        }
        style.isAutomatic = automatic ?? false
        style.increasesContrast = contrast
        guard seconds.contains(timeout ?? 0) else { return nil }
        style.timeout = timeout ?? 0
        if let failureColor {
            guard let color = Self.color(failureColor) else { return nil }
            style.failureColor = color
        }
        if let stagger {
            guard let order = DemoStagger.Order(rawValue: stagger.order), (0.01...60).contains(stagger.interval) else {
                return nil
            }
            style.stagger = DemoStagger(
                order: order, interval: stagger.interval, finishesSweep: stagger.finishesSweep)
        }
        if let shimmer {
            guard (0.0...1).contains(shimmer.intensity), (-360.0...360).contains(shimmer.slant) else { return nil }
            style.shimmer = DemoShimmer(isOn: shimmer.isOn, intensity: shimmer.intensity, slant: shimmer.slant)
        }
        if let space {
            guard let found = SkeletonAnimationSpace.allCases.first(where: { "\($0)" == space }) else { return nil }
            style.animationSpace = found
        }
        return style
    }

    // MARK: Private

    private var changes: SkeletonLineChanges? {
        var changes = SkeletonLineChanges()
        guard let lines else { return changes }
        if let rule = lines.rule {
            guard let found = SkeletonLineStyle.Rule.allCases.first(where: { "\($0)" == rule }) else { return nil }
            changes.rule = found
        }
        let points = 0.0...1000
        guard [lines.height, lines.spacing, lines.inset].allSatisfy({ points.contains($0 ?? 0) }),
            (0...100).contains(lines.lastLineFill ?? 0), (0...1000).contains(lines.cornerRadius ?? 0)
        else { return nil }
        changes.height = lines.height.map { CGFloat($0) }
        changes.spacing = lines.spacing.map { CGFloat($0) }
        changes.inset = lines.inset.map { CGFloat($0) }
        changes.lastLineFill = lines.lastLineFill
        changes.cornerRadius = lines.cornerRadius
        return changes
    }

    /// The name of a highlight that is derived from the color of the bones.
    private static let derivedName = "derived"
    private static let named = SkeletonColors.all + DemoPresetColors.all

    /// Returns the name of `color` if it is one of SkeletonView's or the presets' colors; otherwise, its components.
    private static func text(of color: UIColor) -> String {
        if let named = named.first(where: { $0.color == color }) { return named.name }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { "\($0)" }.joined(separator: " ")
    }

    private static func color(_ text: String) -> UIColor? {
        if let named = named.first(where: { $0.name == text }) { return named.color }
        let parts = text.split(separator: " ").compactMap { Double($0) }
        guard parts.count == 4, parts.allSatisfy((0...1).contains) else { return nil }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

extension StoredStyle.Light {
    /// The decoded sweep; `nil` if any part is invalid.
    fileprivate var light: DemoSweep? {
        guard (0.01...10).contains(width), (0.0...1).contains(softness), (-360.0...360).contains(tilt),
            (0.0...60).contains(pause), (0.0...100_000).contains(speed ?? 0)
        else { return nil }
        var light = DemoSweep(width: width, softness: softness, tilt: tilt, pause: pause, speed: speed ?? 0)
        if let easing {
            let easings: [SkeletonHighlight.Easing] = [.linear, .easeIn, .easeOut, .easeInEaseOut]
            guard let found = easings.first(where: { "\($0)" == easing }) else { return nil }
            light.easing = found
        }
        if let origin {
            guard let found = DemoSweep.Origin(rawValue: origin) else { return nil }
            light.origin = found
        }
        return light
    }
}
