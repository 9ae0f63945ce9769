public import Foundation

/// The invalid parts of a layout, and a shift of its content. Custom layouts can have a custom class
/// (`invalidationContextClass`).
///
/// Layouts are always prepared as a whole: a context determines whether the data source is asked for its counts and
/// whether cells are measured again, and moves the content.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// `true` if everything is invalid, as after `reloadData`. `false` for contexts created by the app.
    open var invalidateEverything: Bool { isForEverything }
    /// `true` if the data source's counts have changed. `false` for contexts created by the app.
    open var invalidateDataSourceCounts: Bool { isForCounts }
    /// The items whose cells are measured again; `nil` if none was named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views that are measured again, by kind; `nil` if none was named.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views, by kind; `nil` if none was named.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The change of the content offset, in points. It has no effect for a change of bounds. Zero by default.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content size, in points. It has no effect, because the layout determines the size. Zero by
    /// default.
    open var contentSizeAdjustment = CGSize.zero

    var isForEverything = false
    var isForCounts = false

    /// Creates a context without elements.
    public required override init() {
        super.init()
    }

    /// Names items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Names supplementary views of `elementKind`.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Names decoration views of `elementKind`.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// `true` if it names any element.
    var namesElements: Bool {
        invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
            || invalidatedDecorationIndexPaths != nil
    }
}

/// The invalid parts of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// `true`, the default, if the delegate is asked for sizes and spacings again. No effect: it always is.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// `true`, the default, if the attributes are created again. No effect: they always are.
    open var invalidateFlowLayoutAttributes = true
}

extension UICollectionViewLayout {
    /// Invalidates the parts of the layout that `context` names, before the next frame.
    func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        guard let collectionView, collectionView.collectionViewLayout === self else { return }
        if let fittedSizes, !context.invalidateEverything, context.namesElements {
            fittedSizes.forget(
                context.invalidatedItemIndexPaths ?? [], context.invalidatedSupplementaryIndexPaths ?? [:])
        }
        collectionView.layoutWasInvalidated(self, asksShown: !context.namesElements)
        let move = context.contentOffsetAdjustment
        // While the view scrolls, the layout follows it.
        guard move != .zero, move.x.isFinite, move.y.isFinite, !collectionView.isInvalidating else { return }
        collectionView.contentOffset = CGPoint(
            x: collectionView.contentOffset.x + move.x, y: collectionView.contentOffset.y + move.y)
    }
}
