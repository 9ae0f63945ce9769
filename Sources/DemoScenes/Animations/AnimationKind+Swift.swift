import SkeletonView

/// Generates Swift code that shows this kind of bones in an app.
extension AnimationKind {
    /// Returns the code for this kind, with the colors and the duration of `style` unless the kind has fixed ones.
    func code(for style: DemoStyle) -> SkeletonCode {
        var code = SkeletonCode(style, isSolid: isSolid, isAnimated: self != .solid && self != .gradient)
        let durationArgument = "duration: \(style.duration.swiftCode)"
        switch self {
        case .solid, .pulse, .gradient: break
        case .slide(let direction):
            code.set("animation", "GradientDirection.\(direction).slidingAnimation(\(durationArgument))")
        case .thereAndBack:
            code.set(
                "animation", "GradientDirection.leftRight.slidingAnimation(\(durationArgument), autoreverses: true)")
        case .slow: code.set("animation", "GradientDirection.leftRight.slidingAnimation(duration: 4)")
        case .oneLight:
            code.set("animation", "GradientDirection.leftRight.slidingAnimation(\(durationArgument))")
            code.set("animationSpace", ".root")
        case .narrow:
            code.set(
                "highlight",
                "SkeletonHighlight(\n    angle: 0.35, width: .fraction(0.3), softness: 0.7, "
                    + "pace: .duration(\(style.duration.swiftCode)), pause: 0.4,\n    easing: .easeInEaseOut)")
            code.set("animationSpace", ".root")
        case .lightFromPoint:
            let paceArgument = "pace: .duration(\(style.duration.swiftCode))"
            code.set("highlight", "SkeletonHighlight(\(paceArgument), easing: .easeOut, origin: .zero)")
            code.set("animationSpace", ".root")
        case .colors: code.set("animation", Self.colorsCode)
        case .breath: code.set("animation", Self.swingCode("opacity", from: "1", to: "0.35"))
        case .swell: code.set("animation", Self.swingCode("transform.scale", from: "1", to: "0.9"))
        case .corners: code.set("animation", Self.swingCode("cornerRadius", from: "0", to: "12"))
        case .stretch: code.set("animation", "SkeletonAnimationBuilder().makeStretchAnimation()")
        case .dropIn:
            code.set(
                "animation", "SkeletonAnimationBuilder().makeDropInAnimation(height: 12, speed: 40) { $0.pulse }")
        case .wave: code.set("animation", "SkeletonAnimationBuilder().makeWaveAnimation(speed: 120)")
        case .drawn: code.set("drawing", Self.stripesCode(color: SkeletonColors.swiftCode(of: style.color)))
        }
        return code
    }

    // MARK: Private

    private static let colorsCode = """
        { _ in
            let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
            let colors: [UIColor] = [.turquoise, .peterRiver, .amethyst, .carrot, .turquoise]
            animation.values = colors.map(\\.cgColor)
            animation.duration = 4
            animation.repeatCount = .infinity
            return animation
        }
        """

    private static func swingCode(_ keyPath: String, from start: String, to end: String) -> String {
        """
        { _ in
            let animation = CABasicAnimation(keyPath: "\(keyPath)")
            animation.fromValue = CGFloat(\(start))
            animation.toValue = CGFloat(\(end))
            animation.duration = 0.8
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            animation.autoreverses = true
            animation.repeatCount = .infinity
            return animation
        }
        """
    }

    private static func stripesCode(color: String) -> String {
        """
        { context, rect in
            let color: UIColor = \(color)
            context.setStrokeColor(color.cgColor)
            context.setLineWidth(3)
            for start in stride(from: -rect.height, to: rect.width, by: 6) {
                context.move(to: CGPoint(x: start, y: rect.height))
                context.addLine(to: CGPoint(x: start + rect.height, y: 0))
            }
            context.strokePath()
        }
        """
    }
}
