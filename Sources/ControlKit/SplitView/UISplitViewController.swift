public import Foundation
import Reporting
public import ViewKit

/// A container that shows two or three controllers in columns, such as a sidebar, a list and a detail.
///
/// Wide split views show the columns side by side. In narrower ones, the outer columns cover or displace the secondary
/// column while they are visible. Below 600 points, the split view is collapsed: all columns share one navigation
/// stack, and separate again when the split view grows.
///
/// The user can drag the divider between two columns, or move it with the arrow keys when it has keyboard focus. A
/// click on the dimmed secondary column, or Escape, hides the columns that cover it. A controller that isn't a
/// navigation controller is wrapped in one, except in the compact column and in the classic style.
///
/// While the split view is collapsed, the controllers of all columns are in the navigation controller of the first
/// column, because navigation controllers can't be nested.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The style, which determines the number of columns.
    public package(set) var style: Style
    /// The delegate, which is notified of changes and can customize them. `nil` by default.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// `true` if a drag from the edge of the window shows the next column, and the navigation bars have a button that
    /// shows and hides columns. `true` by default.
    open var presentsWithGesture = true { didSet { updateButtons() } }
    /// The visibility of the button in the navigation bars that shows and hides columns. The classic style has no such
    /// button; add `displayModeButtonItem` to a navigation item instead. `.automatic` by default.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { updateButtons() } }
    /// The preferred display mode. Setting it replaces the user's choice. If `splitBehavior` doesn't support the mode,
    /// the supported mode with the same number of columns is used. `.automatic` by default.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            choice = nil
            arrange(animated: false)
        }
    }
    /// The preferred behavior of the columns. With `.automatic`, the default, the split view uses the behavior that
    /// `preferredDisplayMode` implies or, if it implies none, one that fits the width.
    open var preferredSplitBehavior = SplitBehavior.automatic { didSet { arrange(animated: false) } }
    /// The side that the primary column is on. `.leading` by default.
    open var primaryEdge = PrimaryEdge.leading { didSet { setNeedsColumnLayout() } }
    /// `true` if the split view is collapsed. Updated during layout.
    open internal(set) var isCollapsed = false

    /// The width preferences of the primary and the supplementary column.
    var widths = (
        primary: SplitWidth(SplitMetrics.primary), supplementary: SplitWidth(SplitMetrics.supplementary)
    ) { didSet { setNeedsColumnLayout() } }
    /// The controllers that the app has set.
    var controllers: [Column: UIViewController] = [:]
    /// The child controllers that show the columns: `controllers`, or the navigation controllers around them.
    var containers: [Column: UIViewController] = [:]
    /// The columns whose container was created by the split view.
    var wrappedColumns: Set<Column> = []
    /// The controllers whose views are in the split view, including those that are being hidden.
    var shown: [Column: UIViewController] = [:]
    /// The columns that are being shown, with `true` if they receive appearance callbacks.
    var arriving: [Column: Bool] = [:]
    /// The columns that are being hidden, with `true` if they receive appearance callbacks.
    var leaving: [Column: Bool] = [:]
    /// `true` while the views of an animated change are added at the places where the animation begins.
    var isPreparingAnimation = false
    /// The number of the latest animation. Completions of earlier animations are ignored.
    var animation = 0
    /// The number of columns that the user has chosen to show besides the secondary column; `nil` for the default.
    var choice: Int?
    var layout = SplitLayout()
    /// `true` once the display mode has been determined for the first time.
    var isArranged = false
    /// `true` while the split view moves its own children.
    var isMoving = false
    /// The first controllers of the columns that are in the stack of another column while the split view is collapsed.
    var roots: [Column: UIViewController] = [:]
    /// The topmost column in the combined stack.
    var topColumn = Column.secondary
    /// The view that had focus when columns were shown over it.
    weak var coveredFocus: UIView?
    private(set) lazy var buttonItem = makeButtonItem()
    /// The buttons in the navigation bars of the columns.
    var barButtons: [Column: UIBarButtonItem] = [:]
    private(set) lazy var edgePan = makeEdgePan()

    // MARK: Lifecycle

    /// Creates a split view controller with two or three columns. With `.unspecified`, it has the classic style.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view controller in the classic style. No nib is loaded.
    public override init(nibName: String?, bundle: Bundle?) {
        style = .unspecified
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Creates the controller from a storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// Creates the view that contains the columns.
    open override func loadView() {
        let splitView = SplitView(self, frame: CGRect(origin: .zero, size: windowSize))
        splitView.addGestureRecognizer(edgePan)
        view = splitView
    }

    // MARK: The columns

    /// The controllers of the columns in order, without the compact column. Empty by default. In the column styles,
    /// these are navigation controllers.
    open var viewControllers: [UIViewController] {
        get { columns.compactMap { containers[$0] } }
        set { replaceAll(newValue) }
    }

    /// Sets the controller of `column`; `nil` removes it. A controller that isn't a navigation controller is wrapped in
    /// one, except in the compact column. Rejected with a warning in the classic style, which uses `viewControllers`,
    /// and for a supplementary column in the double-column style.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        let isKnown = style != .unspecified && (column != .supplementary || style == .tripleColumn)
        guard isKnown else {
            return Diagnostics.report("UISplitViewController: the \(column) column can't be set in the style \(style)")
        }
        guard controllers[column] !== vc || vc?.splitViewController !== self else { return }
        replace([(column, vc)])
    }

    /// Returns the controller that was set for `column`, if any.
    open func viewController(for column: Column) -> UIViewController? { controllers[column] }

    /// Shows `column` and any columns between it and the secondary column, animated. If the split view is collapsed,
    /// pushes the column onto the stack, or pops the columns above it.
    open func show(_ column: Column) {
        if isCollapsed { return showCollapsed(column) }
        switch column {
        case .primary: choose(sides.count)
        case .supplementary: choose(max(currentLayout.count, 1))
        case .secondary: if layout.isDimmed { dismissColumns() }
        case .compact: break
        }
    }

    /// Hides `column` and the columns outside it, animated. No effect on the secondary column. If the split view is
    /// collapsed, pops `column`, even the secondary one, and the columns above it.
    open func hide(_ column: Column) {
        if isCollapsed { return hideCollapsed(column) }
        guard let index = sides.firstIndex(of: column) else { return }
        choose(min(currentLayout.count, sides.count - index - 1))
    }

    /// Shows `vc` in the primary column: pushes it if the column has a navigation controller, and otherwise replaces
    /// the column's controller. If the split view is collapsed and has no navigation controller, `vc` is presented.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        let navigation = isCollapsed ? shownNavigation : containers[.primary] as? UINavigationController
        if let navigation {
            navigation.pushViewController(vc, animated: true)
        } else if isCollapsed {
            present(vc, animated: true)
        } else {
            replace([(.primary, vc)])
        }
    }

    /// Shows `vc` in the secondary column. If the split view is collapsed, `vc` is pushed onto the navigation stack or,
    /// if there is none, presented.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        guard isCollapsed else {
            replace([(.secondary, vc)])
            if layout.isDimmed { dismissColumns() }
            return
        }
        guard shownNavigation != nil else { return present(vc, animated: true) }
        replace([(.secondary, vc)])
        showCollapsed(.secondary)
    }

    // MARK: The arrangement

    /// The current display mode. Never `.automatic`.
    open var displayMode: DisplayMode {
        let layout = currentLayout
        return DisplayMode(sideCount: layout.count, layout.behavior)
    }

    /// The current behavior of the columns. Never `.automatic`.
    open var splitBehavior: SplitBehavior { currentLayout.behavior }

    /// A button that shows and hides columns, for navigation items in the classic style. Hidden while the split view is
    /// collapsed.
    open var displayModeButtonItem: UIBarButtonItem { buttonItem }

    /// When Escape is pressed, hides columns that cover or displace the secondary column. Overrides must call `super`.
    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let press = presses.first, !press.isRepeat, let key = press.key, key.keyCode == .keyboardEscape, key.isPlain,
            accessibilityPerformEscape()
        {
            return
        }
        super.pressesBegan(presses, with: event)
    }

    /// Hides columns that cover or displace the secondary column. Returns `true` if the secondary column was dimmed.
    open override func accessibilityPerformEscape() -> Bool {
        guard !isCollapsed, layout.isDimmed else { return super.accessibilityPerformEscape() }
        dismissColumns()
        return true
    }

    /// `true` while the secondary column is dimmed, so that Escape reaches the controller.
    open override var canBecomeFirstResponder: Bool { !isCollapsed && layout.isDimmed }
}

extension UISplitViewController: OuterContainer {
    package func didLoseChild(_ child: UIViewController) {
        guard !isMoving, let column = containers.first(where: { $0.value === child })?.key else { return }
        containers[column] = nil
        controllers[column] = nil
        wrappedColumns.remove(column)
        (child as? UINavigationController)?.navigationBar.leadingItem = nil
        forgetView(of: column)
        guard !isCollapsed else { return changeColumns {} }
        roots[column] = nil
        arrange(animated: false)
    }
}

extension UIViewController {
    /// The nearest split view controller that contains this controller, if any.
    public var splitViewController: UISplitViewController? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
    }
}
