package import Foundation
import SkeletonView
package import ViewKit

/// The scenario `light`: the bones of `shimmer` under one light that crosses the window.
package struct LightScenario: BenchScenario {
    package let name = "light"
    package let summary = "the bones of shimmer, under one light that crosses the window"
    package let counts = [100, 1000, 10_000]
    package let things = "bones"

    package init() {}

    package func makeViewController(count: Int) -> LightViewController { LightViewController(count: count) }
}

/// A white screen with the bones of `shimmer`, which are shown when it appears.
@MainActor
package final class LightViewController: UIViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidAppear(_ animated: Bool) {
        let bones = Shimmer(bones: count, size: view.bounds.size).makeContainer()
        view.backgroundColor = .white
        view.addSubview(bones)
        var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .clouds), animated: true)
        (style.transition, style.animationSpace) = (.none, .window)
        style.animation = GradientDirection.leftRight.slidingAnimation(duration: Shimmer.duration)
        bones.showSkeleton(style)
    }
}
