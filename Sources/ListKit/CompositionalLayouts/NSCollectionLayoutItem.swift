public import Foundation

/// One item of a compositional layout; a group is one, too.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// How large it is.
    public let layoutSize: NSCollectionLayoutSize
    /// The views that stand at its edges, such as badges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// How much smaller it is than its place, in points. None by default; along a side that is estimated it does not
    /// count.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room around its place. None by default.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Makes an item without views at its edges.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes an item with views at its edges.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }
}

/// Items in a row, in a column, or where a closure puts them; a section shows it again and again.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The content of a group.
    enum Content {
        /// These, in turn, as long as they fit; each at least once.
        case filling([NSCollectionLayoutItem])
        /// So many of this one, in its own size.
        case repeating(NSCollectionLayoutItem, count: Int)
        /// So many of this one, which share the group's length evenly.
        case dividing(NSCollectionLayoutItem, count: Int)
        /// As the app says.
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let content: Content
    let axis: UICollectionView.ScrollDirection
    /// The room between the items in the direction of the group. None by default.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ size: NSCollectionLayoutSize, axis: UICollectionView.ScrollDirection, _ content: Content) {
        self.axis = axis
        self.content = content
        super.init(layoutSize: size, supplementaryItems: [])
    }

    // MARK: Rows

    /// A row of `subitems`, in turn, as many as fit in its width: each at least once.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, axis: .horizontal, .filling(subitems))
    }

    /// A row of `count` items in their own size.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, axis: .horizontal, .repeating(subitem, count: count))
    }

    /// A row of `count` items that share its width evenly.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, axis: .horizontal, .dividing(subitem, count: count))
    }

    // MARK: Columns

    /// A column of `subitems`, in turn, as many as fit in its height: each at least once.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, axis: .vertical, .filling(subitems))
    }

    /// A column of `count` items in their own size.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, axis: .vertical, .repeating(subitem, count: count))
    }

    /// A column of `count` items that share its height evenly.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, axis: .vertical, .dividing(subitem, count: count))
    }

    // MARK: Custom

    /// A group with as many items as `itemProvider` gives places, which is asked whenever the layout is prepared.
    @preconcurrency
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, axis: .vertical, .custom(itemProvider))
    }

    /// The group's items, as they were given.
    public var subitems: [NSCollectionLayoutItem] {
        switch content {
        case .filling(let items): items
        case .repeating(let item, let count), .dividing(let item, let count):
            Array(repeating: item, count: min(max(0, count), GroupSolver.mostLeaves))
        case .custom: []
        }
    }
}

/// Gives the places of a group's items in a container that its argument tells of.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of one item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The place in the group's coordinates, in points, as read from left to right.
    public let frame: CGRect
    /// Items of a higher number are in front of those of a lower.
    public let zIndex: Int

    /// Makes the place of an item.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Makes the place of an item among others that it overlaps.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }
}
