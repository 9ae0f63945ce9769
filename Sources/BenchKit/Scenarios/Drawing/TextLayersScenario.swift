import ControlKit
import LayerKit
import SkeletonView
import ViewKit

/// The scenario `text-layers`: text layers of which every tenth gets a new string in each frame.
package struct TextLayersScenario: BenchScenario {
    package let name = "text-layers"
    package let summary = "N text layers, every tenth of which changes its text in each frame"
    package let counts = [10, 100, 1000]
    package let elementName = "layers"

    package init() {}

    package func makeViewController(count: Int) -> GridViewController {
        GridViewController(count: count) { views in
            for (index, view) in views.subviews.enumerated() {
                let text = CATextLayer()
                text.frame = view.bounds
                (text.fontSize, text.foregroundColor) = (min(view.bounds.height / 2, 15), UIColor.black.cgColor)
                text.string = SceneText.name(index)
                view.layer.addSublayer(text)
            }
        }
    }

    package func step(_ controller: GridViewController, frame: Int) {
        let cells = controller.cells
        for index in stride(from: frame % 10, to: cells.count, by: 10) {
            (cells[index].layer.sublayers?.first as? CATextLayer)?.string = SceneText.name(index + frame)
        }
    }
}
