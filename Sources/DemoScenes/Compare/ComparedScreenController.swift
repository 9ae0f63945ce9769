import SkeletonView

/// A screen with a copy of itself in another style, outside the demo's window: for images and recordings.
@MainActor
final class ComparedScreenController: UIViewController {
    /// The screen that is compared, which shows the current style.
    let screen: SkeletonScreenController
    private let copy: SkeletonScreenController
    private let pinned: DemoStyle
    private let position: Float
    private var comparison: StyleComparison?

    /// Creates a controller that shows `copy`, in the style `pinned`, over `screen`, from the leading edge to
    /// `divider`, 0...1.
    init(
        _ screen: SkeletonScreenController, with copy: SkeletonScreenController, in pinned: DemoStyle, divider: Float
    ) {
        self.screen = screen
        self.copy = copy
        self.pinned = pinned
        position = divider
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        addChild(screen)
        view.addSubview(screen.view)
        screen.didMove(toParent: self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard comparison == nil else { return }
        // Only a visible screen can be compared.
        let comparison = StyleComparison(screen, with: copy, in: pinned, on: self)
        comparison.position = position
        comparison.show(pinned, beside: screen.style)
        self.comparison = comparison
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        screen.view.frame = view.bounds
        screen.view.layoutIfNeeded()
        comparison?.layOut()
    }
}
