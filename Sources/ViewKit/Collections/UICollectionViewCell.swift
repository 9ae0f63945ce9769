public import Foundation

/// One item of a collection view; what it shows goes into `contentView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// What the cell shows.
    public let contentView = UIView()
    /// Whether the item is selected. False by default.
    open var isSelected = false { didSet { updateBackground() } }
    /// Whether the item is pressed. False by default.
    open var isHighlighted = false { didSet { updateBackground() } }
    /// What stands behind the content, as large as the cell; none by default.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
    /// What stands over `backgroundView` while the cell is selected or pressed; none by default.
    open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue) } }

    /// Makes a cell with `frame` in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// Archives of views do not exist here: always nil.
    public required init?(coder: NSCoder) {
        nil
    }

    open override func layoutSubviews() {
        for view in [backgroundView, selectedBackgroundView, contentView].compactMap(\.self) { view.frame = bounds }
    }

    /// The size of what the content view's constraints say.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    override var usualAccessibility: UsualAccessibility {
        accessibilityOfTexts(isSelected ? .selected : .none)
    }

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
