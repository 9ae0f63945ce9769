public import Foundation

/// An item of a compositional layout. A group is an item, too.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// The size, including the insets.
    public let layoutSize: NSCollectionLayoutSize
    /// The supplementary views attached to the item, such as badges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the item's content, in points. The insets of a cell have no effect along its estimated dimensions.
    /// Zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing around the item. `nil` by default.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item without supplementary views.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item with supplementary views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    /// Returns a copy of the item that can be changed independently.
    open func copy(with zone: NSZone? = nil) -> Any {
        copyWithSpacing(NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems))
    }

    /// Copies this item's insets and spacing to `copy`, and returns `copy`.
    func copyWithSpacing<Item: NSCollectionLayoutItem>(_ copy: Item) -> Item {
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        return copy
    }
}

/// A group of items in a row, in a column or at custom positions. A section repeats its group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The content of a group.
    enum Content {
        /// The items, repeated in order until no more fit. Each item appears at least once.
        case filling([NSCollectionLayoutItem])
        /// An item, repeated `count` times. Each repetition has the item's `layoutSize`.
        case repeating(NSCollectionLayoutItem, count: Int)
        /// An item, repeated `count` times. The repetitions divide the group's length evenly.
        case dividing(NSCollectionLayoutItem, count: Int)
        /// Items at positions provided by the app.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let content: Content
    let axis: UICollectionView.ScrollDirection
    /// The spacing between the items along the group's axis. `nil` by default.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ size: NSCollectionLayoutSize, axis: UICollectionView.ScrollDirection, _ content: Content) {
        self.axis = axis
        self.content = content
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Returns a copy of the group that can be changed independently. It contains the same items.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = copyWithSpacing(NSCollectionLayoutGroup(layoutSize, axis: axis, content))
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    // MARK: Rows

    /// Creates a row that repeats `subitems` until no more fit into its width. Each subitem appears at least once.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, axis: .horizontal, .filling(subitems))
    }

    /// Creates a row that repeats `subitem` `count` times. Each repetition has the size of `subitem`.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, axis: .horizontal, .repeating(subitem, count: count))
    }

    /// Creates a row that repeats `subitem` `count` times. The repetitions divide the row's width evenly. Deprecated on
    /// iOS; use the method with `repeatingSubitem` and a fractional width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, axis: .horizontal, .dividing(subitem, count: count))
    }

    // MARK: Columns

    /// Creates a column that repeats `subitems` until no more fit into its height. Each subitem appears at least once.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, axis: .vertical, .filling(subitems))
    }

    /// Creates a column that repeats `subitem` `count` times. Each repetition has the size of `subitem`.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, axis: .vertical, .repeating(subitem, count: count))
    }

    /// Creates a column that repeats `subitem` `count` times. The repetitions divide the column's height evenly.
    /// Deprecated on iOS; use the method with `repeatingSubitem` and a fractional height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, axis: .vertical, .dividing(subitem, count: count))
    }

    // MARK: Custom

    /// Creates a group whose items are positioned by `itemProvider`. The closure is called at least once whenever the
    /// layout is prepared.
    @preconcurrency
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, axis: .vertical, .custom(itemProvider))
    }

    /// The items that the group was created with. If it was created with an item and a `count`, the array contains that
    /// item `count` times. Empty in custom groups.
    public var subitems: [NSCollectionLayoutItem] {
        switch content {
        case .filling(let items): items
        case .repeating(let item, let count), .dividing(let item, let count):
            Array(repeating: item, count: min(max(0, count), GroupSolver.maximumLeaves))
        case .custom: []
        }
    }
}

/// A closure that returns the positions of a group's items in the given environment.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The position of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    /// The frame in a left-to-right layout, in points, relative to the top left corner of the group inside its insets.
    public let frame: CGRect
    /// The stacking order. Items with a higher index are in front.
    public let zIndex: Int

    /// Creates an item with `frame` and a stacking order of 0.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Creates an item with `frame` and the stacking order `zIndex`.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }

    /// Returns `self`, because the object is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
