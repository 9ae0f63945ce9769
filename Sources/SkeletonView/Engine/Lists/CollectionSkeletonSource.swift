import Foundation
import ListKit
import ViewKit

/// Provides a collection view with the items of its skeleton, as its data source describes them.
@MainActor
final class CollectionSkeletonSource: SkeletonListSource, ListSource {
    private unowned let view: UICollectionView
    private var source: (any SkeletonCollectionViewDataSource)? {
        view.dataSource as? any SkeletonCollectionViewDataSource
    }

    init(_ view: UICollectionView, automatically: Bool) {
        self.view = view
        super.init(automatically: automatically)
    }

    /// `true` if the app's delegate may be called for the skeleton's items, that is, if the app describes the skeleton.
    /// Otherwise, the delegate can't handle them.
    var usesDelegate: Bool { source != nil }

    func numberOfSections() -> Int? { source.map { $0.numSections(in: view) } ?? (isAutomatic ? 1 : nil) }

    func numberOfItems(inSection section: Int) -> Int {
        if revealed.sections.contains(section) { return view.list.appItems(inSection: section) }
        guard let source else { return isAutomatic ? UICollectionView.automaticNumberOfSkeletonItems : 0 }
        let count = source.collectionSkeletonView(view, numberOfItemsInSection: section)
        return count == UICollectionView.automaticNumberOfSkeletonItems ? count : max(0, count)
    }

    func part(for element: ListElement) -> UIView? {
        if revealed.contains(element), view.list.has(element) { return nil }
        guard let kind = element.kind else { return cell(at: element.path) }
        guard
            let identifier = source?.collectionSkeletonView(
                view, supplementaryViewIdentifierOfKind: kind, at: element.path)
        else { return provide(nil, for: element) }
        let part = view.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: element.path)
        source?.collectionSkeletonView(view, prepareViewForSkeleton: part, at: element.path)
        return provide(part, for: element)
    }

    private func cell(at path: IndexPath) -> UICollectionViewCell {
        let cell = bareCell(at: path) ?? UICollectionViewCell(frame: .zero)
        prepare(cell, for: .cell(path))
        return cell
    }

    /// Returns the cell at `path` from the data source. If the data source describes no skeleton, returns a cell with
    /// the first registered reuse identifier for an automatic skeleton, otherwise `nil`.
    func bareCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let source else {
            guard isAutomatic, let identifier = view.list.prototypeIdentifier else { return nil }
            return dequeue(identifier, for: path)
        }
        let cell =
            source.collectionSkeletonView(view, skeletonCellForItemAt: path)
            ?? dequeue(source.collectionSkeletonView(view, cellIdentifierForItemAt: path), for: path)
        source.collectionSkeletonView(view, prepareCellForSkeleton: cell, at: path)
        return cell
    }

    private func dequeue(_ identifier: ReusableCellIdentifier, for path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
        if isAutomatic { LeafHeightReservation.markOldTexts(in: cell) }
        return cell
    }
}
