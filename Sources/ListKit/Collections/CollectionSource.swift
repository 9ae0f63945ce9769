import Foundation
import Reporting

/// An adapter from the app's data source and delegate to the list engine.
@MainActor
struct CollectionSource: ListApp {
    unowned let view: UICollectionView
    private var dataSource: (any UICollectionViewDataSource)? { view.dataSource }
    private var delegate: (any UICollectionViewDelegate)? { view.collectionDelegate }

    func numberOfSections() -> Int? { dataSource?.numberOfSections(in: view) }

    func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(view, numberOfItemsInSection: section) ?? 0
    }

    func part(for element: ListElement) -> UIView? {
        if let kind = element.kind {
            return dataSource?.collectionView(view, viewForSupplementaryElementOfKind: kind, at: element.path)
        }
        guard let cell = dataSource?.collectionView(view, cellForItemAt: element.path) else { return nil }
        if !cell.isFromQueue {
            Diagnostics.report(
                "UICollectionView: the data source returned a cell that was not dequeued, "
                    + "so it can't be reused; use dequeueReusableCell(withReuseIdentifier:for:)")
        }
        return cell
    }

    func willDisplay(_ part: UIView, as element: ListElement) {
        guard !element.isDecoration else { return }
        if let kind = element.kind, let part = part as? UICollectionReusableView {
            delegate?.collectionView(
                view, willDisplaySupplementaryView: part, forElementKind: kind, at: element.path)
        } else if let cell = part as? UICollectionViewCell {
            delegate?.collectionView(view, willDisplay: cell, forItemAt: element.path)
        }
    }

    func didEndDisplaying(_ part: UIView, as element: ListElement) {
        guard !element.isDecoration else { return }
        if let kind = element.kind, let part = part as? UICollectionReusableView {
            delegate?.collectionView(
                view, didEndDisplayingSupplementaryView: part, forElementOfKind: kind, at: element.path)
        } else if let cell = part as? UICollectionViewCell {
            delegate?.collectionView(view, didEndDisplaying: cell, forItemAt: element.path)
        }
    }

    // MARK: Prefetching

    var prefetches: Bool { view.isPrefetchingEnabled && view.prefetchDataSource != nil }

    func prefetch(_ paths: [IndexPath]) { view.prefetchDataSource?.collectionView(view, prefetchItemsAt: paths) }

    func cancelPrefetching(_ paths: [IndexPath]) {
        view.prefetchDataSource?.collectionView(view, cancelPrefetchingForItemsAt: paths)
    }

    // MARK: Selection

    func mayHighlight(_ path: IndexPath) -> Bool { delegate?.collectionView(view, shouldHighlightItemAt: path) ?? true }

    func didHighlight(_ path: IndexPath) { delegate?.collectionView(view, didHighlightItemAt: path) }

    func didUnhighlight(_ path: IndexPath) { delegate?.collectionView(view, didUnhighlightItemAt: path) }

    func pathToSelect(_ path: IndexPath) -> IndexPath? {
        delegate?.collectionView(view, shouldSelectItemAt: path) ?? true ? path : nil
    }

    func pathToDeselect(_ path: IndexPath, isReplaced: Bool) -> IndexPath? {
        isReplaced || delegate?.collectionView(view, shouldDeselectItemAt: path) ?? true ? path : nil
    }

    func didSelect(_ path: IndexPath) { delegate?.collectionView(view, didSelectItemAt: path) }

    func didDeselect(_ path: IndexPath) { delegate?.collectionView(view, didDeselectItemAt: path) }

    // MARK: Context menus

    func contextMenu(for path: IndexPath?, at point: CGPoint, rect: CGRect) -> ContextMenu? {
        let selected = view.list.selection.items
        let paths = path.map { view.selectsMultipleItems && selected.contains($0) ? selected.sorted() : [$0] } ?? []
        guard
            let configuration = delegate?.collectionView(
                view, contextMenuConfigurationForItemsAt: paths, point: point)
        else { return nil }
        return ContextMenu(configuration, rect: rect) { [weak view] animator in
            guard let view else { return }
            view.collectionDelegate?.collectionView(view, willDisplayContextMenu: configuration, animator: animator)
        } willEnd: { [weak view] animator in
            guard let view else { return }
            view.collectionDelegate?.collectionView(
                view, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}
