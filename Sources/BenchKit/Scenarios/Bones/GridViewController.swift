package import Foundation
package import ViewKit

/// A white screen that creates the same views as the `shimmer` scenario when it appears.
@MainActor
package final class GridViewController: UIViewController {
    /// The number of views.
    let count: Int
    private let shine: (UIView) -> Void
    /// The views, created when the screen appears. A scenario's step may change them.
    private(set) var cells: [UIView] = []

    /// Creates a screen of `count` views. `shine` is called with their container when the screen appears.
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
