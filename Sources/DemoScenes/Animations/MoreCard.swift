import SkeletonView

/// The kind of list on a `MoreCard`: a collection view with items or a table view with rows.
enum MoreKind: CaseIterable {
    case items, rows

    var title: String {
        switch self {
        case .items: "More items"
        case .rows: "More rows"
        }
    }

    /// The name of the method that appends skeleton items or rows.
    var call: String {
        switch self {
        case .items: "appendSkeletonItems"
        case .rows: "appendSkeletonRows"
        }
    }

    /// The name of the method that removes the appended items or rows.
    var endCall: String {
        switch self {
        case .items: "removeSkeletonItems"
        case .rows: "removeSkeletonRows"
        }
    }

    /// The name of the list's class.
    var list: String {
        switch self {
        case .items: "UICollectionView"
        case .rows: "UITableView"
        }
    }
}

/// A list that can show skeleton items or rows at its end, for content that is still loading.
@MainActor
private protocol LengthenedList: UIView {
    /// The number of skeleton items or rows at the end.
    var loadingCount: Int { get }

    /// Appends `count` more skeleton items or rows in `style`.
    func appendLoading(_ count: Int, style: SkeletonStyle)

    /// Removes all skeleton items or rows at the end.
    func removeLoading()

    /// Reloads the content that has arrived.
    func reloadData()
}

extension UITableView: LengthenedList {
    fileprivate var loadingCount: Int { numberOfAppendedSkeletonRows }
    fileprivate func appendLoading(_ count: Int, style: SkeletonStyle) { appendSkeletonRows(count, style: style) }
    fileprivate func removeLoading() { removeSkeletonRows() }
}

extension UICollectionView: LengthenedList {
    fileprivate var loadingCount: Int { numberOfAppendedSkeletonItems }
    fileprivate func appendLoading(_ count: Int, style: SkeletonStyle) { appendSkeletonItems(count, style: style) }
    fileprivate func removeLoading() { removeSkeletonItems() }
}

/// A card with a list whose first element has loaded, followed by skeleton items or rows for the remaining elements.
@MainActor
final class MoreCard: SampleCard {
    let kind: MoreKind
    private let list: any LengthenedList
    private let content: any CountedContent
    private var missing: Int { content.totalCount - 1 }

    init(_ kind: MoreKind) {
        self.kind = kind
        let height: CGFloat
        switch kind {
        case .items:
            let tiles = TileCollection()
            content = tiles
            list = tiles.makeCollection()
            height = TileCollection.height
        case .rows:
            let people = PeopleTable()
            content = people
            list = people.makeTable()
            height = PeopleTable.height
        }
        super.init(
            title: kind.title, note: "\(kind.call)(\(content.totalCount - 1))", sample: list, sampleHeight: height)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var findsBones: Bool { false }
    override var hasText: Bool { kind == .rows }
    override var isLoading: Bool { list.loadingCount > 0 }
    override var arrivalTime: TimeInterval? { Self.defaultArrivalTime }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = screenCode(for: style)
        code.show = ["(view as? \(kind.list))?.\(kind.call)(\(missing), style: style)"]
        code.hide = "(view as? \(kind.list))?.\(kind.endCall)()"
        return code
    }

    override func show(_ style: DemoStyle) {
        content.count = 1
        list.reloadData()
        append(style)
    }

    override func update(_ style: DemoStyle) {
        if isLoading { append(style) }
    }

    override func hide(_ style: DemoStyle) {
        content.count = content.totalCount
        list.removeLoading()
        list.reloadData()
    }

    private func append(_ style: DemoStyle) {
        list.removeLoading()
        list.appendLoading(missing, style: skeletonStyle(for: style))
    }
}

/// The content of a partially loaded list.
@MainActor
protocol CountedContent: AnyObject {
    /// The total number of elements.
    var totalCount: Int { get }
    /// The number of elements that have arrived.
    var count: Int { get set }
}
