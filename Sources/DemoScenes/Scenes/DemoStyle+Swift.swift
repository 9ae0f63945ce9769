import Foundation
import SkeletonView

extension DemoStyle {
    /// Swift code that shows a skeleton in this style on `view`, in a left-to-right layout. Default values are omitted.
    package var swiftCode: String {
        if needsStyle { return swiftCode(of: skeletonCode) }
        let show = call("view.\(showName)", showArguments)
        let hide = call("view.hideSkeleton", hideArguments)
        let isLong = hide.contains("\n") || hide.count > Self.maximumInlineLength
        let end = isLong ? SkeletonCode.comment(hide) : ["// When the data has loaded: \(hide)"]
        return (appearanceStatements + directionStatements + [show] + end).joined(separator: "\n") + "\n"
    }

    /// The maximum length, in characters, of a `hideSkeleton` call on the same line as the words "When the data has
    /// loaded". Longer calls are on the following lines.
    private static let maximumInlineLength = 60

    /// Returns the statements for this style's appearance, followed by those of `code`, as Swift code.
    func swiftCode(of code: SkeletonCode) -> String { code.lines(in: self).joined(separator: "\n") + "\n" }

    /// Returns the arguments for the colors of solid or gradient bones; empty for the default colors.
    func colorArguments(isSolid: Bool) -> [String] {
        let base = SkeletonColors.swiftCode(of: color)
        if isSolid { return color == Self.defaults.color ? [] : ["usingColor: \(base)"] }
        guard color != Self.defaults.color || secondaryColor != nil else { return [] }
        let second = secondaryColor.map { ", secondaryColor: \(SkeletonColors.swiftCode(of: $0))" } ?? ""
        return ["usingGradient: SkeletonGradient(baseColor: \(base)\(second))"]
    }

    /// The properties of a `SkeletonStyle` to set for the transition and the delay, if they differ from the defaults.
    var timingSettings: [(name: String, value: String)] {
        var settings: [(name: String, value: String)] = []
        if let transitionCode { settings.append(("transition", transitionCode)) }
        if delay > 0 { settings.append(("delay", delay.swiftCode)) }
        return settings
    }

    /// The arguments of `hideSkeleton`.
    var hideArguments: [String] { stagger.arguments + transitionArguments }

    /// The `transition:` argument, the last one of the `show…` methods and of `hideSkeleton`; empty for the default
    /// transition.
    var transitionArguments: [String] { transitionCode.map { ["transition: \($0)"] } ?? [] }

    /// The Swift code for the transition; `nil` means the default.
    private var transitionCode: String? {
        if transitionDuration == 0 { return ".none" }
        if transitionKind == .dissolve, transitionDuration == Self.defaults.transitionDuration { return nil }
        return transitionKind.swiftCode(duration: transitionDuration)
    }

    /// The parts of the code that shows a skeleton in this style in a left-to-right layout.
    var skeletonCode: SkeletonCode {
        var code = SkeletonCode(self)
        guard isGradient, isAnimated else { return code }
        if !light.isDefault {
            code.set("highlight", call("SkeletonHighlight", highlightArguments))
        } else if !hasDefaultSweep {
            code.declarations = directionStatements
            code.set("animation", animationCode)
        }
        if animationSpace != Self.defaults.animationSpace { code.set("animationSpace", ".\(animationSpace)") }
        return code
    }

    /// The statements for the appearance and for labels, which come before the call that shows the skeleton.
    var appearanceStatements: [String] {
        let defaults = Self.defaultLines
        var statements: [String] = []
        func set(_ name: String, _ value: Double?, unlessDefault defaultValue: Double) {
            guard let value, value != defaultValue else { return }
            statements.append("appearance.\(name) = \(value.swiftCode)")
        }
        switch lines.rule {
        case .fixed?, nil: break
        case .font?: statements.append("appearance.textLineHeight = .relativeToFont")
        case .constraints?: statements.append("appearance.textLineHeight = .relativeToConstraints")
        }
        set("multilineHeight", lines.height.map(Double.init), unlessDefault: defaults.height)
        set("multilineSpacing", lines.spacing.map(Double.init), unlessDefault: defaults.spacing)
        set(
            "multilineLastLineFillPercent", lines.lastLineFill.map(Double.init),
            unlessDefault: Double(defaults.lastLineFill))
        set("multilineCornerRadius", lines.cornerRadius.map(Double.init), unlessDefault: Double(defaults.cornerRadius))
        statements += motionStatements
        if let increasesContrast { statements.append("appearance.increasesContrast = \(increasesContrast)") }
        if minimumTime > 0 { statements.append("appearance.minimumVisibleDuration = \(minimumTime.swiftCode)") }
        if timeout > 0 {
            statements.append("appearance.timeout = \(timeout.swiftCode)")
            if let failureColor {
                statements.append("appearance.timeoutTintColor = \(SkeletonColors.swiftCode(of: failureColor))")
            }
        }
        if !statements.isEmpty { statements.insert("let appearance = SkeletonAppearance.default", at: 0) }
        return statements + Self.insetStatements(lines.inset ?? 0)
    }

    /// Returns a call on one line or, if that would be longer than 100 characters, with one argument per line.
    func call(_ name: String, _ arguments: [String]) -> String {
        let line = Self.call(name, arguments)
        let maximumWidth = 100
        return line.count <= maximumWidth
            ? line : "\(name)(\n" + arguments.map { "    \($0)" }.joined(separator: ",\n") + ")"
    }

    /// Returns a call on one line.
    static func call(_ name: String, _ arguments: [String]) -> String {
        "\(name)(\(arguments.joined(separator: ", ")))"
    }

    // MARK: Private

    private static let defaults = DemoStyle()
    private static let defaultLines = SkeletonLineStyle()

    private var isGradient: Bool { type == .gradient }

    private var showName: String {
        if delay > 0 { return isGradient ? "showGradientSkeleton" : "showSkeleton" }
        switch (type, isAnimated) {
        case (.solid, false): return "showSkeleton"
        case (.solid, true): return "showAnimatedSkeleton"
        case (.gradient, false): return "showGradientSkeleton"
        case (.gradient, true): return "showAnimatedGradientSkeleton"
        }
    }

    private var showArguments: [String] {
        var arguments = colorArguments(isSolid: !isGradient)
        if delay > 0, !isAnimated { arguments.append("animated: false") }
        if isGradient, isAnimated, !hasDefaultSweep { arguments.append("animation: \(animationCode)") }
        if delay > 0 { arguments.append("delay: \(delay.swiftCode)") }
        return arguments + transitionArguments
    }

    private var animationCode: String {
        var arguments: [String] = []
        if duration != Self.defaults.duration { arguments.append("duration: \(duration.swiftCode)") }
        if autoreverses { arguments.append("autoreverses: true") }
        let name = direction.map { "GradientDirection.\($0)" } ?? "direction"
        return "\(name).slidingAnimation(\(arguments.joined(separator: ", ")))"
    }

    /// `true` if only `showSkeleton` with a `SkeletonStyle` can show this style.
    private var needsStyle: Bool {
        isAutomatic
            || isGradient && isAnimated && (!light.isDefault || animationSpace != Self.defaults.animationSpace)
    }

    private var highlightArguments: [String] {
        let (result, defaults) = (skeletonHighlight(isMirrored: false), SkeletonHighlight())
        var arguments: [String] = []
        let degrees = light.degrees(from: direction, isMirrored: false)
        if degrees != 0 { arguments.append("angle: \(degrees.swiftCode) * .pi / 180") }
        if result.width != defaults.width { arguments.append("width: .fraction(\(light.width.swiftCode))") }
        if result.softness != defaults.softness { arguments.append("softness: \(light.softness.swiftCode)") }
        switch result.pace {
        case defaults.pace: break
        case .duration(let seconds): arguments.append("pace: .duration(\(seconds.swiftCode))")
        case .speed(let speed): arguments.append("pace: .speed(\(Double(speed).swiftCode))")
        }
        if result.pause != defaults.pause { arguments.append("pause: \(light.pause.swiftCode)") }
        if result.easing != defaults.easing { arguments.append("easing: .\(result.easing)") }
        if result.origin != nil { arguments.append("origin: \(light.origin.swiftCode)") }
        return arguments
    }

    /// Statements that look up the reading direction; empty unless the sweep follows that direction and has custom
    /// settings.
    private var directionStatements: [String] {
        guard isGradient, isAnimated, !hasDefaultSweep, direction == nil else { return [] }
        return [
            "let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft",
            "let direction: GradientDirection = isMirrored ? .rightLeft : .leftRight",
        ]
    }

    /// Statements for the motion settings. By default, bones follow the user's motion preference and have no time
    /// limit.
    private var motionStatements: [String] {
        guard isAnimated else { return [] }
        var statements: [String] = []
        if let motion { statements.append("appearance.motion = .\(motion)") }
        if motionLimit.isFinite {
            let limit = motionLimit.swiftCode
            statements.append("appearance.maximumMotionDuration = \(limit)  // Seconds; then the animation stops.")
        }
        return statements
    }

    /// Returns the statements that set the insets of each label.
    private static func insetStatements(_ inset: Double) -> [String] {
        guard inset != 0 else { return [] }
        let number = inset.swiftCode
        return [
            "let insets = UIEdgeInsets(top: \(number), left: \(number), bottom: \(number), right: \(number))",
            "for case let label as UILabel in view.subviews { label.skeletonPaddingInsets = insets }",
        ]
    }
}

extension Double {
    /// The number as Swift code, with at most three decimal places.
    var swiftCode: String {
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
