public import Foundation
import LayerKit

/// The cell of a row. Its content belongs in `contentView`.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ViewBehavior {
    /// A closure that updates a cell for its state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// The view that contains the cell's content, between the editing control and the accessory, if any.
    open var contentView: UIView { ownContentView }
    /// The reuse identifier; `nil` if the cell is not reused.
    open var reuseIdentifier: String? { ownReuseIdentifier }
    /// The left and right insets of the separator below the row, in points. The table's insets by default.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? listStyle.separatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    /// The appearance of the row while it is selected or pressed. `.default` by default.
    open var selectionStyle = SelectionStyle.default { didSet { updateBackground() } }
    /// A view that fills the cell, behind the content. `nil` by default.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, by: backgroundView) } }
    /// The view that is displayed above `backgroundView` while the cell is selected or pressed, unless `selectionStyle`
    /// is `.none`. It replaces the standard fill. `nil` by default.
    open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, by: selectedBackgroundView) } }
    /// The standard mark at the cell's trailing edge. `.none` by default.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { replaceAccessory() } } }
    /// A custom view at the trailing edge. It replaces the `accessoryType` mark; the cell doesn't change the view's
    /// size. `nil` by default.
    open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { replaceAccessory() } } }
    /// The standard mark at the trailing edge in editing mode. `.none` by default.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { replaceAccessory() } }
    }
    /// A custom view at the trailing edge in editing mode. It replaces the `editingAccessoryType` mark. `nil` by
    /// default.
    open var editingAccessoryView: UIView? { didSet { if editingAccessoryView !== oldValue { replaceAccessory() } } }
    /// `true` if the content makes space for the editing control. `true` by default.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// The kind of editing control that the cell shows in editing mode. Set by the table; `.none` by default, and while
    /// the cell shows a selection circle.
    open var editingStyle: EditingStyle { editing.style }
    /// `true` while the swipe actions of the row are revealed.
    open var showingDeleteConfirmation: Bool { openRow != nil }
    open override var backgroundColor: UIColor? { didSet { hasOwnBackground = true } }

    /// The configuration of the cell's content, which replaces its labels and image view. `nil` by default.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { content.configuration }
        set { showContent(newValue) }
    }

    /// `true` if the content configuration is updated when the cell's state changes. `true` by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// A closure that updates the cell for its state. An alternative to overriding `updateConfiguration`. `nil` by
    /// default.
    @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Returns `.valueCell()` for cells with the style `.value1` or `.value2`, and `.cell()` for all others.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        cellStyle == .value1 || cellStyle == .value2 ? .valueCell() : .cell()
    }

    /// A closure that performs the cell's segue from a storyboard. Called when the user selects the row.
    @preconcurrency package var userDidSelect: (@MainActor () -> Void)?
    let content = ConfiguredContent()
    private let ownContentView = CellContentView()
    private let ownReuseIdentifier: String?
    let cellStyle: CellStyle
    let separator = UIView()
    /// The labels and image view that have been created.
    var parts = CellParts()
    private(set) var shownAccessory: UIView?
    var editing = CellEditing()
    /// The state of the cell while its content is moved aside to reveal the row's swipe actions; `nil` otherwise.
    weak var openRow: OpenRow? { didSet { setNeedsUpdateConfiguration() } }
    /// `true` if the constraints in the content view determined the height in the last measurement. `true` by default,
    /// so a subclass that measures itself has the height that it returns.
    private(set) var constraintsDetermineHeight = true
    private(set) var listStyle = ListStyle()
    private var ownSeparatorInset: UIEdgeInsets?
    private var hasOwnBackground = false
    /// The view that fills a row that is selected, pressed or hovered over. Created on first use.
    private var background: UIView?
    private var selected = false {
        didSet {
            updateBackground()
            (editing.control as? SelectionCircle)?.isOn = selected
            if selected != oldValue { setNeedsUpdateConfiguration() }
        }
    }
    private var highlighted = false {
        didSet {
            updateBackground()
            if highlighted != oldValue { setNeedsUpdateConfiguration() }
        }
    }
    /// `true` while the pointer is over the cell.
    private var isPointedAt = false { didSet { updateBackground() } }

    /// Creates a cell with the labels of `style` and a reuse identifier.
    public init(style: CellStyle, reuseIdentifier: String?) {
        ownReuseIdentifier = reuseIdentifier
        cellStyle = style
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.Metrics.rowHeight))
        setUp()
    }

    /// Creates a cell from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        let interface = coder as? InterfaceCoder
        ownReuseIdentifier = interface?.reuseIdentifier
        cellStyle = CellStyle(rawValue: interface?.style ?? 0) ?? .default
        super.init(coder: coder.deferringFileValues())
        frame = CGRect(x: 0, y: 0, width: 320, height: UITableView.Metrics.rowHeight)
        setUp()
        coder.setFileValues(of: self)
    }

    private func setUp() {
        backgroundColor = .systemBackground
        hasOwnBackground = false
        separator.backgroundColor = .separator
        separator.isUserInteractionEnabled = false
        addSubview(contentView)
        addSubview(separator)
    }

    /// Creates a cell of the default style with a reuse identifier. Table views call this initializer for registered
    /// classes. A subclass with a custom designated initializer must override it. Not part of UIKit.
    public required convenience init(dequeuedFor identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// Creates a cell of the default style without a reuse identifier. `frame` is in its superview's coordinates, in
    /// points.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates an empty cell of the default style without a reuse identifier.
    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// Called before the cell is reused for another row. Override this method to reset the cell's content. Does nothing
    /// by default.
    open func prepareForReuse() {}

    // MARK: Selection

    /// `true` if the row is selected. `false` by default.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// `true` while the row is pressed. `false` by default.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Called when the row is selected or deselected. Override this method and call `super` to customize the cell's
    /// appearance.
    open func setSelected(_ selected: Bool, animated: Bool) {
        self.selected = selected
    }

    /// Called when the row is pressed or released. Override this method and call `super` to customize the cell's
    /// appearance.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        self.highlighted = highlighted
    }

    // MARK: Editing

    /// `true` if the cell is in editing mode. Set by the table that shows the cell; `false` for placeholders. `false`
    /// by default.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }

    /// Enters or leaves editing mode, which shows or hides the editing control and the editing accessory. Override this
    /// method to update the content together with these views.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing.isOn else { return }
        self.editing.isOn = editing
        setNeedsUpdateConfiguration()
        replaceAccessory()
        updateEditControl(animated: animated)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateBackground()
    }

    // MARK: Configuration

    /// The cell's current traits and state, which `updateConfiguration(using:)` receives.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: partTraits)
        state.isSelected = selected
        state.isHighlighted = highlighted
        state.isEditing = editing.isOn
        state.isSwiped = openRow != nil
        return state
    }

    /// Schedules a call to `updateConfiguration(using:)` before the cell is next measured or laid out.
    open func setNeedsUpdateConfiguration() {
        scheduleConfigurationUpdate()
    }

    /// Called when the cell's traits or state have changed, and before the cell is first displayed. Override this
    /// method to set configurations for `state`.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
        updateContent(for: state)
    }

    // MARK: Layout

    /// The text label, created on first use.
    open var textLabel: UILabel? {
        if let label = parts.text { return label }
        let isTag = cellStyle == .value2
        let label = makeLabel(size: isTag ? 13 : 17, color: isTag ? .systemBlue : .label)
        parts.text = label
        return label
    }

    /// The detail label, created on first use; `nil` in cells of the default style.
    open var detailTextLabel: UILabel? {
        guard cellStyle != .default else { return nil }
        if let label = parts.detail { return label }
        let label =
            switch cellStyle {
            case .subtitle: makeLabel(size: 13, color: .secondaryLabel)
            case .value2: makeLabel(size: 15, color: .label)
            default: makeLabel(size: 17, color: .secondaryLabel)
            }
        parts.detail = label
        return label
    }

    /// The image view at the leading edge of the text, created on first use; `nil` in `value2` cells.
    open var imageView: UIImageView? {
        guard cellStyle != .value2 else { return nil }
        if let view = parts.image { return view }
        let view = UIImageView(frame: .zero)
        view.contentMode = .scaleAspectFit
        updatePresence(of: view)
        parts.image = view
        setNeedsLayout()
        return view
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded(inLayout: true)
        for view in [backgroundView, selectedBackgroundView, background].compactMap(\.self) {
            view.frame = CGRect(origin: .zero, size: bounds.size)
        }
        let width = contentWidth(in: bounds.width)
        contentView.frame = mirrored(CGRect(x: editingIndent, y: 0, width: width, height: bounds.height))
        layOutEditControl()
        if let shownAccessory {
            let size = shownAccessory.bounds.size
            shownAccessory.frame = mirrored(
                CGRect(
                    x: bounds.width - Metrics.accessoryMargin - size.width,
                    y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
        }
        layOutSeparator(besideTextAt: content.view == nil ? layOutParts() : nil)
    }

    /// Lays out the separator. With the default inset, the separator is aligned with the text if there is an image
    /// before the text.
    private func layOutSeparator(besideTextAt ownText: CGFloat?) {
        let line = 1 / max(1, traitCollection.displayScale)
        let hasDefaultInset = ownSeparatorInset == nil && listStyle.separatorInset == ListStyle().separatorInset
        let text = (content.view as? UIListContentView)?.textStart ?? ownText
        let start = editingIndent + (hasDefaultInset ? text ?? separatorInset.left : separatorInset.left)
        separator.frame = mirrored(
            CGRect(
                x: start, y: bounds.height - line, width: max(0, bounds.width - start - separatorInset.right),
                height: line))
    }

    /// Returns the size that the content view's constraints require. If there are no constraints, the labels or the
    /// content configuration determine the height, which is at least 44 points.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let width = contentWidth(in: targetSize.width)
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: width, height: targetSize.height),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        let parts = content.view == nil ? partsHeight(width: width) : content.height(inWidth: width)
        constraintsDetermineHeight = size.height > 0
        let height = constraintsDetermineHeight ? size.height : max(UITableView.Metrics.rowHeight, parts)
        return CGSize(width: size.width + targetSize.width - width, height: height)
    }

    /// Returns `rect` mirrored in a right-to-left layout. Unlike `mirroredIfNeeded`, ignores the origin of `bounds`,
    /// which is shifted while the row's swipe actions are revealed.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    // MARK: Accessibility

    /// The actions that assistive technologies offer. By default, the row's leading and trailing swipe actions.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? table?.accessibilityActions(of: self) }
        set { super.accessibilityCustomActions = newValue }
    }

    package var defaultAccessibility: DefaultAccessibility {
        textAccessibility(selected ? .selected : .none).with(role: .listItem)
    }

    // MARK: Internal

    func apply(_ listStyle: ListStyle) {
        guard listStyle != self.listStyle else { return }
        if listStyle.separatorInset != self.listStyle.separatorInset { setNeedsLayout() }
        self.listStyle = listStyle
        separator.isHidden = !listStyle.hasSeparator
        separator.backgroundColor = listStyle.separatorColor
        if !hasOwnBackground {
            backgroundColor = listStyle.background
            hasOwnBackground = false
        }
        if listStyle.cardRadius > 0 {
            layer.cornerRadius = listStyle.cardRadius
            var corners: CACornerMask = []
            if listStyle.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if listStyle.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
            layer.maskedCorners = corners
            clipsToBounds = listStyle.isFirst || listStyle.isLast
        }
        updateBackground()
    }

    /// Resets the state that the table has set. Called before `prepareForReuse`.
    func resetForReuse() {
        isPointedAt = false
        openRow?.remove()
        if editing.isOn { setEditing(false, animated: false) }
        if selected { setSelected(false, animated: false) }
        if highlighted { setHighlighted(false, animated: false) }
    }

    // MARK: Private

    private enum Metrics {
        static let accessoryMargin: CGFloat = 16
        /// The space between the content and the accessory, in points.
        static let accessoryGap: CGFloat = 8
    }

    private func contentWidth(in width: CGFloat) -> CGFloat {
        let width = max(0, width - editingIndent)
        guard let shownAccessory else { return width }
        return max(0, width - shownAccessory.bounds.width - Metrics.accessoryMargin - Metrics.accessoryGap)
    }

    private func replaceBackground(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        for view in [background, selectedBackgroundView, backgroundView].compactMap(\.self) {
            insertSubview(view, at: 0)
        }
        updateBackground()
    }

    private func replaceAccessory() {
        shownAccessory?.removeFromSuperview()
        shownAccessory =
            editing.isOn
            ? editingAccessoryView ?? makeAccessory(editingAccessoryType)
            : accessoryView ?? makeAccessory(accessoryType)
        if let shownAccessory { addSubview(shownAccessory) }
    }

    private func makeAccessory(_ type: AccessoryType) -> UIView? {
        let press: @MainActor () -> Void = { [weak self] in
            if let self { table?.accessoryButtonWasPressed(in: self) }
        }
        return DetailAccessory(type, press: press) ?? AccessoryMark(type)
    }

    private func updateBackground() {
        let isMarked = (selected || highlighted) && selectionStyle != .none
        selectedBackgroundView?.isHidden = !isMarked
        for label in [parts.text, parts.detail].compactMap(\.self) { label.isHighlighted = isMarked }
        let isPointedAt = isPointedAt && listStyle.takesSelection
        let color = selectionStyle == .none ? nil : fillColor(isMarked: isMarked, isPointedAt: isPointedAt)
        if let color, selectedBackgroundView == nil || !isMarked {
            let view = background ?? makeBackground()
            view.backgroundColor = color
            view.isHidden = false
        } else {
            background?.isHidden = true
        }
    }

    private func makeBackground() -> UIView {
        let view = UIView(frame: bounds)
        view.isUserInteractionEnabled = false
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        background = view
        return view
    }
}

extension UITableViewCell: HoverContainer {
    package func pointerIsWithinDidChange(_ isWithin: Bool) { isPointedAt = isWithin }
}

/// The content view of a cell. By default, its side margins are equal to the default left inset of separators.
private final class CellContentView: UIView, ViewBehavior {
    var defaultLayoutMargins: UIEdgeInsets {
        let side = UITableViewCell.ListStyle().separatorInset.left
        return UIEdgeInsets(top: 11, left: side, bottom: 11, right: side)
    }
}
