import Foundation
import LayerKit
import ViewKit

/// How one call of `show...` wants its bones to look and move.
struct SkeletonConfig {
    var type: SkeletonType
    var colors: [UIColor]
    var isAnimated = false
    /// Nil is the type's own animation.
    var animation: SkeletonLayerAnimation?
    var transition: SkeletonTransitionStyle
    var timing = SkeletonTiming()

    /// The animation of a bone for a view that reads in `direction`; nil for still bones.
    @MainActor
    func animation(for direction: UIUserInterfaceLayoutDirection) -> SkeletonLayerAnimation? {
        guard isAnimated else { return nil }
        if let animation { return animation }
        switch type {
        case .solid: return { $0.pulse }
        case .gradient:
            let sliding: GradientDirection = direction == .rightToLeft ? .rightLeft : .leftRight
            return sliding.slidingAnimation()
        }
    }
}
