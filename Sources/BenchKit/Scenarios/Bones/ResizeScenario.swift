import Foundation
import SkeletonView
import ViewKit

/// The scenario `resize`: the window's edge is dragged, a step in every frame, and every bone takes another place. The
/// light slides on.
package struct ResizeScenario: BenchScenario {
    package let name = "resize"
    package let summary = "N bones in a grid with a sliding light, in a window that has another size in every frame"
    package let counts = [100, 1000, 10_000]
    package let things = "bones"

    /// Steps from the whole size to the smallest, which is as many points smaller.
    private static let steps = 100

    package init() {}

    package func makeViewController(count: Int) -> BonesViewController {
        BonesViewController(count: count) { $0.showAnimatedGradientSkeleton(transition: .none) }
    }

    package func step(_ controller: BonesViewController, frame: Int) {
        guard frame > 0, let window = controller.view.window else { return }
        // One point less a frame, then one more: the size itself says which way, as the frame's number does.
        let isShrinking = (frame - 1) / Self.steps % 2 == 0
        let change: CGFloat = isShrinking ? -1 : 1
        window.resize(
            to: CGSize(width: window.bounds.width + change, height: window.bounds.height + change),
            scale: window.traitCollection.displayScale)
    }
}
