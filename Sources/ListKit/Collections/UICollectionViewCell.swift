public import Foundation

/// The cell of an item. Its content belongs in `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ViewBehavior {
    /// A closure that updates a cell for its state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// The view that contains the cell's content.
    open var contentView: UIView { ownContentView }
    /// `true` if the item is selected. `false` by default.
    open var isSelected = false { didSet { stateDidChange(isSelected != oldValue) } }
    /// `true` while the item is pressed. `false` by default.
    open var isHighlighted = false { didSet { stateDidChange(isHighlighted != oldValue) } }
    /// A view that fills the cell, behind the content. `nil` by default.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
    /// The view that is displayed above `backgroundView` while the cell is selected or pressed. `nil` by default.
    open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue) } }

    /// The configuration of the cell's content, which `contentView` shows. `nil` by default.
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

    /// A closure that performs the cell's segue from a storyboard. Called when the user selects the item.
    @preconcurrency package var userDidSelect: (@MainActor () -> Void)?
    /// `true` if the cell is in a collection view in editing mode.
    var isInEditedList = false {
        didSet {
            guard isInEditedList != oldValue else { return }
            setNeedsUpdateConfiguration()
            editingDidChange()
        }
    }
    private let ownContentView = UIView()
    let content = ConfiguredContent()

    /// Creates a cell. `frame` is in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// Creates a cell from a nib or storyboard; returns `nil` for other coders.
    public required init?(coder: NSCoder) {
        super.init(coder: coder.deferringFileValues())
        addSubview(contentView)
        coder.setFileValues(of: self)
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded(inLayout: true)
        for view in [backgroundView, selectedBackgroundView, contentView].compactMap(\.self) { view.frame = bounds }
    }

    // MARK: Configuration

    /// The cell's current traits and state, which `updateConfiguration(using:)` receives.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: partTraits)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isInEditedList
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

    private func stateDidChange(_ hasChanged: Bool) {
        updateBackground()
        if hasChanged { setNeedsUpdateConfiguration() }
    }

    /// Returns the size that the content view's constraints require, or the size of the content configuration if there
    /// are no constraints.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let size = contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        guard content.view != nil, size.height == 0, targetSize.width > 0 else { return size }
        return CGSize(width: targetSize.width, height: content.height(inWidth: targetSize.width))
    }

    package var defaultAccessibility: DefaultAccessibility {
        textAccessibility(isSelected ? .selected : .none).with(role: .listItem)
    }

    /// Called when `isInEditedList` has changed. Does nothing by default.
    func editingDidChange() {}

    override func resetForReuse() {
        isSelected = false
        isHighlighted = false
    }

    private func replaceBackground(_ old: UIView?) {
        old?.removeFromSuperview()
        for view in [selectedBackgroundView, backgroundView].compactMap(\.self) { insertSubview(view, at: 0) }
        updateBackground()
    }

    private func updateBackground() {
        selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    }
}

extension UICollectionViewCell: ConfiguredPart {
    var hasConfigurationUpdateHandler: Bool { configurationUpdateHandler != nil }
    var standardViews: [UIView] { [] }
}
