import Foundation
import SkeletonView

/// Styles whose gradients slide in various ways.
@MainActor
enum SlidingStyles {
    static let all: [(name: String, style: SkeletonStyle)] = [
        ("tilted", style(SkeletonHighlight(angle: 0.3, pause: 0.5))),
        ("narrow", style(SkeletonHighlight(angle: 2.2, width: .points(60), softness: 0.4, pace: .duration(1.2)))),
        ("fast", style(SkeletonHighlight(angle: -0.5, width: .fraction(0.5), pace: .speed(160), pause: 0.2))),
        ("root", style(SkeletonHighlight(angle: 0.6, width: .points(90), easing: .linear), in: .root)),
        ("root at a speed", style(SkeletonHighlight(pace: .speed(300), easing: .easeInEaseOut), in: .root)),
        ("down", style(.topBottom)), ("corner", style(.topLeftBottomRight)),
        ("corner of all", style(.bottomRightTopLeft, in: .root)), ("slow", slow),
    ]

    private static func style(_ highlight: SkeletonHighlight, in space: SkeletonAnimationSpace = .perView)
        -> SkeletonStyle
    {
        var style = SkeletonStyle.gradient(usingGradient: BlueprintScreen.gradient, animated: true)
        (style.highlight, style.animationSpace) = (highlight, space)
        return style
    }

    private static func style(
        _ direction: GradientDirection, in space: SkeletonAnimationSpace = .perView
    ) -> SkeletonStyle {
        var style = SkeletonStyle.gradient(usingGradient: BlueprintScreen.gradient, animated: true)
        style.animation = direction.slidingAnimation(duration: 1.1, autoreverses: true)
        style.animationSpace = space
        return style
    }

    private static var slow: SkeletonStyle {
        var style = SkeletonStyle.gradient(usingGradient: BlueprintScreen.gradient, animated: true)
        style.motion = .slow
        return style
    }
}
