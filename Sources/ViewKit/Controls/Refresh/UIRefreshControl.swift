public import Foundation

/// Says that what a scroll view shows is loaded anew, and lets the user ask for that: by pulling the content beyond its
/// top with the pointer or the wheel, or by F5 or Ctrl+R where the scroll view or something in it has the focus.
///
/// It becomes the `refreshControl` of a scroll view, sends `.valueChanged` when the user asks, and turns until
/// `endRefreshing`. The wheel pulls only where its turn began at the top, and far: a screenful that is scrolled back in
/// one go does not ask.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// Whether it turns.
    public private(set) var isRefreshing = false
    /// What stands under the wheel; nothing by default. Without a font it is small and grey.
    open var attributedTitle: NSAttributedString? { didSet { titleDidChange() } }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of the wheel; a grey unless it is set, and the tint colour around it does not count.
    open override var tintColor: UIColor! {
        get { ownColor ?? super.tintColor }
        set {
            ownColor = newValue
            wheel.color = newValue
        }
    }

    private var ownColor: UIColor?
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let title = UILabel()

    /// The lengths that the control is laid out by.
    private enum Metrics {
        static let height: CGFloat = 60
        /// From the wheel to the title.
        static let gap: CGFloat = 8
        static let margin: CGFloat = 16
        /// How much further than its height it is pulled until it turns.
        static let slack: CGFloat = 30
        /// The most of its scroll view's height that it is pulled.
        static let largestPart: CGFloat = 0.3
        static let fontSize: CGFloat = 12
    }

    // MARK: Lifecycle

    /// Makes a control that stands still. Its scroll view places it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        wheel.hidesWhenStopped = false
        title.textAlignment = .center
        title.font = .systemFont(ofSize: Metrics.fontSize)
        title.textColor = .secondaryLabel
        title.isHidden = true
        addSubview(wheel)
        addSubview(title)
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Public

    /// Turns, as after a pull; the actions are not told. Content at its beginning makes room.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        wheel.startAnimating()
        UIAccessibility.post(notification: .layoutChanged, argument: self)
        scrollView?.refreshRoomDidChange()
    }

    /// Stands still, and gives the room back.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        wheel.stopAnimating()
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        scrollView?.refreshRoomDidChange()
    }

    open override var canBecomeFocused: Bool { false }

    open override func layoutSubviews() {
        let side = wheel.intrinsicContentSize.height
        let width = max(0, bounds.width - 2 * Metrics.margin)
        let titleHeight = title.isHidden ? 0 : ceil(title.sizeThatFits(CGSize(width: width, height: 0)).height)
        let height = side + (title.isHidden ? 0 : Metrics.gap + titleHeight)
        let top = ((bounds.height - height) / 2).rounded()
        wheel.frame = CGRect(x: ((bounds.width - side) / 2).rounded(), y: top, width: side, height: side)
        title.frame = CGRect(x: Metrics.margin, y: top + side + Metrics.gap, width: width, height: titleHeight)
    }

    override var usualAccessibility: UsualAccessibility {
        UsualAccessibility(
            isElement: isRefreshing, label: attributedTitle?.string ?? "Refreshing", value: "In progress",
            traits: .updatesFrequently)
    }

    // MARK: Internal: for scroll views

    /// The room that the control takes while it turns, in points.
    var height: CGFloat {
        guard !title.isHidden else { return Metrics.height }
        let width = max(0, (superview?.bounds.width ?? 0) - 2 * Metrics.margin)
        return Metrics.height + ceil(title.sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    /// How far it is pulled until it turns: less in a low view, whose content does not give way as far.
    var pullLength: CGFloat {
        let most = (superview?.bounds.height ?? 0) * Metrics.largestPart
        return max(Metrics.slack, min(height + Metrics.slack, most))
    }

    /// Shows how far it is pulled: spoke by spoke.
    func show(pull: CGFloat) {
        guard !isRefreshing else { return }
        // The first spokes come with the first of its room.
        let first = pullLength / 3
        let part = (pull - first) / (pullLength - first)
        wheel.shownPart = min(max(0, part), 1)
        title.alpha = min(max(0, part), 1)
    }

    /// The user asked for it.
    func refresh() {
        guard isEnabled, !isRefreshing else { return }
        beginRefreshing()
        wheel.shownPart = 1
        title.alpha = 1
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    // MARK: Private

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    private func titleDidChange() {
        title.isHidden = attributedTitle?.string.isEmpty ?? true
        title.attributedText = attributedTitle
        setNeedsLayout()
        scrollView?.refreshRoomDidChange()
    }
}
