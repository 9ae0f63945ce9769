public import Foundation

/// A reusable view of a collection view: the base class of cells, headers and footers.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The reuse identifier; `nil` for a view that was not created by a collection view.
    public internal(set) var reuseIdentifier: String?
    /// The kind of supplementary view; `nil` for cells.
    var elementKind: String?
    /// `true` if the view was dequeued from a collection view.
    var isFromQueue = false
    /// The position among its siblings, from the layout attributes.
    var zIndex = 0

    /// Makes a view with the `frame` of the layout's attributes, for the queue that `identifier` names: what collection
    /// views call on a registered class.
    public required convenience init(frame: CGRect, reuseIdentifier identifier: String) {
        self.init(frame: frame)
        reuseIdentifier = identifier
    }

    /// The view comes from the queue and is about to be used again: override to drop what the last use left.
    open func prepareForReuse() {}

    /// Takes what the layout says about the view beyond its place; override for attributes of a class of your own.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the preferred attributes: `layoutAttributes`, with estimated dimensions replaced by those of the
    /// constraints inside, or else of `sizeThatFits`. Override it for other sizes; only estimated dimensions are used.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitting = layoutAttributes.fitting
        guard !fitting.isNone, let copy = layoutAttributes.copy(with: nil) as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        let given = layoutAttributes.size
        var size = systemLayoutSizeFitting(
            CGSize(width: fitting.width ? 0 : given.width, height: fitting.height ? 0 : given.height),
            withHorizontalFittingPriority: fitting.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: fitting.height ? .fittingSizeLevel : .required)
        if size.width <= 0 || size.height <= 0 {
            let own = sizeThatFits(given)
            if size.width <= 0 { size.width = own.width }
            if size.height <= 0 { size.height = own.height }
        }
        copy.size = fitting.size(given, fitted: size)
        return copy
    }

    /// Places the view by `attributes`.
    func place(by attributes: UICollectionViewLayoutAttributes) {
        transform = attributes.transform
        if transform == .identity {
            frame = attributes.frame
        } else {
            bounds.size = attributes.size
            center = attributes.center
        }
        alpha = attributes.alpha
        zIndex = attributes.zIndex
        apply(attributes)
    }

    // MARK: Reuse

    /// Resets the state set by the collection view, before `prepareForReuse`.
    func resetForReuse() {}
}
