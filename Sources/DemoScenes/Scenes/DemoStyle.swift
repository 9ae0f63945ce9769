package import Foundation
package import SkeletonView

/// How the demo's skeletons look and move: what its options and its inspector choose.
package struct DemoStyle: Equatable, Sendable {
    package var type = SkeletonType.gradient
    package var isAnimated = true
    /// Nil is the direction in which the window reads.
    package var direction: GradientDirection?
    /// Seconds of one sweep of the light.
    package var duration: TimeInterval = 1.5
    /// Whether each sweep is followed by one back.
    package var autoreverses = false
    package var color = UIColor.skeletonDefault
    /// The colour of the light; nil is the one that goes with `color`.
    package var secondaryColor: UIColor?
    package var transition = SkeletonTransitionStyle.crossDissolve(0.25)
    /// Seconds from the beginning of a load until bones are shown.
    package var delay: TimeInterval = 0
    /// How the bones of text look where it is not as each screen has them.
    package var lines = SkeletonLineChanges()

    package init() {}

    /// Shows a skeleton of this style on `view`.
    @MainActor
    package func show(on view: UIView) {
        switch type {
        case .solid:
            view.showSkeleton(usingColor: color, animated: isAnimated, delay: delay, transition: transition)
        case .gradient:
            view.showGradientSkeleton(
                usingGradient: gradient, animated: isAnimated, animation: animation(on: view), delay: delay,
                transition: transition)
        }
    }

    /// Gives the skeleton that is on at `view`, or inside it, this style; where there is none this does nothing.
    @MainActor
    package func update(on view: UIView) {
        switch (type, isAnimated) {
        case (.solid, false): view.updateSkeleton(usingColor: color)
        case (.solid, true): view.updateAnimatedSkeleton(usingColor: color)
        case (.gradient, false): view.updateGradientSkeleton(usingGradient: gradient)
        case (.gradient, true):
            view.updateAnimatedGradientSkeleton(usingGradient: gradient, animation: animation(on: view))
        }
    }

    /// Whether the light slides as it does where nothing was said.
    var slidesAsUsual: Bool { direction == nil && duration == DemoStyle().duration && !autoreverses }

    /// The same as a style of SkeletonView, for `view`.
    @MainActor
    func skeletonStyle(on view: UIView) -> SkeletonStyle {
        var made: SkeletonStyle =
            type == .solid
            ? .solid(usingColor: color, animated: isAnimated)
            : .gradient(usingGradient: gradient, animated: isAnimated)
        if type == .gradient { made.animation = animation(on: view) }
        (made.transition, made.delay) = (transition, delay)
        return made
    }

    /// The bones' colours where they have a gradient.
    var gradient: SkeletonGradient { SkeletonGradient(baseColor: color, secondaryColor: secondaryColor) }

    // MARK: Private

    /// The animation of the light on `view`; nil is the usual one.
    @MainActor
    private func animation(on view: UIView) -> SkeletonLayerAnimation? {
        guard !slidesAsUsual else { return nil }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let direction = direction ?? (isMirrored ? .rightLeft : .leftRight)
        return direction.slidingAnimation(duration: duration, autoreverses: autoreverses)
    }
}
