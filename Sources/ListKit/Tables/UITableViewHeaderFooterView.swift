public import Foundation

/// The header or footer of a table's section. It shows a title or the content of `contentView`.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ViewBehavior {
    /// A closure that updates a header or footer for its state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

    /// The position of a title: in a plain table, above a group, or below a group.
    enum TitlePosition {
        case plain, aboveGroup, belowGroup
    }

    private enum Metrics {
        /// The minimum height of a title in a plain table.
        static let plainHeight: CGFloat = 28
        static let side: CGFloat = 16
        static let nearGroup: CGFloat = 6
        static let farFromGroup: CGFloat = 16
        static let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 13))
        static let plainFont = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
    }

    /// The view that contains the content. It fills the header or footer.
    open var contentView: UIView { ownContentView }
    /// The reuse identifier; `nil` if the view is not reused.
    open var reuseIdentifier: String? { ownReuseIdentifier }
    /// A view that fills the header or footer, behind the content. `nil` by default.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    /// The configuration of the view's content, which replaces its title. `nil` by default.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set { showContent(newValue) }
    }
    /// `true` if the content configuration is updated when the view's state changes. `true` by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// A closure that updates the view for its state. An alternative to overriding `updateConfiguration`. `nil` by
    /// default.
    @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// `true` if a plain table has dequeued the view.
    var isFromPlainTable = false
    let content = ConfiguredContent()
    private let ownContentView = HeaderContentView()
    private let ownReuseIdentifier: String?
    private(set) var title: UILabel?
    private var position = TitlePosition.plain
    private var inset: CGFloat = 0
    /// `true` in a plain table, where rows scroll beneath the view.
    private var isInPlainTable = false
    /// `true` if the view has applied the default background of plain tables.
    private var hasDefaultBackground = false

    /// Creates a view with a reuse identifier. Pass `nil` if the view is not reused.
    public init(reuseIdentifier: String?) {
        ownReuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Metrics.plainHeight))
        addSubview(contentView)
    }

    /// Creates a view with a reuse identifier. Table views call this initializer for registered classes. A subclass
    /// with a custom designated initializer must override it. Not part of UIKit.
    public required convenience init(dequeuedFor identifier: String) {
        self.init(reuseIdentifier: identifier)
    }

    /// Creates a view without a reuse identifier. `frame` is in its superview's coordinates, in points.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates an empty view without a reuse identifier.
    public convenience init() {
        self.init(reuseIdentifier: nil)
    }

    /// Creates a view from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        ownReuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
        super.init(coder: coder.deferringFileValues())
        addSubview(contentView)
        coder.setFileValues(of: self)
    }

    package var defaultAccessibility: DefaultAccessibility {
        textAccessibility(isSectionFooter ? .staticText : [.staticText, .header])
    }

    /// The title label, created on first use.
    open var textLabel: UILabel? {
        if let title { return title }
        let label = UILabel()
        label.font = isInPlainTable ? Metrics.plainFont : Metrics.font
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        updatePresence(of: label)
        title = label
        setNeedsLayout()
        return label
    }

    /// Called before the view is reused for another section. Override this method to reset the view's content. Does
    /// nothing by default.
    open func prepareForReuse() {}

    /// Always `nil`, because headers and footers have no second label. Use `contentConfiguration` for more text.
    open var detailTextLabel: UILabel? { nil }

    // MARK: Configuration

    /// Returns `plainHeader()` or `plainFooter()` if the view was dequeued from a plain table or is displayed in one;
    /// otherwise `groupedHeader()` or `groupedFooter()`. Returns the configuration of a header until the view is
    /// displayed as a footer.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        let isPlain = isInPlainTable || isFromPlainTable
        if isSectionFooter { return isPlain ? .plainFooter() : .groupedFooter() }
        return isPlain ? .plainHeader() : .groupedHeader()
    }

    /// The view's current traits, which `updateConfiguration(using:)` receives.
    open var configurationState: UIViewConfigurationState {
        UIViewConfigurationState(traitCollection: partTraits)
    }

    /// Schedules a call to `updateConfiguration(using:)` before the view is next measured or laid out.
    open func setNeedsUpdateConfiguration() {
        scheduleConfigurationUpdate()
    }

    /// Called before the view is first displayed, when its traits have changed, and after
    /// `setNeedsUpdateConfiguration`. Override this method to set configurations for `state`.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        configurationUpdateHandler?(self, state)
        updateContent(for: state)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        updateConfigurationIfNeeded(inLayout: true)
        backgroundView?.frame = bounds
        contentView.frame = bounds
        guard let title, content.view == nil else { return }
        let area = bounds.inset(by: titleInsets)
        let height = min(title.sizeThatFits(area.size).height, area.height)
        let y =
            switch position {
            case .plain: area.minY + (area.height - height) / 2
            case .aboveGroup: area.maxY - height
            case .belowGroup: area.minY
            }
        title.frame = mirroredIfNeeded(CGRect(x: area.minX, y: y.rounded(), width: area.width, height: height))
    }

    /// Returns the size that the content view's constraints require or, if there are no constraints, the size of the
    /// content configuration or of the title with its insets.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let size = contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        guard size.height == 0 else { return size }
        if content.view != nil {
            return CGSize(width: targetSize.width, height: content.height(inWidth: targetSize.width))
        }
        guard let title else { return size }
        let insets = titleInsets
        let width = max(0, targetSize.width - insets.left - insets.right)
        let height = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let total = (height + insets.top + insets.bottom).rounded(.up)
        return CGSize(width: targetSize.width, height: position == .plain ? max(Metrics.plainHeight, total) : total)
    }

    // MARK: Internal

    /// Shows `text` as the title of a section header or footer, with `inset` points of additional space on both sides.
    func showTitle(_ text: String, position: TitlePosition, inset: CGFloat) {
        textLabel?.text = text
        textLabel?.font = position == .plain ? Metrics.plainFont : Metrics.font
        backgroundColor = position == .plain ? .secondarySystemBackground : nil
        self.position = position
        self.inset = inset
        setNeedsLayout()
    }

    /// Applies the default appearance of a header or footer, except for properties that the app has set. The content
    /// margins grow by `inset` points, to align with rows in cards.
    func applyListStyle(isInPlainTable: Bool, inset: CGFloat) {
        ownContentView.inset = inset
        if isInPlainTable, backgroundColor == nil {
            backgroundColor = .secondarySystemBackground
            hasDefaultBackground = true
        } else if !isInPlainTable, hasDefaultBackground {
            backgroundColor = nil
            hasDefaultBackground = false
        }
        guard isInPlainTable != self.isInPlainTable else { return }
        self.isInPlainTable = isInPlainTable
        let (old, new) =
            isInPlainTable ? (Metrics.font, Metrics.plainFont) : (Metrics.plainFont, Metrics.font)
        if title?.font == old { title?.font = new }
    }

    // MARK: Private

    private var titleInsets: UIEdgeInsets {
        let side = Metrics.side + inset
        let above = position == .aboveGroup ? Metrics.farFromGroup : Metrics.nearGroup
        let below = position == .belowGroup ? Metrics.farFromGroup : Metrics.nearGroup
        return UIEdgeInsets(top: above, left: side, bottom: below, right: side)
    }
}

/// The content view of a header or footer, which has the same side margins as rows.
@MainActor
private final class HeaderContentView: UIView, ViewBehavior {
    /// The additional inset in points that aligns content with rows in cards.
    var inset: CGFloat = 0 {
        didSet { if inset != oldValue { marginsDidChange() } }
    }

    var defaultLayoutMargins: UIEdgeInsets {
        let side = UITableViewCell.ListStyle().separatorInset.left + inset
        return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }
}
