package import Foundation
package import ViewKit

/// A white screen with the views of `shimmer`, which a scenario lets shine when the screen appears.
@MainActor
package final class GridViewController: UIViewController {
    /// How many views there are.
    let count: Int
    private let shine: (UIView) -> Void
    /// The views, once the screen appeared; a scenario's step may change them.
    private(set) var cells: [UIView] = []

    /// Makes a screen of `count` views; `shine` gets what holds them.
    init(count: Int, shine: @escaping (UIView) -> Void = { _ in }) {
        self.count = count
        self.shine = shine
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidAppear(_ animated: Bool) {
        let views = Shimmer(bones: count, size: view.bounds.size).makeContainer()
        view.backgroundColor = .white
        view.addSubview(views)
        cells = views.subviews
        shine(views)
    }
}
