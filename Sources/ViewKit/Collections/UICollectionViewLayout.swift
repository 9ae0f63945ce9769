public import Foundation

/// Says where the items of a collection view are: the base of all layouts, which itself shows nothing.
@MainActor
open class UICollectionViewLayout {
    /// The collection view that the layout works for.
    public internal(set) weak var collectionView: UICollectionView?

    /// Makes a layout.
    public init() {}

    /// Archives do not exist here: always nil. Present so that subclasses written for iOS compile.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Called before the layout is asked for anything, and again after it was invalidated: the place to work out what the
    /// other methods answer. This class does nothing.
    open func prepare() {}

    /// The size of the whole content, in points. Empty in this class.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of everything that touches `rect`; more does no harm, since what is off the screen is not shown.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item's cell; nil when there is none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view; nil when there is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether the layout is to be prepared anew because the collection view shows `newBounds`, after scrolling or with
    /// another size. A new size prepares layouts of this class anyway. False in this class.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Has the layout prepared anew before the next frame; overrides call `super`.
    open func invalidateLayout() {
        collectionView?.layoutWasInvalidated(self)
    }

    /// Whether what was prepared does not hold in a collection view of another size, or with other insets.
    var isOutdatedBySizeChange: Bool { true }
}
