public import Foundation
import TextKit

/// A control that shows that a scroll view's content is being refreshed. The user starts a refresh by pulling the
/// content down past the top with the pointer or the wheel, or by pressing F5 or Ctrl+R while the scroll view or a
/// descendant has focus.
///
/// Assign the control to a scroll view's `refreshControl`. The control sends `.valueChanged` when the user refreshes,
/// and spins until `endRefreshing` is called. The wheel pulls only if the gesture started at the top, so scrolling back
/// to the top in one gesture doesn't refresh.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// `true` from the start of a refresh until `endRefreshing` is called.
    open private(set) var isRefreshing = false
    /// The text below the spinner. `nil` by default. Text without font and color attributes is small and gray.
    open var attributedTitle: NSAttributedString? {
        didSet {
            attributedTitle = attributedTitle?.unchanging
            titleDidChange()
        }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of the spinner. Until this property is set, the spinner is gray, and this property returns the
    /// inherited tint color.
    open override var tintColor: UIColor! {
        get { ownColor ?? super.tintColor }
        set {
            ownColor = newValue
            activityIndicator.color = newValue
        }
    }

    private var ownColor: UIColor?
    private let activityIndicator = UIActivityIndicatorView(style: .medium)
    private let title = UILabel()

    private enum Metrics {
        static let height: CGFloat = 60
        /// The distance from the spinner to the title, in points.
        static let gap: CGFloat = 8
        static let margin: CGFloat = 16
        /// The additional pull, in points, beyond the control's height that triggers a refresh.
        static let slack: CGFloat = 30
        /// The maximum length of the pull that triggers a refresh, as a fraction of the scroll view's height.
        static let maximumFraction: CGFloat = 0.3
        static let fontSize: CGFloat = 12
    }

    // MARK: Lifecycle

    /// Creates a stopped refresh control. The scroll view sets its frame.
    public init() {
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a stopped refresh control. The scroll view sets its frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates the view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        activityIndicator.hidesWhenStopped = false
        title.textAlignment = .center
        title.font = .systemFont(ofSize: Metrics.fontSize)
        title.textColor = .secondaryLabel
        title.isHidden = true
        addSubview(activityIndicator)
        addSubview(title)
    }

    // MARK: Public

    /// Starts refreshing without performing the control's actions. If the content is scrolled to its top and isn't
    /// being dragged, it moves down to make room for the control.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        activityIndicator.startAnimating()
        UIAccessibility.post(notification: .layoutChanged, argument: self)
        scrollView?.refreshHeightDidChange()
    }

    /// Ends refreshing and removes the space that is reserved for the control.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        activityIndicator.stopAnimating()
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        scrollView?.refreshHeightDidChange()
    }

    open override var canBecomeFocused: Bool { false }

    open override func layoutSubviews() {
        let side = activityIndicator.intrinsicContentSize.height
        let width = max(0, bounds.width - 2 * Metrics.margin)
        let titleHeight = title.isHidden ? 0 : ceil(title.sizeThatFits(CGSize(width: width, height: 0)).height)
        let height = side + (title.isHidden ? 0 : Metrics.gap + titleHeight)
        let top = ((bounds.height - height) / 2).rounded()
        activityIndicator.frame = CGRect(x: ((bounds.width - side) / 2).rounded(), y: top, width: side, height: side)
        title.frame = CGRect(x: Metrics.margin, y: top + side + Metrics.gap, width: width, height: titleHeight)
    }

    override var defaultAccessibility: DefaultAccessibility {
        DefaultAccessibility(
            isElement: isRefreshing, label: attributedTitle?.string ?? "Refreshing", value: "In progress",
            traits: .updatesFrequently)
    }

    // MARK: Internal (for scroll views)

    /// The height of the control while it is refreshing, in points.
    var height: CGFloat {
        guard !title.isHidden else { return Metrics.height }
        let width = max(0, (superview?.bounds.width ?? 0) - 2 * Metrics.margin)
        return Metrics.height + ceil(title.sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    /// The length of the pull that triggers a refresh, in points. It is smaller in a short scroll view, whose content
    /// can't be pulled as far.
    var pullLength: CGFloat {
        let maximum = (superview?.bounds.height ?? 0) * Metrics.maximumFraction
        return max(Metrics.slack, min(height + Metrics.slack, maximum))
    }

    /// Shows the progress of a pull by `pull` points, spoke by spoke.
    func show(pull: CGFloat) {
        guard !isRefreshing else { return }
        // The first spoke appears after a third of the pull.
        let first = pullLength / 3
        let progress = (pull - first) / (pullLength - first)
        activityIndicator.visibleFraction = min(max(0, progress), 1)
        title.alpha = min(max(0, progress), 1)
    }

    /// Starts refreshing at the user's request and performs the control's actions.
    func refresh() {
        guard isEnabled, !isRefreshing else { return }
        beginRefreshing()
        activityIndicator.visibleFraction = 1
        title.alpha = 1
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Private

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    private func titleDidChange() {
        title.isHidden = attributedTitle?.string.isEmpty ?? true
        title.attributedText = attributedTitle
        setNeedsLayout()
        scrollView?.refreshHeightDidChange()
    }
}
