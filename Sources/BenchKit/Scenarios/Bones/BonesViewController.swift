package import Foundation
import SkeletonView
package import ViewKit

/// A screen of skeletonable views in a grid, which the scenario configures when the screen appears, usually by showing
/// a skeleton.
@MainActor
package final class BonesViewController: UIViewController {
    package let screen: LoadingScreen
    private let show: @MainActor (UIView) -> Void

    /// Creates a screen of `count` views. `show` is called with the views' container once it is in a window.
    init(count: Int, show: @escaping @MainActor (UIView) -> Void) {
        screen = LoadingScreen(views: count, size: .zero)
        self.show = show
        super.init(nibName: nil, bundle: nil)
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        view.addSubview(screen)
    }

    package override func viewDidLayoutSubviews() {
        screen.frame = view.bounds
    }

    package override func viewDidAppear(_ animated: Bool) {
        show(screen)
    }
}
