public import Foundation
import Reporting

/// A stack of view controllers that shows the top controller below a navigation bar.
///
/// The stack changes immediately, but the screen is updated at the next layout, so only the last of several changes in
/// a run-loop turn is shown. A change made while another change is being animated is shown when the animation has
/// ended. Alt+Left, or Alt+Right in right-to-left layouts, goes back if there is a back button.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The delegate that is notified of changes and can provide custom animators. `nil` by default.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar above the content.
    open private(set) var navigationBar = UINavigationBar()

    var stack: [UIViewController] = []
    /// The stack as of the last update of the bar and the page.
    var shownStack: [UIViewController] = []
    var page: NavigationPage?
    var change: NavigationChange?
    var isChangeAnimated = false
    /// Controllers that are no longer in the stack but remain children until they are off screen.
    var departing: [UIViewController] = []
    /// Controllers in the stack that haven't received `didMove(toParent:)` yet.
    var arriving: [UIViewController] = []
    private(set) var isBarHidden = false
    /// The bar below the content, if any.
    package var bottomBar: (any NavigationBottomBar)? { didSet { replaceBottomBar(oldValue) } }
    /// `true` if the bottom bar is hidden. `true` by default.
    package internal(set) var isBottomBarHidden = true

    // MARK: Lifecycle

    /// Creates a navigation controller whose stack contains only `rootViewController`.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a navigation controller with an empty stack. No nib is loaded.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Creates the controller from a storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates the view, which contains the bars and the top controller's view.
    open override func loadView() {
        view = NavigationView(self, frame: CGRect(origin: .zero, size: windowSize))
        navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
        navigationBar.heightDidChange = { [weak self] in self?.barHeightDidChange(in: $0) }
        replaceBottomBar(nil)
    }

    /// Replaces the bar above the content, which a storyboard creates with a custom class. No effect after the view has
    /// been loaded.
    package func replaceNavigationBar(by bar: UINavigationBar) {
        if !isViewLoaded { navigationBar = bar }
    }

    override func childDidLeave(_ child: UIViewController) { forget(child) }

    // MARK: The stack

    /// The stack, lowest controller first. Setting the property calls `setViewControllers` without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The top controller; `nil` if the stack is empty.
    open var topViewController: UIViewController? { stack.last }

    /// The visible controller, which is the presented controller or, without one, the top of the stack.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Pushes `viewController`. Controllers that are already in the stack, and navigation controllers, are rejected
    /// with a warning.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if stack.has(viewController) { return reject(viewController, "it is already in the stack") }
        if viewController is UINavigationController { return reject(viewController, "it is a navigation controller") }
        changeStack(keeping: stack.count, adding: [viewController], animated: animated)
    }

    /// Pops and returns the top controller. Returns `nil` if the stack has fewer than two controllers.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let top = stack[stack.count - 1]
        changeStack(keeping: stack.count - 1, animated: animated)
        return top
    }

    /// Pops all controllers except the root and returns them, lowest first, or `nil` if nothing is popped.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Pops all controllers above `viewController` and returns them, lowest first, or `nil` if nothing is popped. A
    /// controller that is not in the stack is rejected with a warning.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.position(of: viewController) else {
            Diagnostics.report(
                "UINavigationController: a \(type(of: viewController)) that is not in the stack can't be popped to")
            return nil
        }
        let above = Array(stack[(index + 1)...])
        guard !above.isEmpty else { return nil }
        changeStack(keeping: index + 1, animated: animated)
        return above
    }

    /// Replaces the stack. If the new top controller was already in the stack, the change is shown as a pop, otherwise
    /// as a push. Duplicates and navigation controllers are ignored with a warning.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        var (new, newIDs) = ([UIViewController](), Set<ObjectIdentifier>())
        for controller in viewControllers {
            if newIDs.contains(ObjectIdentifier(controller)) {
                reject(controller, "it is already in the stack")
            } else if controller is UINavigationController {
                reject(controller, "it is a navigation controller")
            } else {
                new.append(controller)
                newIDs.insert(ObjectIdentifier(controller))
            }
        }
        replaceStack(new, animated: animated)
    }

    /// Pushes `vc` with an animation.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: The bar

    /// `true` if the bar is hidden. `false` by default.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar, optionally animated over 0.2 seconds.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard isViewLoaded else { return }
        navigationBar.isHidden = false
        let update: @MainActor () -> Void = { [self] in
            placeBars()
            if animated, view.hasRunningClock { view.layoutIfNeeded() }
        }
        let end: @MainActor (Bool) -> Void = { [weak self] _ in self?.navigationBar.isHidden = self?.isBarHidden == true
        }
        if animated, view.hasRunningClock {
            UIView.animate(withDuration: NavigationMetrics.hidingDuration, animations: update, completion: end)
        } else {
            update()
            end(true)
        }
    }

    // MARK: Private

    private func reject(_ controller: UIViewController, _ reason: String) {
        Diagnostics.report("UINavigationController: a \(type(of: controller)) was not pushed: \(reason)")
    }
}
