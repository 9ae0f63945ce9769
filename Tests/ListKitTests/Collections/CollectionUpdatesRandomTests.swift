import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("Random batch updates of a UICollectionView")
struct CollectionUpdatesRandomTests {
    /// Sections of unique numbers. Each cell shows its number.
    private final class Model: UICollectionViewDataSource {
        var sections: [[Int]] = []
        var random = SeededGenerator(seed: 20)
        private var last = 0

        func newItem() -> Int {
            last += 1
            return last
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = sections[indexPath.section][indexPath.item]
            return cell
        }
    }

    private let flow = UICollectionViewFlowLayout()
    private let fixture: CollectionFixture
    private let model = Model()
    private var view: UICollectionView { fixture.view }

    init() {
        flow.itemSize = CGSize(width: 40, height: 40)
        fixture = CollectionFixture(layout: flow)
    }

    @Test("After ten thousand random batches, counts, paths, order and cells match a plain array")
    func batches() {
        model.sections = (0..<3).map { _ in (0..<6).map { _ in model.newItem() } }
        view.dataSource = model
        fixture.stage.advance(by: 0.1)
        for round in 0..<10_000 {
            let wrong = step()
            #expect(wrong == nil, "round \(round)")
            guard wrong == nil else { return }
        }
        fixture.stage.advance(by: 1)
        #expect(view.subviews.count { $0 is UICollectionViewCell } == view.visibleCells.count)
    }

    /// Runs one batch and returns the first mismatch.
    private func step() -> String? {
        var kept: [Int: UICollectionViewCell] = [:]
        for cell in view.visibleCells { kept[cell.tag] = cell }
        let selected = model.sections.joined().randomElement(using: &model.random)
        if let selected, let path = path(of: selected) {
            view.selectItem(at: path, animated: false, scrollPosition: [])
        }
        var reloaded: Set<Int> = []
        let update: @MainActor () -> Void = { reloaded = batch() }
        if model.random.chance(80) {
            UIView.performWithoutAnimation { view.performBatchUpdates(update) }
        } else {
            view.performBatchUpdates(update)
        }
        let difference = difference(kept: kept, reloaded: reloaded, selected: selected)
        if model.random.chance(20) {
            view.contentOffset.y = CGFloat(model.random.number(0...300))
            // Frames are drawn rarely, because drawing would take most of the test's time.
            if model.random.chance(10) { fixture.stage.advance(by: 0.5, step: 0.25) } else { view.layoutIfNeeded() }
        }
        return difference
    }

    /// Changes the model, updates the view and returns the reloaded items.
    private func batch() -> Set<Int> {
        let old = model.sections
        var taken: Set<Int> = []
        var reloaded: Set<Int> = []
        // Sections are reloaded or deleted as a whole; items change only in the remaining sections.
        var order = Array(old.indices)
        var wholeSections: Set<Int> = []
        if model.random.chance(10), let section = order.randomElement(using: &model.random) {
            wholeSections.insert(section)
            order.removeAll { $0 == section }
            view.deleteSections(IndexSet(integer: section))
        }
        if model.random.chance(10),
            let section = order.filter({ !wholeSections.contains($0) }).randomElement(using: &model.random)
        {
            wholeSections.insert(section)
            view.reloadSections(IndexSet(integer: section))
            reloaded.formUnion(old[section])
        }
        var contents = old
        for section in wholeSections where order.contains(section) {
            contents[section] = (0..<model.random.number(0...5)).map { _ in model.newItem() }
            reloaded.formUnion(contents[section])
        }
        // Some items are deleted or reloaded, and one of the others may move.
        var deleted: [IndexPath] = []
        for section in order where !wholeSections.contains(section) {
            for item in old[section].indices where model.random.chance(8) {
                let path = IndexPath(item: item, section: section)
                taken.insert(old[section][item])
                if model.random.chance(60) {
                    deleted.append(path)
                } else {
                    view.reloadItems(at: [path])
                    reloaded.insert(old[section][item])
                }
            }
        }
        for path in deleted.sorted().reversed() { contents[path.section].remove(at: path.item) }
        view.deleteItems(at: deleted)
        var moved: (from: IndexPath, item: Int)?
        let movable = order.filter { !wholeSections.contains($0) }.flatMap { section in
            old[section].indices.map { IndexPath(item: $0, section: section) }
        }.filter { !taken.contains(old[$0.section][$0.item]) }
        if model.random.chance(30), let path = movable.randomElement(using: &model.random) {
            let item = old[path.section][path.item]
            contents[path.section].removeAll { $0 == item }
            moved = (path, item)
        }
        // New sections, and the positions after the batch.
        var sections = order.map { (old: Optional($0), items: contents[$0]) }
        var inserted = IndexSet()
        if sections.count < 2 || model.random.chance(8) {
            let place = model.random.number(0...sections.count)
            sections.insert((nil, (0..<model.random.number(0...6)).map { _ in model.newItem() }), at: place)
            inserted.insert(place)
        }
        view.insertSections(inserted)
        let open = sections.indices.filter { sections[$0].old.map { !wholeSections.contains($0) } ?? false }
        var destination: (section: Int, item: Int)?
        for section in open {
            let total = sections.reduce(0) { $0 + $1.items.count }
            for _ in 0..<(total > 24 ? 0 : model.random.number(0...2)) {
                sections[section].items.insert(
                    model.newItem(), at: model.random.number(0...sections[section].items.count))
            }
        }
        if let moved, let section = open.randomElement(using: &model.random) {
            let place = model.random.number(0...sections[section].items.count)
            sections[section].items.insert(moved.item, at: place)
            destination = (section, place)
        }
        let before = Set(old.joined())
        for section in open {
            for (place, item) in sections[section].items.enumerated() where !before.contains(item) {
                view.insertItems(at: [IndexPath(item: place, section: section)])
            }
        }
        if let moved, let destination {
            view.moveItem(at: moved.from, to: IndexPath(item: destination.item, section: destination.section))
        }
        model.sections = sections.map(\.items)
        return reloaded
    }

    private func path(of item: Int) -> IndexPath? {
        for (section, items) in model.sections.enumerated() {
            if let place = items.firstIndex(of: item) { return IndexPath(item: place, section: section) }
        }
        return nil
    }

    private func difference(kept: [Int: UICollectionViewCell], reloaded: Set<Int>, selected: Int?) -> String? {
        guard view.numberOfSections == model.sections.count else { return "\(view.numberOfSections) sections" }
        for (section, items) in model.sections.enumerated() where view.numberOfItems(inSection: section) != items.count
        {
            return "\(view.numberOfItems(inSection: section)) items in section \(section) instead of \(items.count)"
        }
        let shown = view.indexPathsForVisibleItems
        let all = model.sections.indices.flatMap { section in
            model.sections[section].indices.map { IndexPath(item: $0, section: section) }
        }
        let wanted = all.filter { path in
            view.layoutAttributesForItem(at: path).map {
                $0.frame.minY < view.bounds.maxY && $0.frame.maxY > view.bounds.minY
            }
                ?? false
        }
        guard shown == wanted else { return "shows \(shown) instead of \(wanted)" }
        for path in shown {
            let item = model.sections[path.section][path.item]
            guard let cell = view.cellForItem(at: path) else { return "no cell at \(path)" }
            guard cell.tag == item else { return "the cell at \(path) shows \(cell.tag) instead of \(item)" }
            guard cell.frame == view.layoutAttributesForItem(at: path)?.frame else { return "\(path) is elsewhere" }
            if let old = kept[item], old !== cell, !reloaded.contains(item), old.superview === view {
                return "\(path) has another cell"
            }
        }
        let selection = selected.flatMap(path).map { [$0] }
        if let selected, reloaded.contains(selected) { return nil }
        return view.indexPathsForSelectedItems == selection ? nil : "the selection is elsewhere"
    }
}
