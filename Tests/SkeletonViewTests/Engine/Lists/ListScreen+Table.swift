import Foundation
import SkeletonView

extension ListScreen: SkeletonTableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { model.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell \(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? any ListCell)?.text = text(at: indexPath)
        return cell
    }
    func numSections(in collectionSkeletonView: UITableView) -> Int { skeleton.count }
    func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int {
        skeleton[section]
    }
    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "cell" }
    func collectionSkeletonView(
        _ skeletonView: UITableView, skeletonCellForRowAt indexPath: IndexPath
    ) -> UITableViewCell? {
        guard givesCells else { return nil }
        let cell = skeletonView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.tag = 7
        return cell
    }
    func collectionSkeletonView(
        _ skeletonView: UITableView, prepareCellForSkeleton cell: UITableViewCell, at indexPath: IndexPath
    ) { prepared.append("row \(indexPath.row)") }
}

extension ListScreen: SkeletonTableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { rowHeight(indexPath) }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { headerHeight }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard appHasHeaders else { return nil }
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "own")
        (header as? any ListEdge)?.text = model[section].first ?? "none"
        return header
    }
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("will \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        log.append("ended \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("selected \(indexPath.row)")
    }
    func collectionSkeletonView(_ skeletonView: UITableView, identifierForHeaderInSection section: Int) -> String? {
        headerIdentifier
    }
    func collectionSkeletonView(_ skeletonView: UITableView, identifierForFooterInSection section: Int) -> String? {
        footerIdentifier
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
