public import Foundation

/// Owns a screen's view: makes it when it is first needed, and is told when it appears and is laid out.
@MainActor
open class UIViewController: UIResponder {
    /// The screen's name. Nil by default.
    open var title: String?
    private var loadedView: UIView?
    private(set) weak var window: UIWindow?

    /// Makes a controller whose view is made later.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller; there are no nibs here, so both arguments are only for sources written for iOS.
    public init(nibName: String?, bundle: Bundle?) {
        super.init()
    }

    /// Archives of controllers do not exist here: always nil. Present so that subclasses written for iOS compile.
    public required init?(coder: NSCoder) {
        nil
    }

    open override var next: UIResponder? { viewIfLoaded?.superview }

    /// The controller's view, made by `loadView` on the first use.
    public var view: UIView {
        get {
            if let loadedView { return loadedView }
            loadView()
            let view = loadedView ?? UIView()
            self.view = view
            viewDidLoad()
            return view
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue.viewController = self
        }
    }

    /// The view if it was made already.
    public var viewIfLoaded: UIView? { loadedView }

    /// Whether the view was made already.
    public var isViewLoaded: Bool { loadedView != nil }

    /// The traits of the controller's view.
    public var traitCollection: UITraitCollection { view.traitCollection }

    /// Makes the view: sets `view`. This class sets a plain one.
    open func loadView() {
        view = UIView()
    }

    /// The view was made.
    open func viewDidLoad() {}

    /// The view is about to be in a window.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view is in a window.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to leave its window.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view left its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// The view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    func enter(_ window: UIWindow) {
        self.window = window
        let view = view
        viewWillAppear(false)
        view.frame = window.bounds
        window.insertSubview(view, at: 0)
        viewDidAppear(false)
    }

    func leaveWindow() {
        viewWillDisappear(false)
        viewIfLoaded?.removeFromSuperview()
        window = nil
        viewDidDisappear(false)
    }
}
