public import Foundation
import Reporting

/// A container that shows one of its view controllers at a time, above a bar for switching between them.
///
/// A controller's view is loaded when the controller is first shown. The bar is a single tab stop; the left and right
/// arrow keys, Home and End select tabs in the bar. Ctrl+Tab and Ctrl+Shift+Tab select the next and previous tab from
/// anywhere. If the user selects the current tab again, a navigation controller in the tab pops to its root. All
/// controllers appear in the bar; there is no "More" tab.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The delegate that is consulted and notified when the user selects a tab. `nil` by default.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar at the bottom, which shows the controllers' `tabBarItem`s. `setValue(_:forKey:)` with the key "tabBar"
    /// replaces it.
    open var tabBar: UITabBar { bar }
    /// A navigation controller that is never shown, because all controllers appear in the bar.
    open private(set) lazy var moreNavigationController = UINavigationController()

    private var bar = UITabBar()
    private var controllers: [UIViewController] = []
    private var selection: UIViewController?
    /// The controller whose view is currently shown.
    private var shown: UIViewController?
    /// `true` while the selected navigation controller hides the bar.
    fileprivate private(set) var isBarHidden = false

    // MARK: Lifecycle

    /// Creates a tab bar controller without tabs. No nib is loaded.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        bar.manager = self
    }

    /// Creates the controller from a storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        bar.manager = self
        coder.setFileValues(of: self)
    }

    /// Creates the view, which contains the bar and the selected controller's view.
    open override func loadView() {
        view = TabView(self, frame: CGRect(origin: .zero, size: windowSize))
    }

    override func childDidLeave(_ child: UIViewController) {
        guard let position = controllers.position(of: child) else { return }
        controllers.remove(at: position)
        child.barInsets = .zero
        if selection === child {
            selection = controllers.isEmpty ? nil : controllers[min(position, controllers.count - 1)]
        }
        showSelection()
        if isBarCustom { itemsDidChange() } else { bar.removeItem(at: position, selected: selectedIndex) }
    }

    // MARK: The controllers

    /// The controllers, in the order of their tabs; `nil`, the default, if there are no tabs. Setting this property
    /// keeps the selected controller selected if it is still included. Otherwise, it selects the controller at the same
    /// index or, if there are fewer controllers, the last one.
    open var viewControllers: [UIViewController]? {
        get { controllers.isEmpty ? nil : controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets `viewControllers`, without animation. Duplicates are ignored with a warning.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let position = controllers.position(of: selection) ?? 0
        var (new, newIDs) = ([UIViewController](), Set<ObjectIdentifier>())
        for controller in viewControllers ?? [] {
            if newIDs.insert(ObjectIdentifier(controller)).inserted {
                new.append(controller)
            } else {
                Diagnostics.report("UITabBarController: a \(type(of: controller)) is a duplicate; ignored")
            }
        }
        let oldIDs = Set(controllers.map(ObjectIdentifier.init))
        for controller in new where controller.parent !== self { addChild(controller) }
        let removed = controllers.filter { !newIDs.contains(ObjectIdentifier($0)) }
        let arrived = new.filter { !oldIDs.contains(ObjectIdentifier($0)) }
        controllers = new.filter { $0.parent === self }
        for controller in removed { controller.willMove(toParent: nil) }
        if selection == nil || removed.has(selection) {
            selection = controllers.isEmpty ? nil : controllers[min(position, controllers.count - 1)]
        }
        showSelection()
        for controller in removed where controller.parent === self {
            controller.barInsets = .zero
            controller.removeFromParent()
        }
        for controller in arrived where controller.parent === self { controller.didMove(toParent: self) }
        itemsDidChange()
    }

    /// The index of the selected controller; `NSNotFound` if there are no controllers. Invalid indexes are rejected
    /// with a warning.
    open var selectedIndex: Int {
        get { controllers.position(of: selection) ?? NSNotFound }
        set {
            guard controllers.indices.contains(newValue) else {
                return Diagnostics.report(
                    "UITabBarController: no controller at index \(newValue); there are \(controllers.count)")
            }
            select(controllers[newValue], at: newValue)
        }
    }

    /// The selected controller; `nil` if there are no controllers. Setting `nil`, or a controller that is not in
    /// `viewControllers`, is rejected with a warning.
    open var selectedViewController: UIViewController? {
        get { selection }
        set {
            guard let newValue, let position = controllers.position(of: newValue) else {
                return Diagnostics.report("UITabBarController: the selected controller must be one of viewControllers")
            }
            select(newValue, at: position)
        }
    }

    // MARK: The bar

    /// Called when the user selects `item`, before its controller is shown. Does nothing by default.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Never called, because bars can't be customized. Declared so that overrides compile.
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

    /// Never called, because bars can't be customized. Declared so that overrides compile.
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// Replaces the bar with `newBar`, which then shows the controllers' items. If another controller uses `newBar`,
    /// that controller gets a new bar.
    package func replaceBar(with newBar: UITabBar) {
        guard newBar !== bar else { return }
        newBar.manager?.replaceBar(with: UITabBar())
        let old = bar
        old.manager = nil
        bar = newBar
        bar.manager = self
        itemsDidChange()
        guard let container = viewIfLoaded as? TabView else { return }
        if old.superview === container {
            container.insertSubview(newBar, aboveSubview: old)
            old.removeFromSuperview()
        } else {
            container.addSubview(newBar)
        }
        updateBar(duration: 0)
    }

    /// `true` if the bar is an instance of an app-defined subclass, which may override `setItems(_:animated:)`.
    private var isBarCustom: Bool { type(of: bar) != UITabBar.self }

    // MARK: Internal

    /// Shows the controllers' current items in the bar.
    func itemsDidChange() {
        bar.show(controllers.map { $0.tabBarItem }, selected: selectedIndex, isCustom: isBarCustom)
    }

    /// Shows the new item of `controller` in the bar.
    func itemDidChange(of controller: UIViewController) {
        guard !isBarCustom, let position = controllers.position(of: controller), bar.itemCount == controllers.count
        else {
            return itemsDidChange()
        }
        tabBar.replaceItem(at: position, with: controller.tabBarItem)
    }

    /// Selects the next or previous tab as if the user had selected it in the bar, wrapping around at the ends.
    func selectNext(backwards: Bool) {
        guard controllers.count > 1, selectedIndex != NSNotFound else { return }
        userDidSelect((selectedIndex + (backwards ? controllers.count - 1 : 1)) % controllers.count)
    }

    /// Replaces the visible controller's view with the selected controller's view.
    func showSelection(isEntering: Bool = false) {
        guard isViewLoaded, shown !== selection, isEntering || view.window != nil || shown != nil else { return }
        let (old, new) = (shown, selection)
        shown = new
        let isSeen = view.window != nil && (appearance == .appeared || appearance == .appearing)
        for controller in [old, new] { controller?.isInTransition = true }
        if isSeen {
            old?.beginAppearance(false, animated: false)
            new?.beginAppearance(true, animated: false)
        }
        if let new, let shownView = new.view {
            updateBar(duration: 0)
            shownView.frame = contentFrame
            view.insertSubview(shownView, at: 0)
            if isSeen { new.viewIsAppearing(false) }
        }
        if let oldView = old?.viewIfLoaded, oldView.superview === view { oldView.removeFromSuperview() }
        for controller in [old, new] { controller?.isInTransition = false }
        if isSeen {
            old?.endAppearance()
            new?.endAppearance()
        }
    }

    /// The insets that the bar adds to the safe area of content under it.
    private var insetsOfBar: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: isBarHidden ? 0 : TabMetrics.height, right: 0)
    }

    /// `true` if the bar is visible and opaque.
    var isBarOpaque: Bool { !tabBar.isTranslucent && !isBarHidden }

    /// The edges at which the selected controller's view ends at the bar. A navigation controller extends under an
    /// opaque bar, because it decides for each of its pages.
    private var barEdges: UIRectEdge {
        let isOpaque = isBarOpaque && !(selection is UINavigationController)
        return selection?.barEdges(opaque: isOpaque ? .bottom : []).intersection(.bottom) ?? []
    }

    /// The frame of the selected controller's view.
    var contentFrame: CGRect {
        view.bounds.inset(by: (view.safeAreaInsets + insetsOfBar).keeping(barEdges))
    }

    /// Shows or hides the bar, depending on the selected controller. The change is animated if `duration`, in seconds,
    /// is positive.
    func updateBar(duration: TimeInterval) {
        isBarHidden = (selection as? UINavigationController)?.hidesBottomBars == true
        if !isBarHidden { tabBar.isHidden = false }
        let update: @MainActor () -> Void = { [self] in
            selection?.barInsets = insetsOfBar.removing(barEdges)
            (viewIfLoaded as? TabView)?.placeSubviews()
            (selection as? UINavigationController)?.placeContent()
        }
        let end: @MainActor (Bool) -> Void = { [weak self] _ in
            guard let self else { return }
            tabBar.isHidden = isBarHidden
            if isBarHidden { tabBar.window?.resignFocus(in: tabBar) }
        }
        if duration > 0, viewIfLoaded?.hasRunningClock == true {
            UIView.animate(withDuration: duration, animations: update, completion: end)
        } else {
            update()
            end(true)
        }
    }

    // MARK: Private

    private func select(_ controller: UIViewController, at position: Int) {
        guard controller !== selection else { return }
        selection = controller
        showSelection()
        // Appearance callbacks may have changed the controllers.
        let isUnchanged = controllers.indices.contains(position) && controllers[position] === selection
        tabBar.select(isUnchanged ? position : selectedIndex)
    }

    /// Handles the selection of the tab at `index` by the user, in the bar or with Ctrl+Tab, if the delegate allows it.
    /// If the tab is already selected, a navigation controller in it pops to its root.
    func userDidSelect(_ index: Int) {
        guard controllers.indices.contains(index) else { return }
        let controller = controllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        tabBar(bar, didSelect: controller.tabBarItem)
        guard controllers.position(of: controller) != nil else { return }
        if controller === selection {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller, at: index)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }
}

extension UIViewController {
    /// The nearest tab bar controller that contains this controller, or `nil`.
    public var tabBarController: UITabBarController? { container(UITabBarController.self) }

    /// Selects the next or previous tab in the innermost visible tab bar controller. Returns `true` if there was such a
    /// controller.
    func selectNextTab(backwards: Bool) -> Bool {
        let shown: [UIViewController] =
            (self as? UITabBarController)?.selectedViewController.map { [$0] }
            ?? children.filter { $0.viewIfLoaded?.window != nil }
        if shown.contains(where: { $0.selectNextTab(backwards: backwards) }) { return true }
        guard let tabs = self as? UITabBarController else { return false }
        tabs.selectNext(backwards: backwards)
        return true
    }
}

/// Metrics of tab bars, in points.
enum TabMetrics {
    static let height: CGFloat = 49
}

/// The view of a tab bar controller, which contains the selected controller's view and, at the bottom, the bar.
@MainActor
final class TabView: UIView {
    private weak var tabs: UITabBarController?

    init(_ tabs: UITabBarController, frame: CGRect) {
        self.tabs = tabs
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(tabs.tabBar)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow != nil { tabs?.showSelection(isEntering: true) }
    }

    override func layoutSubviews() {
        placeSubviews()
    }

    /// Places the bar and the selected controller's view.
    func placeSubviews() {
        placeBar()
        guard let tabs else { return }
        let content = tabs.contentFrame
        // Apps add other views, too.
        for controller in tabs.children where controller.viewIfLoaded?.superview === self {
            controller.view.frame = content
        }
    }

    /// Places the bar at the bottom of the safe area, or below the view if the bar is hidden. No effect if the app has
    /// moved the bar to another view.
    private func placeBar() {
        guard let tabs, tabs.tabBar.superview === self else { return }
        let height = TabMetrics.height
        let top = tabs.isBarHidden ? bounds.height : bounds.height - safeAreaInsets.bottom - height
        tabs.tabBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    }
}
