public import Foundation

/// Owns a screen's view: makes it when it is first needed, and is told when it appears and is laid out.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// The screen's name, in the bars that it is shown under and over, too. Nil by default.
    open var title: String? { didSet { titleDidChange() } }
    /// What a navigation bar shows while the controller is on top.
    open var navigationItem: UINavigationItem { shownNavigationItem }
    /// What a tab bar shows of the controller.
    open var tabBarItem: UITabBarItem {
        get { shownTabBarItem }
        set { shownTabBarItem = newValue }
    }
    /// What is kept free at the edges of the view beside what bars cover, in points. None by default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }
    /// The controllers whose views stand in this one's, in the order of adding.
    public internal(set) var children: [UIViewController] = []
    /// The controller that this one is a child of.
    public internal(set) weak var parent: UIViewController?
    package var levelsInside = 0
    /// Whether children hear of appearing by themselves, when their views come into a window and leave it; else the
    /// container tells them by `beginAppearanceTransition` and `endAppearanceTransition`. True by default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// How the controller is presented. `.automatic` by default.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it comes and goes then. `.coverVertical` by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Who says how it comes and goes, where its style does not. Nil by default.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether Escape, a press beside it and a drag leave the controller where it is presented as a sheet. False by
    /// default.
    open var isModalInPresentation = false
    /// The size that the controller wants as a sheet, in points; a side of 0, the default, is the style's.
    open var preferredContentSize = CGSize.zero
    /// The edges at which content goes on under bars. Without effect: it goes on under all, and bars are never seen
    /// through; the safe area leaves them free. All by default.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Whether a controller that does not fill the window says how the status bar looks. Without effect: there is none.
    /// False by default.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// A name for the controller in an archive of the app's state. Without effect: there are none. Nil by default.
    open var restorationIdentifier: String?
    /// Whether content goes on under bars that nothing is seen through. Without effect, too. False by default.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether what is presented over the current context covers this controller's view only. Without effect: what is
    /// presented covers the window. False by default.
    open var definesPresentationContext = false

    /// Who wishes to hear when traits change.
    var traitRegistrations: [TraitRegistration] = []
    /// What the controller presents.
    var presentation: Presentation?
    /// What presents the controller.
    weak var presentedIn: Presentation?
    /// What will present it, made by asking for it before.
    var ownPresentationController: UIPresentationController?
    /// Whether a presentation tells the controller that it appears and disappears.
    var isInTransition = false
    var appearance = Appearance.disappeared
    /// Whether the appearance that began is animated.
    var isAppearanceAnimated = false
    /// The window that the controller's view is about to fill.
    weak var enteredWindow: UIWindow?
    private var loadedView: UIView?
    /// What the bars of the controllers around cover.
    var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }
    /// Whether the controller just comes into its container, or goes out of it.
    var movement = Movement.none
    var ownNavigationItem: UINavigationItem?
    var ownTabBarItem: UITabBarItem?

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

    /// `child` is no child any more, because it left or another controller took it. Containers forget it here: what
    /// they settle later must not act on a controller that is elsewhere by then.
    func childDidLeave(_ child: UIViewController) {}

    open override var next: UIResponder? { viewIfLoaded?.superview }

    override var responderWindow: UIWindow? { viewIfLoaded?.window }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller's view, made by `loadView` on the first use. Never nil; setting nil drops the view, and the next
    /// use makes another.
    open var view: UIView! {
        get {
            if let loadedView { return loadedView }
            loadView()
            if loadedView == nil { self.view = UIView() }
            viewDidLoad()
            return loadedView
        }
        set {
            if newValue !== loadedView, isFirstResponder { responderWindow?.firstResponder = nil }
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    /// The view if it was made already.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the view was made already.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view, unless it was made already.
    open func loadViewIfNeeded() {
        _ = view
    }

    /// The traits of the controller's view.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// The style of the controller's view and all inside it; `.unspecified`, the default, is that of the view around.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }

    /// Makes the view: sets `view`. This class sets a plain one as large as the window that the controller,
    /// or the one that it is a child of, comes into; without a size where none is known. It follows the size
    /// of what it is put into.
    open func loadView() {
        let made = UIView(frame: CGRect(origin: .zero, size: windowSize))
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = made
    }

    /// The view was made.
    open func viewDidLoad() {}

    /// The view is about to be in a window.
    open func viewWillAppear(_ animated: Bool) {}

    /// The view has just come into a window: its traits are known, and it is laid out soon.
    open func viewIsAppearing(_ animated: Bool) {}

    /// The view is in a window.
    open func viewDidAppear(_ animated: Bool) {}

    /// The view is about to leave its window.
    open func viewWillDisappear(_ animated: Bool) {}

    /// The view left its window.
    open func viewDidDisappear(_ animated: Bool) {}

    /// The constraints of the view have to be brought up to date; overrides call `super`, which asks the view itself.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    /// The view is about to get the size of `size`, because its window does; overrides call `super`, which tells the
    /// children.
    @preconcurrency
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// The safe area of the view changed: what bars cover, or what `additionalSafeAreaInsets` adds.
    open func viewSafeAreaInsetsDidChange() {}

    /// The layout margins of the view changed.
    open func viewLayoutMarginsDidChange() {}

    /// Whether the controller wants no status bar. Never asked: a window of a desktop has none. Present for overrides.
    open var prefersStatusBarHidden: Bool { false }

    /// The look of the status bar that the controller wants. Never asked: a window of a desktop has none. Present for
    /// overrides.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// How the status bar is to change. Never asked: a window of a desktop has none. Present for overrides.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Says that the properties above may be others. Without effect.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// The ways in which the controller can be held. Never asked: a window of a desktop is not turned. Present for
    /// overrides.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    /// Whether the controller turns with the screen. Never asked. Present for overrides.
    open var shouldAutorotate: Bool { true }

    /// Memory is short. Never called: Linux does not say so to programs. Present for overrides.
    open func didReceiveMemoryWarning() {}

    /// A segue of a storyboard is about to be gone. Never called: there are no storyboards. Present for overrides.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}

    /// The view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// The style, the direction or the scale that the view is shown in changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The controller is about to become a child of `parent`, or of none.
    open func willMove(toParent parent: UIViewController?) {}

    /// The controller became a child of `parent`, or of none.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Presenting

    /// Shows `viewControllerToPresent` over the window, as its `modalPresentationStyle` says, until it is dismissed;
    /// what is behind has neither touches nor keys. Refused with a message where the controller's view is in no window,
    /// where it presents one already, and for a controller that is shown already.
    @preconcurrency
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        presentNow(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away what the controller presents, with all that presents in turn; where it presents nothing, the
    /// controller itself. `completion` is called also where there is nothing to take away.
    @preconcurrency
    open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
        dismissNow(animated: flag, completion: completion)
    }

    /// Shows `vc` in the controller around that is for this: on top of a navigation controller; without one it is
    /// presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.show(vc, sender: sender) }
        present(vc, animated: true)
    }
}
