public import SkeletonView

/// A screen that greets a person by name, and shows a bone until the name is loaded.
public final class GreetingViewController: UIViewController {
    /// Loads the name.
    public var loadName: @Sendable () async -> String = { "world" }

    private let label = UILabel(frame: CGRect(x: 20, y: 20, width: 260, height: 24))

    override public func viewDidLoad() {
        label.isSkeletonable = true
        view.addSubview(label)
        view.showAnimatedGradientSkeleton()
        Task {
            label.text = "Hello, \(await loadName())"
            view.hideSkeleton()
        }
    }
}
