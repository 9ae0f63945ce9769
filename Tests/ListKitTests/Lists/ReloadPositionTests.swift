import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Scroll position after a reload")
struct ReloadPositionTests {
    nonisolated enum Kind: CaseIterable, Sendable {
        case plainTable, groupedTable, flow, compositional, list
    }
    nonisolated enum Reload: CaseIterable, Sendable {
        case all, twice, section, none
    }

    /// A source of 400 items in two sections, whose cells are 60 to 136 points high.
    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        var counts = [200, 200]
        var height: (IndexPath) -> CGFloat = { 60 + CGFloat($0.item * 7 % 5) * 19 }

        func numberOfSections(in tableView: UITableView) -> Int { counts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.contentView.setHeight(height(indexPath))
            return cell
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.contentView.setHeight(height(indexPath))
            return cell
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 400))
    private let source = Source()

    private func make(_ kind: Kind) -> UIScrollView {
        let frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        let view: UIScrollView
        switch kind {
        case .plainTable, .groupedTable:
            let table = UITableView(frame: frame, style: kind == .plainTable ? .plain : .grouped)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            view = table
        case .flow, .compositional, .list:
            let collection = UICollectionView(frame: frame, collectionViewLayout: layout(kind))
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            collection.dataSource = source
            view = collection
        }
        stage.window.addSubview(view)
        stage.advance(by: 0.1)
        return view
    }

    private func layout(_ kind: Kind) -> UICollectionViewLayout {
        switch kind {
        case .flow:
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 200, height: 50)
            return layout
        case .compositional:
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        default:
            return UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        }
    }

    /// Scrolls until item 33 of the first section is the first visible item, with its upper 17 points out of view.
    private func scroll(_ view: UIScrollView) {
        for _ in 0..<300 where place(in: view).first?.path.item ?? 0 < 33 {
            view.contentOffset.y += 40
            stage.advance(by: 1.0 / 60)
        }
        view.contentOffset.y += (place(in: view).first?.top ?? 0) + 17
        stage.advance(by: 1.0 / 60)
    }

    private struct Place: Equatable {
        let path: IndexPath
        let top: CGFloat
    }

    /// Returns the visible cells with their top positions on the screen.
    private func place(in view: UIScrollView) -> [Place] {
        let frames: [(IndexPath, CGRect)] =
            if let table = view as? UITableView {
                (table.indexPathsForVisibleRows ?? []).map { ($0, table.rectForRow(at: $0)) }
            } else if let collection = view as? UICollectionView {
                collection.indexPathsForVisibleItems.sorted().compactMap { path in
                    collection.layoutAttributesForItem(at: path).map { (path, $0.frame) }
                }
            } else { [] }
        return frames.map { Place(path: $0, top: $1.minY - view.contentOffset.y) }
    }

    private func reload(_ view: UIScrollView, _ reload: Reload) {
        switch reload {
        case .all: (view as? UITableView)?.reloadData() ?? (view as? UICollectionView)?.reloadData()
        case .twice:
            self.reload(view, .all)
            stage.advance(by: 1.0 / 60)
            self.reload(view, .all)
        case .section:
            (view as? UITableView)?.reloadSections([0], with: .none)
            UIView.performWithoutAnimation { (view as? UICollectionView)?.reloadSections([0]) }
        case .none:
            (view as? UITableView)?.performBatchUpdates(nil)
            (view as? UICollectionView)?.performBatchUpdates(nil)
        }
        stage.advance(by: 1)
    }

    @Test("Visible items stay in place", arguments: Kind.allCases, Reload.allCases)
    func same(_ kind: Kind, _ reload: Reload) {
        let view = make(kind)
        scroll(view)
        let (before, height) = (place(in: view), view.contentSize.height)
        #expect(before.first == Place(path: IndexPath(item: 33, section: 0), top: -17))

        self.reload(view, reload)
        #expect(place(in: view) == before)
        #expect(abs(view.contentSize.height - height) < 2_000)
    }

    @Test("The first visible item stays in place even if its height changes", arguments: Kind.allCases, [true, false])
    func changed(_ kind: Kind, reloadsAll: Bool) {
        let view = make(kind)
        scroll(view)
        let before = place(in: view)

        source.height = { 40 + CGFloat($0.item % 3) * 31 }
        source.counts = [150, 150]
        if reloadsAll {
            reload(view, .all)
        } else {
            (view as? UITableView)?.reloadSections([0, 1], with: .none)
            UIView.performWithoutAnimation { (view as? UICollectionView)?.reloadSections([0, 1]) }
            stage.advance(by: 1)
        }
        #expect(place(in: view).first == before.first)
    }

    @Test("If fewer items remain than were scrolled past, the list scrolls to its end", arguments: Kind.allCases)
    func fewer(_ kind: Kind) {
        let view = make(kind)
        scroll(view)
        source.counts = [10, 0]
        reload(view, .all)
        let last = place(in: view).last?.path
        #expect(last == IndexPath(item: 9, section: 0))
        #expect(abs(view.contentOffset.y - (view.contentSize.height - 400)) < 1)
    }

    @Test("applySnapshotUsingReloadData keeps the scroll position", arguments: [true, false])
    func snapshot(isTable: Bool) {
        let view = make(isTable ? .plainTable : .list)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<200))
        if let table = view as? UITableView {
            let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [source] in
                source.tableView($0, cellForRowAt: IndexPath(row: $2, section: $1.section))
            }
            rows.applySnapshotUsingReloadData(snapshot)
            scroll(view)
            let before = place(in: view)
            snapshot.appendItems(Array(200..<300))
            rows.applySnapshotUsingReloadData(snapshot)
            stage.advance(by: 0.1)
            #expect(place(in: view) == before && before.first?.path.item == 33)
        } else if let collection = view as? UICollectionView {
            let items = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { [source] in
                source.collectionView($0, cellForItemAt: IndexPath(item: $2, section: $1.section))
            }
            items.applySnapshotUsingReloadData(snapshot)
            scroll(view)
            let before = place(in: view)
            snapshot.appendItems(Array(200..<300))
            items.applySnapshotUsingReloadData(snapshot)
            stage.advance(by: 0.1)
            #expect(place(in: view) == before && before.first?.path.item == 33)
        }
    }

    @Test(
        "A snapshot that deletes rows above and reconfigures others keeps the first visible row in place",
        arguments: [1, 10], [true, false])
    func deletion(count: Int, animated: Bool) throws {
        let table = try #require(make(.plainTable) as? UITableView)
        let rows = UITableViewDiffableDataSource<Int, Int>(tableView: table) { [source] in
            source.tableView($0, cellForRowAt: IndexPath(row: $2, section: $1.section))
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<500))
        rows.applySnapshotUsingReloadData(snapshot)
        stage.advance(by: 0.1)
        // The rows above have never been measured.
        table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
        stage.advance(by: 0.1)
        func first() -> (item: Int?, top: CGFloat) {
            let path = table.indexPathsForVisibleRows?.first
            let top = path.map { table.rectForRow(at: $0).minY - table.contentOffset.y }
            return (path.flatMap(rows.itemIdentifier), top ?? 0)
        }
        let before = first()

        // Reconfigured rows get different heights, which sometimes changes the estimates.
        for round in 0..<4 {
            source.height = { 60 + CGFloat($0.item * 7 % 5) * 19 + CGFloat(round) * 20 }
            snapshot.deleteItems(Array(count * round..<count * (round + 1)))
            snapshot.reconfigureItems(Array(180..<240))
            rows.apply(snapshot, animatingDifferences: animated)
            stage.advance(by: 1)
            #expect(first() == before && before.item == 200, "round \(round)")
        }

        // An animated scroll measures distant rows before it begins, which doesn't move the visible ones.
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
        #expect(first() == before)
    }

    @Test("A position set by the app after the reload is kept", arguments: Kind.allCases)
    func askedPlace(_ kind: Kind) {
        let view = make(kind)
        scroll(view)
        (view as? UITableView)?.reloadData()
        (view as? UICollectionView)?.reloadData()
        view.contentOffset = .zero
        stage.advance(by: 0.1)
        #expect(view.contentOffset.y == 0)
        #expect(place(in: view).first?.path == IndexPath(item: 0, section: 0))
    }
}

extension UIView {
    /// Sets the height of the view with a single subview that is `height` points high.
    fileprivate func setHeight(_ height: CGFloat) {
        subviews.forEach { $0.removeFromSuperview() }
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        addSubview(block)
        let constraint = block.heightAnchor.constraint(equalToConstant: height)
        constraint.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: topAnchor), block.bottomAnchor.constraint(equalTo: bottomAnchor),
            block.leadingAnchor.constraint(equalTo: leadingAnchor),
            block.trailingAnchor.constraint(equalTo: trailingAnchor), constraint,
        ])
    }
}
