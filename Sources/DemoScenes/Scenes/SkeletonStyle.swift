package import SkeletonView

/// How the demo's skeletons look and move: what its options choose.
@MainActor
package struct SkeletonStyle {
    package var type = SkeletonType.gradient
    package var isAnimated = true
    /// Nil is the direction in which the window reads.
    package var direction: GradientDirection?
    package var color = UIColor.skeletonDefault
    package var transition = SkeletonTransitionStyle.crossDissolve(0.25)

    package init() {}

    /// Shows a skeleton of this style on `view`.
    package func show(on view: UIView) {
        switch (type, isAnimated) {
        case (.solid, false): view.showSkeleton(usingColor: color, transition: transition)
        case (.solid, true): view.showAnimatedSkeleton(usingColor: color, transition: transition)
        case (.gradient, false): view.showGradientSkeleton(usingGradient: gradient, transition: transition)
        case (.gradient, true):
            view.showAnimatedGradientSkeleton(
                usingGradient: gradient, animation: direction?.slidingAnimation(), transition: transition)
        }
    }

    private var gradient: SkeletonGradient { SkeletonGradient(baseColor: color) }
}
