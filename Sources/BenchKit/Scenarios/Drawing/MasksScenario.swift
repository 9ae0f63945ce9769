import LayerKit
import SkeletonView
import ViewKit

/// The scenario `masks`: views with subviews, each masked by a sliding gradient layer.
package struct MasksScenario: BenchScenario {
    package let name = "masks"
    package let summary = "N views with subviews, each masked by a sliding gradient"
    package let counts = [10, 100, 1000]
    package let elementName = "views"

    package init() {}

    package func makeViewController(count: Int) -> GridViewController {
        GridViewController(count: count) { views in
            for view in views.subviews { Self.addMask(to: view) }
        }
    }

    @MainActor
    private static func addMask(to view: UIView) {
        view.backgroundColor = .peterRiver
        let bar = UIView(frame: view.bounds.insetBy(dx: view.bounds.width / 4, dy: view.bounds.height / 4))
        bar.backgroundColor = .turquoise
        bar.layer.cornerRadius = 3
        view.addSubview(bar)
        let mask = CAGradientLayer()
        mask.frame = view.bounds
        mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor, UIColor.black.cgColor]
        (mask.startPoint, mask.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        let slide = CABasicAnimation(keyPath: "startPoint.x")
        (slide.fromValue, slide.toValue, slide.duration, slide.repeatCount) = (-1, 0.5, 1.5, .infinity)
        mask.add(slide, forKey: nil)
        view.layer.mask = mask
    }
}
