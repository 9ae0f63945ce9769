import Foundation
import LayerKit
import SkeletonView
import ViewKit

/// The scenario `drawings`: charts that are redrawn by `draw(_:)` in every frame.
package struct DrawingsScenario: BenchScenario {
    package let name = "drawings"
    package let summary = "N charts that redraw bars, a line and an arc in every frame"
    package let counts = [10, 100, 1000]
    package let elementName = "charts"

    package init() {}

    package func makeViewController(count: Int) -> GridViewController {
        GridViewController(count: count) { views in
            for view in views.subviews { view.addSubview(ChartView(frame: view.bounds)) }
        }
    }

    package func step(_ controller: GridViewController, frame: Int) {
        for (index, cell) in controller.cells.enumerated() {
            guard let chart = cell.subviews.first as? ChartView else { continue }
            chart.phase = CGFloat(frame + index) / 20
            chart.setNeedsDisplay()
        }
    }
}

/// A chart of five bars, a line over them, and an arc.
private final class ChartView: UIView {
    var phase: CGFloat = 0

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let (width, height) = (bounds.width / 5, bounds.height)
        let line = UIBezierPath()
        UIColor.turquoise.setFill()
        for bar in 0..<5 {
            let share = (1 + sin(phase + CGFloat(bar))) / 2
            context.fill(CGRect(x: CGFloat(bar) * width, y: height * share, width: width - 1, height: height))
            let top = CGPoint(x: (CGFloat(bar) + 0.5) * width, y: height * (1 - share))
            bar == 0 ? line.move(to: top) : line.addLine(to: top)
        }
        UIColor.peterRiver.setStroke()
        line.lineWidth = 2
        line.lineJoinStyle = .round
        line.stroke()
        context.addArc(
            center: CGPoint(x: bounds.midX, y: bounds.midY), radius: min(bounds.width, height) / 3, startAngle: phase,
            endAngle: phase + 2, clockwise: false)
        context.strokePath()
    }
}
