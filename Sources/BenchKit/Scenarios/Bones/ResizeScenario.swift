import SkeletonView
import ViewKit

/// The scenario `resize`: a window that is resized in every frame, which moves every bone. The sweep continues.
package struct ResizeScenario: BenchScenario {
    package let name = "resize"
    package let summary = "N bones in a grid with a sliding highlight, in a window that is resized in every frame"
    package let counts = [100, 1000, 10_000]
    package let elementName = "bones"

    package init() {}

    package func makeViewController(count: Int) -> BonesViewController {
        BonesViewController(count: count) { $0.showAnimatedGradientSkeleton(transition: .none) }
    }

    package func step(_ controller: BonesViewController, frame: Int) {
        WindowEdge.drag(controller.view.window, frame: frame)
    }
}
