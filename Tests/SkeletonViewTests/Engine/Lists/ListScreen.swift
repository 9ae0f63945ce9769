import Foundation
import SkeletonView
import StageKit
import TestSupport

/// A table or a collection view that fills a stage of 200 x 200 points. Its data source and delegate are one object
/// that records calls and, like an app, traps if it is asked for missing data.
@MainActor
final class ListScreen {
    enum Kind: String, CaseIterable, Sendable {
        case table, collection
    }

    let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    let kind: Kind
    let list: UIScrollView
    /// The text of the app's rows, by section.
    var model: [[String]] = []
    /// The number of skeleton rows by section; -1 fills the list.
    var skeleton = [-1]
    var rowHeight: @MainActor (IndexPath) -> CGFloat = { _ in 40 }
    /// The reuse identifier of the skeleton's headers. "header", "footer" and "own" are registered for headers and
    /// footers.
    var headerIdentifier: String?
    var footerIdentifier: String?
    /// `true` if the skeleton's data source returns separate cells, tagged 7.
    var givesCells = false
    /// The rows that were prepared for a skeleton and, in a collection view, the sections of prepared headers and
    /// footers.
    var prepared: [String] = []
    var appHasHeaders = false
    var headerHeight: CGFloat = 0
    var footerHeight: CGFloat = 0
    /// The recorded calls about the app's rows, except those for their heights.
    var log: [String] = []
    var scrolls = 0

    init(_ kind: Kind) {
        self.kind = kind
        let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        switch kind {
        case .table:
            let table = UITableView(frame: frame)
            table.register(TableCell.self, forCellReuseIdentifier: "cell")
            for identifier in ["header", "footer", "own"] {
                table.register(TableEdge.self, forHeaderFooterViewReuseIdentifier: identifier)
            }
            list = table
        case .collection:
            let flow = UICollectionViewFlowLayout()
            flow.minimumLineSpacing = 0
            flow.minimumInteritemSpacing = 0
            let collection = UICollectionView(frame: frame, collectionViewLayout: flow)
            collection.register(CollectionCell.self, forCellWithReuseIdentifier: "cell")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                for identifier in ["header", "footer", "own"] {
                    collection.register(
                        CollectionEdge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
                }
            }
            list = collection
        }
        list.isSkeletonable = true
        stage.window.addSubview(list)
        (list as? UITableView)?.dataSource = self
        (list as? UICollectionView)?.dataSource = self
        list.delegate = self
    }

    /// Shows a skeleton and advances to the next frame.
    func show(_ transition: SkeletonTransitionStyle = .none) {
        stage.window.showSkeleton(usingColor: .black, transition: transition)
        stage.advance(by: 0)
    }

    func reloadData() {
        (list as? UITableView)?.reloadData()
        (list as? UICollectionView)?.reloadData()
    }

    /// The visible cells, from top to bottom.
    var cells: [UIView] {
        (list as? UITableView)?.visibleCells ?? (list as? UICollectionView)?.visibleCells ?? []
    }

    /// The visible headers and footers that are registered here.
    var headers: [any ListEdge] { list.descendants(of: UIView.self).compactMap { $0 as? any ListEdge } }

    func count(section: Int = 0) -> Int {
        (list as? UITableView)?.numberOfRows(inSection: section)
            ?? (list as? UICollectionView)?.numberOfItems(inSection: section) ?? 0
    }

    /// The text of the visible cells; `nil` for skeleton cells.
    var texts: [String?] { cells.map { ($0 as? any ListCell)?.text } }

    func text(at path: IndexPath) -> String { model[path.section][path.item] }
}
