import LayerKit
import SkeletonView
import ViewKit

/// The scenario `shadows`: every other card moves with a cached shadow. The shadows of the remaining cards change their
/// blur, so they are redrawn in every frame.
package struct ShadowsScenario: BenchScenario {
    package let name = "shadows"
    package let summary = "N cards with shadows that move or change their blur"
    package let counts = [10, 100, 1000]
    package let elementName = "cards"

    package init() {}

    package func makeViewController(count: Int) -> GridViewController {
        GridViewController(count: count) { views in
            for (index, view) in views.subviews.enumerated() {
                view.backgroundColor = .white
                view.layer.cornerRadius = 4
                (view.layer.shadowOpacity, view.layer.shadowRadius) = (0.4, 3)
                view.layer.shadowOffset = CGSize(width: 0, height: 1)
                view.layer.shadowPath = UIBezierPath(roundedRect: view.bounds, cornerRadius: 4).cgPath
                view.layer.add(index.isMultiple(of: 2) ? Self.motion() : Self.softening(), forKey: nil)
            }
        }
    }

    @MainActor
    private static func motion() -> CAAnimation {
        repeated(CABasicAnimation(keyPath: "transform.translation.y"), from: -4, to: 4)
    }

    @MainActor
    private static func softening() -> CAAnimation {
        repeated(CABasicAnimation(keyPath: "shadowRadius"), from: 1, to: 5)
    }

    @MainActor
    private static func repeated(_ animation: CABasicAnimation, from: Double, to: Double) -> CAAnimation {
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 0.75)
        (animation.autoreverses, animation.repeatCount) = (true, .infinity)
        return animation
    }
}
