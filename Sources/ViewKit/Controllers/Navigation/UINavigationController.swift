public import Foundation
import Reporting

/// A stack of controllers of which the topmost is shown, under a bar with its name, its buttons and one that leads
/// back.
///
/// The stack changes at once, what is shown with the next layout: of several changes in one turn only the last is seen.
/// A change that comes while another is animated is shown when that has ended. Alt and the left arrow go back as the
/// button does, where there is one; where reading begins at the right it is the right arrow.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// Who is told what is shown. Nil by default.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar over what is shown.
    public let navigationBar = UINavigationBar()

    var stack: [UIViewController] = []
    /// The stack as it was when what is shown changed last.
    var shownStack: [UIViewController] = []
    var page: NavigationPage?
    var change: NavigationChange?
    var isChangeAnimated = false
    /// Controllers that are not in the stack any more, and are let go when they are not shown any more.
    var departing: [UIViewController] = []
    /// Controllers that are in the stack, and were not told yet that they arrived.
    var arriving: [UIViewController] = []
    private(set) var isBarHidden = false

    // MARK: Lifecycle

    /// Makes a controller that shows `rootViewController`.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Makes a controller with an empty stack; there are no nibs here, so both arguments are only for sources written
    /// for iOS.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Archives of controllers do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Makes the view that holds the bar and what is shown.
    open override func loadView() {
        view = NavigationView(self, frame: CGRect(origin: .zero, size: windowSize))
        navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    }

    override func childDidLeave(_ child: UIViewController) { forget(child) }

    // MARK: The stack

    /// The stack, the lowest controller first. Setting it is `setViewControllers` without animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The controller on top of the stack; nil for an empty one.
    open var topViewController: UIViewController? { stack.last }

    /// What the user sees: what is presented over the stack, or else the controller on top.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    /// Puts `viewController` on top. One that is in the stack already, and a navigation controller, are refused with a
    /// message.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if stack.has(viewController) { return refuse(viewController, "it is in the stack already") }
        if viewController is UINavigationController { return refuse(viewController, "it has a stack of its own") }
        changeStack(keeping: stack.count, adding: [viewController], animated: animated)
    }

    /// Takes the topmost controller away, unless it is the only one, and returns it.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let top = stack[stack.count - 1]
        changeStack(keeping: stack.count - 1, animated: animated)
        return top
    }

    /// Takes all but the lowest controller away and returns them, the lowest first; nil where there were none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Takes all controllers above `viewController` away and returns them, the lowest first; nil where there were none.
    /// One that is not in the stack is refused with a message.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.place(of: viewController) else {
            Diagnostics.report(
                "UINavigationController: a \(type(of: viewController)) that is not in the stack cannot be gone back to")
            return nil
        }
        let above = Array(stack[(index + 1)...])
        guard !above.isEmpty else { return nil }
        changeStack(keeping: index + 1, animated: animated)
        return above
    }

    /// Makes `viewControllers` the stack. A topmost one that was in the stack is gone back to, another is pushed. One
    /// that comes twice, or is a navigation controller, is left out with a message.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        var (new, isNew) = ([UIViewController](), Set<ObjectIdentifier>())
        for controller in viewControllers {
            if isNew.contains(ObjectIdentifier(controller)) {
                refuse(controller, "it is in the stack already")
            } else if controller is UINavigationController {
                refuse(controller, "it has a stack of its own")
            } else {
                new.append(controller)
                isNew.insert(ObjectIdentifier(controller))
            }
        }
        replaceStack(new, animated: animated)
    }

    /// Puts `vc` on top, animated.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: The bar

    /// Whether there is no bar. False by default.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Takes the bar away or brings it back, in a fifth of a second or at once.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        guard isViewLoaded else { return }
        navigationBar.isHidden = false
        let place: @MainActor () -> Void = { [self] in
            (view as? NavigationView)?.placeBar()
            for page in [page, change?.from, change?.to] { page?.controller.barInsets = insetsOfBar }
            if animated, view.window != nil { view.layoutIfNeeded() }
        }
        let end: @MainActor (Bool) -> Void = { [weak self] _ in self?.navigationBar.isHidden = self?.isBarHidden == true
        }
        if animated, view.window != nil {
            UIView.animate(withDuration: NavigationMetrics.hiding, animations: place, completion: end)
        } else {
            place()
            end(true)
        }
    }

    // MARK: Private

    private func refuse(_ controller: UIViewController, _ reason: String) {
        Diagnostics.report("UINavigationController: a \(type(of: controller)) was not pushed: \(reason)")
    }
}
