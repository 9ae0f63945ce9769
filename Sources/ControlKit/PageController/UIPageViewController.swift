public import Foundation
import Reporting
public import ViewKit

/// A container that shows one page at a time and turns to the page before or after it.
///
/// Every page is a view controller. The user turns pages by dragging, with the mouse wheel or a touchpad, or with Page
/// Up, Page Down and the arrow keys, unless a view in the page handles the key. If the data source provides a number of
/// pages, a page control turns pages too. The pages are in a scroll view with `isPagingEnabled`, a subview of `view`:
/// set its `isScrollEnabled` to `false` to prevent page turns by the user.
///
/// The data source is asked once for each neighbor of the current page, and again after `setViewControllers` and when
/// the data source is replaced. With reduced motion, pages turn without animation.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// The object that provides the pages before and after the current page. If `nil`, the default, the user can't turn
    /// pages. Setting this property discards the known neighbors.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { reloadNeighbors() } }
    /// The delegate that is notified of page turns by the user. `nil` by default.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Has no effect, because pages have no back side. `false` by default.
    open var isDoubleSided = false

    private var style: TransitionStyle
    private var axis: NavigationOrientation
    private var spine: SpineLocation
    /// The distance between two pages, in points.
    private(set) var spacing: CGFloat = 0

    private(set) lazy var scrollView = PageScrollView(self)
    var pageControl: UIPageControl?
    /// The index of the current page in the page control.
    var pageIndex = 0
    var current: UIViewController?
    var neighbors = PageNeighbors()
    var transition: PageTransition?
    /// `true` while the view is visible or about to appear.
    var isSeen = false
    /// `true` if the number of pages in the page control is outdated.
    var needsPageCount = true
    /// `true` while the controller itself changes the content offset.
    var isArranging = false
    /// The size of the scroll view at the last layout.
    var arrangedSize = CGSize.zero

    // MARK: Lifecycle

    /// Creates a controller without pages.
    ///
    /// - Parameters:
    ///   - style: The style of page turns. Pages of both styles scroll.
    ///   - navigationOrientation: The axis along which pages follow each other.
    ///   - options: The distance between pages and the spine location. `nil` uses the defaults.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.style = style
        axis = navigationOrientation
        spine = Self.spine(of: options?[.spineLocation], style: style)
        spacing = Self.number(options?[.interPageSpacing])
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a horizontal controller with the style `.pageCurl`. The arguments are ignored.
    public convenience override init(nibName: String?, bundle: Bundle?) {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    /// Creates the controller from a storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        style = .pageCurl
        axis = .horizontal
        spine = .min
        super.init(coder: coder)
    }

    /// Sets the values that a storyboard describes. Has no effect on a loaded view.
    package func configure(
        transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation, spineLocation: SpineLocation?,
        interPageSpacing: CGFloat
    ) {
        style = transitionStyle
        axis = navigationOrientation
        spine = spineLocation ?? Self.spine(of: nil, style: style)
        spacing = Self.number(interPageSpacing)
    }

    /// Creates the view, which contains the scroll view.
    open override func loadView() {
        view = PageView(self, frame: CGRect(origin: .zero, size: windowSize))
        // Pages get their size from the scroll view, even before the first layout.
        scrollView.frame = scrollFrame(around: view.bounds)
    }

    // MARK: Public

    /// The style of page turns.
    open var transitionStyle: TransitionStyle { style }

    /// The axis along which pages follow each other.
    open var navigationOrientation: NavigationOrientation { axis }

    /// The spine location. Has no effect. By default, `.min` with the style `.pageCurl` and `.none` otherwise.
    open var spineLocation: SpineLocation { spine }

    /// With the style `.pageCurl`, the pan gesture recognizer of the scroll view. Empty with the style `.scroll`.
    open var gestureRecognizers: [UIGestureRecognizer] {
        style == .pageCurl ? [scrollView.panGestureRecognizer] : []
    }

    /// The current page, as an array of one controller; empty if there are no pages. The page that the user turns to
    /// becomes the current page when the page turn has ended.
    open var viewControllers: [UIViewController]? {
        let page = transition.flatMap { $0.cause == .app ? $0.to : nil } ?? current
        return page.map { [$0] } ?? []
    }

    /// Shows the page in `viewControllers`, and asks the data source for its neighbors.
    ///
    /// - Parameters:
    ///   - viewControllers: An array of one page. More pages are ignored with a warning; `nil` and an empty array
    ///     remove the current page.
    ///   - direction: The direction of the animation.
    ///   - animated: `true` to scroll to the page.
    ///   - completion: Called once, with `false` if the animation was interrupted. Without animation, called before
    ///     this method returns.
    @preconcurrency
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        if let count = viewControllers?.count, count > 1 {
            Diagnostics.report("UIPageViewController: \(count) pages set; only the first is shown")
        }
        let page = viewControllers?.first
        endTransitions { endTransition(isCompleted: $0.cause != .scroll || $0.to === page, isFinished: false) }
        guard transition == nil else {
            completion?(false)
            return
        }
        dropLostPage()
        reloadNeighbors()
        guard page !== current else {
            completion?(true)
            return
        }
        show(page, direction, animated: animated, completion: completion)
    }

    // MARK: Appearance

    /// `false`, because the controller itself sends appearance callbacks to its pages.
    open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// Starts an appearance transition of the controller and of the current page. Overrides must call `super`.
    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        endTransitions { _ in endTransitionAtNearestPage() }
        stopScrolling()
        super.beginAppearanceTransition(isAppearing, animated: animated)
        isSeen = isAppearing
        if isAppearing, let current {
            current.loadViewIfNeeded()
            place(current)
        }
        current?.beginAppearance(isAppearing, animated: animated)
        if isAppearing, let current { install(current) }
    }

    /// Ends the appearance transition of the controller and of the current page. Overrides must call `super`.
    open override func endAppearanceTransition() {
        super.endAppearanceTransition()
        // A page turn that has begun in the meantime sends the callbacks.
        if transition == nil { current?.endAppearance() }
    }

    /// Forwards the call to the current page. Overrides must call `super`.
    open override func viewIsAppearing(_ animated: Bool) {
        let page = current
        super.viewIsAppearing(animated)
        if page === current { page?.viewIsAppearing(animated) }
    }

    // MARK: Private

    private static func spine(of option: Any?, style: TransitionStyle) -> SpineLocation {
        if let location = option as? SpineLocation { return location }
        let value = option as? Int ?? (option as? NSNumber)?.intValue
        return value.flatMap(SpineLocation.init) ?? (style == .pageCurl ? .min : .none)
    }

    /// Returns `option` as a distance in points; 0 if it is not a finite, positive number.
    private static func number(_ option: Any?) -> CGFloat {
        let number: CGFloat =
            switch option {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: 0
            }
        return number.isFinite ? max(0, number) : 0
    }
}
