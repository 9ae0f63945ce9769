import LayerKit
import SkeletonView
import ViewKit

/// The scenario `shapes`: rings whose growing strokes are redrawn in every frame, and views with gradients that slide
/// under path masks.
package struct ShapesScenario: BenchScenario {
    package let name = "shapes"
    package let summary = "N views: growing ring strokes, and gradients sliding under path masks"
    package let counts = [10, 100, 1000]
    package let elementName = "views"

    package init() {}

    package func makeViewController(count: Int) -> GridViewController {
        GridViewController(count: count) { views in
            for (index, view) in views.subviews.enumerated() {
                if index.isMultiple(of: 2) { Self.addRing(to: view) } else { Self.addMasked(to: view) }
            }
        }
    }

    @MainActor
    private static func addRing(to view: UIView) {
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(ovalIn: view.bounds.insetBy(dx: 2, dy: 2)).cgPath
        (ring.fillColor, ring.strokeColor, ring.lineWidth) = (nil, UIColor.peterRiver.cgColor, 3)
        ring.lineCap = .round
        let growth = CABasicAnimation(keyPath: "strokeEnd")
        (growth.fromValue, growth.toValue, growth.duration, growth.repeatCount) = (0, 1, 1.5, .infinity)
        ring.add(growth, forKey: nil)
        view.layer.addSublayer(ring)
    }

    @MainActor
    private static func addMasked(to view: UIView) {
        let gradient = CAGradientLayer()
        gradient.frame = view.bounds
        gradient.colors = [UIColor.turquoise.cgColor, UIColor.peterRiver.cgColor, UIColor.turquoise.cgColor]
        let slide = CABasicAnimation(keyPath: "startPoint.x")
        (slide.fromValue, slide.toValue, slide.duration, slide.repeatCount) = (-1, 1, 1.5, .infinity)
        gradient.add(slide, forKey: nil)
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: view.bounds).cgPath
        gradient.mask = mask
        view.layer.addSublayer(gradient)
    }
}
