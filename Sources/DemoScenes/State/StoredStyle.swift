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
        /// The speed; `nil` uses the duration. A missing `easing` means ease-in, and without an `origin`, the highlight
        /// sweeps across.
        var speed: Double?
        var easing: String?
        var origin: String?
    }

    /// The stagger, if parts don't disappear all at once.
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
    /// The motion setting; `nil` uses the default. A `motionLimit` of 0 means no limit.
    private var motion: String?
    private var motionLimit: Double?
    private var color: String
    private var secondaryColor: String?
    /// The duration of the transition in seconds; `nil` switches at once.
    private var dissolve: Double?
    /// The kind of transition; `nil` means a cross-fade.
    private var transitionKind: String?
    private var delay: Double
    /// The minimum visible time; `nil` means 0.
    private var minimumTime: Double?
    private var lines: Lines
    private var light: Light?
    private var space: String?
    private var automatic: Bool?
    private var contrast: Bool?
    /// The timeout; `nil` means no timeout.
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
        secondaryColor = style.secondaryColor.map(Self.text)
        if style.transitionDuration > 0 { dissolve = style.transitionDuration }
        if style.transitionKind != .dissolve { transitionKind = style.transitionKind.rawValue }
        if !style.light.isUsual {
            let own = style.light
            light = Light(width: own.width, softness: own.softness, tilt: own.tilt, pause: own.pause)
            if own.speed > 0 { light?.speed = own.speed }
            if own.easing != .easeIn { light?.easing = "\(own.easing)" }
            if own.origin != .none { light?.origin = own.origin.rawValue }
        }
        automatic = style.isAutomatic ? true : nil
        contrast = style.increasesContrast
        if style.timeout > 0 { timeout = style.timeout }
        failureColor = style.failureColor.map(Self.text)
        if style.stagger != DemoStagger() {
            let own = style.stagger
            stagger = Stagger(order: own.order.rawValue, interval: own.interval, finishesSweep: own.finishesSweep)
        }
        if style.shimmer != DemoShimmer() {
            let own = style.shimmer
            shimmer = Shimmer(isOn: own.isOn, intensity: own.intensity, slant: own.slant)
        }
        if style.animationSpace != .perView { space = "\(style.animationSpace)" }
        let own = style.lines
        lines = Lines(
            rule: own.rule.map { "\($0)" }, height: own.height.map(Double.init), spacing: own.spacing.map(Double.init),
            lastLineFill: own.lastLineFill,
            cornerRadius: own.cornerRadius, inset: own.inset.map(Double.init))
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
        if let secondaryColor {
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

    private static let named = SkeletonColors.all + DemoPresetColors.all

    /// Returns the name of a SkeletonView color or of a preset's, or the components of any other color.
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
            let easings: [SkeletonLight.Easing] = [.linear, .easeIn, .easeOut, .easeInEaseOut]
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
