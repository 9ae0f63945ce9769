package import Foundation
import SkeletonView
package import ViewKit

/// The scenario `content`: views with colours of their own under a light that is a mask over all of them.
package struct ContentScenario: BenchScenario {
    package let name = "content"
    package let summary = "as many views in colours, under one light that is a mask over them"
    package let counts = [100, 1000, 10_000]
    package let things = "views"

    package init() {}

    package func makeViewController(count: Int) -> ContentViewController { ContentViewController(count: count) }
}

/// A white screen with the views of `shimmer` in two colours, which begin to shimmer when it appears.
@MainActor
package final class ContentViewController: UIViewController {
    private let count: Int

    init(count: Int) {
        self.count = count
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidAppear(_ animated: Bool) {
        let views = Shimmer(bones: count, size: view.bounds.size).makeContainer()
        view.backgroundColor = .white
        for (index, view) in views.subviews.enumerated() {
            view.backgroundColor = index.isMultiple(of: 2) ? .peterRiver : .turquoise
        }
        view.addSubview(views)
        views.startShimmering(
            SkeletonShimmer(light: SkeletonLight(pace: .duration(Shimmer.duration))), duration: 0)
    }
}
