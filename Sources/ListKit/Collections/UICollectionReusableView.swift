public import Foundation

/// The base class of a collection view's reusable views: cells, supplementary views such as headers, and decoration
/// views.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The reuse identifier; `nil` if the view is not reused.
    open var reuseIdentifier: String? { ownReuseIdentifier }
    var ownReuseIdentifier: String?
    /// The kind of supplementary or decoration view; `nil` for cells.
    var elementKind: String?
    /// `true` if the view was dequeued from a collection view.
    var isFromQueue = false
    /// The stacking order, which comes from the layout attributes. Views with a higher index are in front.
    var zIndex = 0

    /// Creates a view with a reuse identifier and `frame`, which comes from the layout attributes. Collection views
    /// call this initializer for registered classes. A subclass with a custom designated initializer must override it.
    /// Not part of UIKit.
    public required convenience init(dequeuedFor identifier: String, frame: CGRect) {
        self.init(frame: frame)
        ownReuseIdentifier = identifier
    }

    /// Called before the view is reused. Override this method to reset the view's content. Does nothing by default.
    open func prepareForReuse() {}

    /// Called when layout attributes are applied to the view. Override this method to apply the properties of custom
    /// attributes. Does nothing by default.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the preferred attributes: a copy of `layoutAttributes` whose estimated dimensions are replaced by the
    /// size that the constraints require, or `sizeThatFits` if there are no constraints. Only the estimated dimensions
    /// of the result are used.
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

    /// Resets the state that the collection view has set. Called before `prepareForReuse`.
    func resetForReuse() {}
}
