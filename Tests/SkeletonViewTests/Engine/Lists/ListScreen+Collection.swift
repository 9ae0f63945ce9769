import Foundation
import SkeletonView

extension ListScreen: SkeletonCollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { model.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        model[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        log.append("cell \(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? any ListCell)?.text = text(at: indexPath)
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "own", for: indexPath)
        (view as? any ListEdge)?.text = model[indexPath.section].first ?? "none"
        return view
    }
    func numSections(in collectionSkeletonView: UICollectionView) -> Int { skeleton.count }
    func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        skeleton[section]
    }
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "cell" }
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, skeletonCellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell? {
        guard givesCells else { return nil }
        let cell = skeletonView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = 7
        return cell
    }
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell, at indexPath: IndexPath
    ) { prepared.append("row \(indexPath.item)") }
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareViewForSkeleton view: UICollectionReusableView, at indexPath: IndexPath
    ) { prepared.append("header \(indexPath.section)") }
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind kind: String, at indexPath: IndexPath
    ) -> ReusableCellIdentifier? {
        kind == UICollectionView.elementKindSectionHeader ? headerIdentifier : footerIdentifier
    }
}

extension ListScreen: UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        CGSize(width: 200, height: rowHeight(indexPath))
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 200, height: headerHeight) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: 200, height: footerHeight) }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.append("will \(indexPath.item)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { log.append("ended \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("selected \(indexPath.item)")
    }
}
