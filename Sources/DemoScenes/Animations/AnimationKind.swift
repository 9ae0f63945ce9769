import Foundation
import SkeletonView

/// A kind of bones shown on a card: still, animated, or with a custom drawing.
enum AnimationKind: Equatable {
    case solid, pulse, gradient
    case slide(GradientDirection)
    case thereAndBack, slow, oneLight, narrow
    case colors, breath, swell, corners
    case stretch, dropIn, wave, lightFromPoint, drawn

    /// All kinds, in the order of their cards.
    static let all: [AnimationKind] =
        [.solid, .pulse, .gradient]
        + [.leftRight, .rightLeft, .topBottom, .bottomTop, .topLeftBottomRight, .bottomRightTopLeft].map(slide)
        + [.thereAndBack, .slow, .oneLight, .narrow, .colors, .breath, .swell, .corners]
        + [.stretch, .dropIn, .wave, .lightFromPoint, .drawn]

    var title: String {
        switch self {
        case .solid: "Solid, still"
        case .pulse: "Solid, pulse"
        case .gradient: "Gradient, still"
        case .slide(.leftRight): "Left to right"
        case .slide(.rightLeft): "Right to left"
        case .slide(.topBottom): "Top to bottom"
        case .slide(.bottomTop): "Bottom to top"
        case .slide(.topLeftBottomRight): "To bottom right"
        case .slide(.bottomRightTopLeft): "To top left"
        case .thereAndBack: "Autoreverse"
        case .slow: "Slow"
        case .oneLight: "One shared light"
        case .narrow: "Narrow, angled"
        case .colors: "Custom: colors"
        case .breath: "Custom: breath"
        case .swell: "Custom: swelling"
        case .corners: "Custom: corners"
        case .stretch: "Stretch"
        case .dropIn: "Drop in"
        case .wave: "Wave over rows"
        case .lightFromPoint: "Light from a point"
        case .drawn: "Custom drawing"
        }
    }

    /// The API that produces this kind, as shown on the card.
    var code: String {
        switch self {
        case .solid: "showSkeleton()"
        case .pulse: "showAnimatedSkeleton()"
        case .gradient: "showGradientSkeleton()"
        case .slide(let direction): ".\(direction)"
        case .thereAndBack: "autoreverses: true"
        case .slow: "duration: 4"
        case .oneLight: "animationSpace = .root"
        case .narrow: "SkeletonHighlight(angle: …)"
        case .colors: "keyframes of backgroundColor"
        case .breath: "opacity, 1 to 0.35"
        case .swell: "transform.scale, 1 to 0.9"
        case .corners: "cornerRadius, 0 to 12"
        case .stretch: "makeStretchAnimation()"
        case .dropIn: "makeDropInAnimation { $0.pulse }"
        case .wave: "makeWaveAnimation(speed: 120)"
        case .lightFromPoint: "SkeletonHighlight(origin: …)"
        case .drawn: "drawing = { context, rect in … }"
        }
    }

    /// Returns the skeleton style for this kind, with the colors and the duration of `style` unless the kind has fixed
    /// ones.
    @MainActor
    func skeletonStyle(for style: DemoStyle) -> SkeletonStyle {
        var result = isSolid ? SkeletonStyle.solid(usingColor: style.color) : .gradient(usingGradient: style.gradient)
        result.isAnimated = self != .solid && self != .gradient
        result.animation = animation(duration: style.duration)
        result.animationSpace = [.oneLight, .narrow, .lightFromPoint].contains(self) ? .root : .perView
        if self == .lightFromPoint {
            result.highlight = SkeletonHighlight(pace: .duration(style.duration), easing: .easeOut, origin: .zero)
        }
        if self == .drawn { result.drawing = Self.stripes(of: style.color) }
        if self == .narrow {
            result.highlight = SkeletonHighlight(
                angle: 0.35, width: .fraction(0.3), softness: 0.7, pace: .duration(style.duration), pause: 0.4,
                easing: .easeInEaseOut)
        }
        result.applyTiming(of: style)
        return result
    }

    var isSolid: Bool {
        switch self {
        case .solid, .pulse, .colors, .breath, .swell, .corners, .stretch, .dropIn, .wave, .drawn: true
        case .gradient, .slide, .thereAndBack, .slow, .oneLight, .narrow, .lightFromPoint: false
        }
    }

    // MARK: Private

    /// Returns the animation for this kind; `nil` uses the default.
    @MainActor
    private func animation(duration: TimeInterval) -> SkeletonLayerAnimation? {
        switch self {
        case .solid, .pulse, .gradient, .narrow, .lightFromPoint, .drawn: nil
        case .slide(let direction): direction.slidingAnimation(duration: duration)
        case .thereAndBack: GradientDirection.leftRight.slidingAnimation(duration: duration, autoreverses: true)
        case .slow: GradientDirection.leftRight.slidingAnimation(duration: 4)
        case .oneLight: GradientDirection.leftRight.slidingAnimation(duration: duration)
        case .colors: { _ in Self.colorCycle() }
        case .breath: { _ in Self.swing("opacity", from: 1, to: 0.35) }
        case .swell: { _ in Self.swing("transform.scale", from: 1, to: 0.9) }
        case .corners: { _ in Self.swing("cornerRadius", from: 0, to: 12) }
        case .stretch: SkeletonAnimationBuilder().makeStretchAnimation()
        case .dropIn: SkeletonAnimationBuilder().makeDropInAnimation(height: 12, speed: 40) { $0.pulse }
        case .wave: SkeletonAnimationBuilder().makeWaveAnimation(speed: 120)
        }
    }

    /// Returns a drawing closure for slanted stripes in `color`.
    private static func stripes(of color: UIColor) -> SkeletonDrawing {
        { context, rect in
            context.setStrokeColor(color.cgColor)
            context.setLineWidth(3)
            for start in stride(from: -rect.height, to: rect.width, by: 6) {
                context.move(to: CGPoint(x: start, y: rect.height))
                context.addLine(to: CGPoint(x: start + rect.height, y: 0))
            }
            context.strokePath()
        }
    }

    @MainActor
    private static func colorCycle() -> CAAnimation {
        let animation = CAKeyframeAnimation(keyPath: "backgroundColor")
        let colors: [UIColor] = [.turquoise, .peterRiver, .amethyst, .carrot, .turquoise]
        animation.values = colors.map(\.cgColor)
        animation.duration = 4
        animation.repeatCount = .infinity
        return animation
    }

    @MainActor
    private static func swing(_ keyPath: String, from start: CGFloat, to end: CGFloat) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = start
        animation.toValue = end
        animation.duration = 0.8
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.autoreverses = true
        animation.repeatCount = .infinity
        return animation
    }
}
