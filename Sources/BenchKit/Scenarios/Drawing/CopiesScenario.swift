import LayerKit
import SkeletonView
package import ViewKit

/// The scenario `copies`: pulsing dots, drawn by a replicator layer with a delay between copies.
package struct CopiesScenario: BenchScenario {
    package let name = "copies"
    package let summary = "N delayed copies of a pulsing dot, by a replicator layer"
    package let counts = [10, 100, 1000]
    package let elementName = "copies"

    package init() {}

    package func makeViewController(count: Int) -> CopiesViewController { CopiesViewController(count: count) }
}

/// A white screen with a replicated dot.
@MainActor
package final class CopiesViewController: UIViewController {
    private let count: Int
    /// The number of dots per row. `step` is the distance between dots in points.
    private static let (columns, step): (Int, CGFloat) = (40, 30)

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidAppear(_ animated: Bool) {
        view.backgroundColor = .white
        let rows = CAReplicatorLayer()
        rows.frame = view.bounds
        rows.instanceCount = (count + Self.columns - 1) / Self.columns
        rows.instanceTransform = CATransform3DMakeTranslation(0, Self.step, 0)
        rows.instanceDelay = 0.1
        let row = CAReplicatorLayer()
        row.frame = view.bounds
        row.instanceCount = min(count, Self.columns)
        row.instanceTransform = CATransform3DMakeTranslation(Self.step, 0, 0)
        row.instanceDelay = 0.05
        row.addSublayer(makeDot())
        rows.addSublayer(row)
        view.layer.addSublayer(rows)
    }

    private func makeDot() -> CALayer {
        let dot = CALayer()
        dot.frame = CGRect(x: 8, y: 8, width: 20, height: 20)
        (dot.cornerRadius, dot.backgroundColor) = (10, UIColor.peterRiver.cgColor)
        let swell = CABasicAnimation(keyPath: "transform.scale")
        (swell.fromValue, swell.toValue, swell.duration) = (0.4, 1, 0.75)
        (swell.autoreverses, swell.repeatCount) = (true, .infinity)
        dot.add(swell, forKey: nil)
        return dot
    }
}
