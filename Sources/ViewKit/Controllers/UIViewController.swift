public import Foundation
import Reporting

/// An object that manages a screen's view. It loads the view on first use and is notified when the view appears and is
/// laid out.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// The screen's title, also shown in navigation and tab bars. `nil` by default.
    open var title: String? { didSet { titleDidChange() } }
    /// The content of a navigation bar while the controller is at the top of the stack.
    open var navigationItem: UINavigationItem { effectiveNavigationItem }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller's item in a tab bar. By default, an item with the controller's title or, for a navigation
    /// controller, the item of its root controller. Never `nil`; setting `nil` restores the default.
    open var tabBarItem: UITabBarItem! {
        get { effectiveTabBarItem }
        set { setTabBarItem(newValue) }
    }
    /// The insets added to the view's safe area, in addition to those of the bars, in points. Zero by default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }
    /// The child controllers, in the order in which they were added.
    open internal(set) var children: [UIViewController] = []
    /// The controller to which this controller was added as a child, if any.
    open internal(set) weak var parent: UIViewController?
    package var subtreeHeight = 0
    /// `true` if children receive appearance callbacks automatically when their views enter and leave a window;
    /// otherwise the container sends them with `beginAppearanceTransition` and `endAppearanceTransition`. `true` by
    /// default.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The style in which this controller is presented. `.automatic` by default.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The animation with which this controller is presented and dismissed. `.coverVertical` by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The delegate that provides custom transitions. `nil` by default.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// `true` if a sheet can't be dismissed by Escape, by a press outside the sheet, or by a drag. `false` by default.
    open var isModalInPresentation = false
    /// The preferred size of the sheet that shows this controller, in points. If a dimension is 0, the default, the
    /// presentation style determines it.
    open var preferredContentSize = CGSize.zero
    /// `true` if the tab bar and the toolbar are hidden while this controller, or one above it, is at the top of a
    /// navigation controller's stack. Has no effect for the root of the stack. `false` by default.
    open var hidesBottomBarWhenPushed = false
    /// The edges at which the view extends under the bars of a navigation or tab bar controller; at the others, it ends
    /// at the bars. Under opaque bars, `extendedLayoutIncludesOpaqueBars` must be `true`, too. A view with a large
    /// title always extends under the navigation bar. `.all` by default.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { barEdgesDidChange() } }
    }
    /// Has no effect, because a desktop window has no status bar. `false` by default.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Has no effect, because state restoration is not supported. `nil` by default.
    open var restorationIdentifier: String?
    /// `true` if the view also extends under navigation and tab bars whose `isTranslucent` is `false`. At a tab
    /// bar, the value of a navigation controller also applies to its pages. `false` by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { barEdgesDidChange() } }
    }
    /// `true`, the default, if scroll views with the behavior `.automatic` make room for bars even if their content
    /// doesn't scroll. If `false`, they behave as with `.scrollableAxes`. Deprecated on iOS; use
    /// `contentInsetAdjustmentBehavior` of scroll views in new code.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet {
            if automaticallyAdjustsScrollViewInsets != oldValue { viewIfLoaded?.updateCoveredInsets() }
        }
    }
    /// Has no effect, because presentations always cover the window, and search results always cover only the
    /// controller with the search bar. `false` by default.
    open var definesPresentationContext = false

    /// `true` while the user can edit the screen's content. `false` by default. Setting this property calls
    /// `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }
    /// A button that toggles editing, titled "Edit" or "Done". Add the button to `navigationItem` to show it.
    open var editButtonItem: UIBarButtonItem { editing.button(of: self) }

    /// The editing mode and the button that toggles it.
    var editing = ControllerEditing()
    /// The key commands that the app has added.
    var addedKeyCommands: [UIKeyCommand] = []
    /// The registered trait change handlers.
    var traitRegistrations: [TraitRegistration] = []
    /// The presentation that this controller started.
    var presentation: Presentation?
    /// The presentation that shows this controller.
    weak var presentedIn: Presentation?
    /// The presentation controller, created on first use and released after the dismissal.
    var ownPresentationController: UIPresentationController?
    /// `true` while a container or a presentation sends the controller's appearance callbacks.
    package var isInTransition = false
    package internal(set) var appearance = Appearance.disappeared
    /// `true` if the appearance transition in progress is animated.
    var isAppearanceAnimated = false
    /// The first responder at the time when the view began to disappear; `nil` if it wasn't inside the view.
    weak var formerFirstResponder: UIResponder?
    /// The window in which this controller was last shown as the root controller. Set before the view is loaded.
    weak var enteredWindow: UIWindow?
    private var loadedView: UIView?
    /// The insets that the bars of container controllers add to the view's safe area, in points.
    package var barInsets = UIEdgeInsets.zero {
        didSet { if barInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }
    /// The controller's movement into or out of its container.
    var movement = Movement.none
    var ownNavigationItem: UINavigationItem?
    /// The items that the navigation controller's bottom bar shows for this controller, if any.
    package var bottomBarItems: [UIBarButtonItem]?
    var ownTabBarItem: UITabBarItem?
    /// The name of the controller's nib; `nil` if none was passed to the initializer.
    open var nibName: String? { nib.name }
    /// The bundle of the controller's nib; `nil` for the program's resources.
    open var nibBundle: Bundle? { nib.bundle }
    /// The nib that was passed to the initializer.
    private let nib: (name: String?, bundle: Bundle?)
    /// The storyboard scene or nib from which the controller's view is loaded.
    package var source: (any ControllerSource)?

    /// Creates a controller that uses the nib named after its class, if any.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller whose view is loaded from the nib `nibName` in `bundle`. A `nibName` of `nil` uses the nib
    /// named after the class, with or without the suffix "Controller"; if there is no such nib, `loadView` creates an
    /// empty view.
    public init(nibName: String?, bundle: Bundle?) {
        nib = (nibName, bundle)
        super.init()
    }

    /// Creates the controller from a storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        guard coder is InterfaceCoder else { return nil }
        nib = (nil, nil)
        super.init()
        coder.setFileValues(of: self)
    }

    /// Starts or ends editing of the screen's content. Override this method to change the content, and call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing.isOn = editing
    }

    /// Called when `child` has been removed or has moved to another parent. Containers override this method to drop the
    /// child, so that deferred work doesn't act on a controller that has moved elsewhere.
    func childDidLeave(_ child: UIViewController) { (self as? any OuterContainer)?.didLoseChild(child) }

    open override var next: UIResponder? { viewIfLoaded?.superview }

    /// The keyboard shortcuts that `addKeyCommand(_:)` has added, if any.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    override var responderWindow: UIWindow? { viewIfLoaded?.window }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The controller's view, loaded by `loadView` on first use. Never `nil`; setting `nil` unloads the view, and the
    /// next use loads a new view.
    open var view: UIView! {
        get {
            if let loadedView { return loadedView }
            loadView()
            if loadedView == nil { self.view = UIView() }
            viewDidLoad()
            return loadedView
        }
        set {
            if newValue !== loadedView, isFirstResponder { responderWindow?.resign(self) }
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    /// The view; `nil` if it hasn't been loaded. Reading this property doesn't load the view.
    open var viewIfLoaded: UIView? { loadedView }

    /// `true` if the view has been loaded. Reading this property doesn't load the view.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view, if it hasn't been loaded yet.
    open func loadViewIfNeeded() {
        _ = view
    }

    /// The traits of the controller's view or, before the view is loaded, those of the parent or of the main screen.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// The interface style of the controller's view and its descendants; `.unspecified`, the default, inherits the
    /// style. Using this property loads the view.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }

    /// Creates the view and sets `view`. By default, the view is loaded from the controller's storyboard or nib. If
    /// there is neither, the view is a plain view that resizes with its superview. Its size is that of the window that
    /// contains, or is about to contain, the controller or an ancestor; zero without a window.
    open func loadView() {
        if loadViewFromSource() { return }
        let plainView = UIView(frame: CGRect(origin: .zero, size: windowSize))
        plainView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plainView
    }

    /// Called when the view has been loaded.
    open func viewDidLoad() {}

    /// Called when the view is about to enter a window, or to be shown again after a full-screen presentation.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called after the view has entered a window, when its traits are known, and before it is laid out.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called when the view has appeared in a window, or is shown again after a full-screen presentation.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called when the view is about to leave its window, or to be hidden by a full-screen presentation.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view has left its window, or has been hidden by a full-screen presentation.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called when the view's constraints need an update. Overrides must call `super`, which calls the view's
    /// `updateConstraints`.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    /// Called when the view is about to be resized to `size` together with its window. Overrides must call `super`,
    /// which notifies the children.
    @preconcurrency
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// Called when the traits of the window are about to change to `newCollection`, for example because of a new size,
    /// scale, interface style or text size. Overrides must call `super`, which notifies the children.
    @preconcurrency
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Called when the view's safe area has changed, for example because of bars or `additionalSafeAreaInsets`.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called when the view's layout margins have changed.
    open func viewLayoutMarginsDidChange() {}

    /// `true` if the controller prefers a hidden status bar. Never read, because a desktop window has no status bar.
    /// Declared so that overrides compile.
    open var prefersStatusBarHidden: Bool { false }

    /// The preferred style of the status bar. Never read, because a desktop window has no status bar. Declared so that
    /// overrides compile.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The preferred animation of the status bar. Never read, because a desktop window has no status bar. Declared so
    /// that overrides compile.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Does nothing, because a desktop window has no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// The supported orientations. Never read, because a desktop window doesn't rotate. Declared so that overrides
    /// compile.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    // The following properties are never read and the functions have no effect, because a desktop window has neither a
    // status bar nor a home indicator and doesn't rotate. They are declared so that overrides compile.

    /// The child that determines the style of the status bar. `nil`, and never read.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that determines whether the status bar is hidden. `nil`, and never read.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// `true` if the home indicator should be hidden. `false`, and never read.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child that determines whether the home indicator is hidden. `nil`, and never read.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    /// The child that determines the edges at which system gestures are deferred. `nil`, and never read.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Does nothing, because there is no home indicator.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// The edges at which system gestures should be deferred. Empty, and never read.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// Does nothing, because `preferredScreenEdgesDeferringSystemGestures` is never read.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// The preferred orientation of a presentation. `.portrait`, and never read.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Does nothing, because a desktop window doesn't rotate.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// `true` if the controller rotates with the screen. Never read. Declared so that overrides compile. Deprecated on
    /// iOS; use `supportedInterfaceOrientations` in new code.
    open var shouldAutorotate: Bool { true }

    /// Does nothing, because a desktop window doesn't rotate. Deprecated on iOS; use
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()` in new code.
    open class func attemptRotationToDeviceOrientation() {}

    /// Called on iOS when memory is low, but never called by this package. Declared so that overrides compile.
    open func didReceiveMemoryWarning() {}

    /// Performs the segue with `identifier` from the controller's storyboard scene. Logs a warning if the identifier is
    /// unknown or the controller isn't from a storyboard.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let source else {
            return Diagnostics.report(
                "\(type(of: self)): segue \"\(printable(identifier))\" not performed: not from a storyboard")
        }
        source.performSegue(withIdentifier: identifier, from: self, sender: sender)
    }

    /// Returns `true` if the segue that the user has triggered should be performed. The default returns `true`.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a storyboard segue is performed, after its destination has been created. Does nothing by default.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Called when the view's traits, such as interface style, layout direction, display scale or text size, have
    /// changed. Deprecated on iOS; use `registerForTraitChanges` in new code.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called before the controller is added to `parent`, or removed from its parent if `parent` is `nil`.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller has been added to `parent`, or removed from its parent if `parent` is `nil`.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Children

    /// Adds a child, removing it from its previous parent. Afterward, add its view to this controller's view and call
    /// its `didMove(toParent:)`. Adding an ancestor, or nesting more than 512 controllers, is rejected with a warning.
    /// Adding a child again has no effect.
    open func addChild(_ childController: UIViewController) {
        switch nestingOutcome(adding: childController) {
        case .allowed: break
        case .cyclic:
            return Diagnostics.report(
                "UIViewController: a controller can't contain itself; not added")
        case .tooDeep:
            return Diagnostics.report(
                "UIViewController: controller not added: more than \(Nesting.maximumLevels) nested "
                    + "controllers"
            )
        }
        guard childController.parent !== self else { return }
        if childController.parent != nil { childController.removeFromParent() }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
        didNest(childController)
    }

    /// Removes the controller from its parent. First call `willMove(toParent: nil)` and remove the controller's view.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.drop(self)
        self.parent = nil
        parent.didLose(self)
        parent.childDidLeave(self)
        didMove(toParent: nil)
    }

    /// Notifies this controller that its view is about to appear or disappear. Containers that don't forward appearance
    /// callbacks automatically call this method on their children.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAppearanceAnimated = animated
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            appearance = .appearing
            loadViewIfNeeded()
            viewWillAppear(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            keepFirstResponder()
            appearance = .disappearing
            viewWillDisappear(animated)
        }
    }

    /// Ends the transition that `beginAppearanceTransition` started.
    open func endAppearanceTransition() {
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(isAppearanceAnimated)
            restoreFirstResponder()
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(isAppearanceAnimated)
        case .appeared, .disappeared: break
        }
    }

    /// The nearest navigation controller that contains this controller, or `nil`.
    open var navigationController: UINavigationController? { container(UINavigationController.self) }

    /// `true` during the transition in which this controller is added to a navigation controller's stack, for example
    /// in `viewWillAppear` and `viewDidAppear` during a push. Always `false` in other containers.
    open var isMovingToParent: Bool { movement == .arriving }

    /// `true` during the transition in which this controller is removed from a navigation controller's stack, for
    /// example in `viewWillDisappear` and `viewDidDisappear` during a pop. Always `false` in other containers.
    open var isMovingFromParent: Bool { movement == .leaving }

    // MARK: Presenting

    /// Presents `viewControllerToPresent` in front of the window's content, in its `modalPresentationStyle`, until it
    /// is dismissed. Meanwhile, the views behind it receive neither touches nor keys. The root of this controller's
    /// hierarchy is the presenter. The call is rejected with a warning if the presenter isn't in a window or already
    /// presents a controller, or if `viewControllerToPresent` has a parent or is already presented.
    @preconcurrency
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (@MainActor () -> Void)? = nil
    ) {
        performPresentation(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this controller or an ancestor presents, and everything presented on top of it. If
    /// there is no such controller, ends the presentation that shows this controller. `completion` is called even if
    /// there is nothing to dismiss.
    @preconcurrency
    open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
        performDismissal(animated: flag, completion: completion)
    }

    /// Pushes `vc` onto the nearest navigation controller. If there is no navigation controller, the nearest split view
    /// controller shows `vc`; if there is neither, `vc` is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.show(vc, sender: sender) }
        if let outerContainer { return outerContainer.show(vc, sender: sender) }
        present(vc, animated: true)
    }

    /// Shows `vc` in the secondary column of the nearest split view controller or, without one, presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let outerContainer { return outerContainer.showDetailViewController(vc, sender: sender) }
        present(vc, animated: true)
    }
}
