import Foundation

/// The positions of a table's rows before a batch of updates, from which they animate to their new positions.
@MainActor
final class TableMotion: UpdatePositions {
    private unowned let table: UITableView
    private let heights: RowHeights
    private let contentTop: CGFloat
    /// The index paths of the visible rows, each with the distance from the row's top down to the table's top edge.
    /// Empty if the table is scrolled to its start.
    private let rows: [(path: IndexPath, distance: CGFloat)]
    private var batch: ListBatch?
    private var transition = ListTransition.identity

    init(of table: UITableView) {
        self.table = table
        heights = table.heights
        contentTop = table.contentTop
        let top = table.contentOffset.y - table.contentTop
        rows =
            table.contentOffset.y > table.offsetRanges.y.lowerBound
            ? table.heights.spans(from: top, to: top + table.bounds.height)
                .filter { table.list.shown[$0.element] != nil && $0.element.isCell }
                .map { ($0.element.path, top - $0.top) } : []
    }

    func adopt(_ transition: ListTransition, of batch: ListBatch) {
        self.transition = transition
        self.batch = batch
        let (counts, table) = (table.list.counts, table)
        table.heights =
            transition.updates.isEmpty
            ? table.heights.afterReload(counts: counts, means: table.heights.means, estimate: table.makeEstimate())
            : table.heights.after(
                transition, counts: counts, firstHeaderDiffers: table.style != .plain, estimate: table.makeEstimate())
        table.styleCells()
    }

    func settle(_ transition: ListTransition) {
        let current = table.list.revision
        table.updateTitles()
        if table.list.isCurrent(current) { table.requestRequiredHeights() }
        // The topmost row that remains and wasn't moved by the app keeps its position on screen.
        let staying = rows.lazy.compactMap { [heights = table.heights] path, distance -> TableAnchor? in
            guard let row = transition.stayingPath(ofOld: path).map(ListElement.cell), heights.contains(row) else {
                return nil
            }
            return .element(row, distance: distance)
        }
        if table.list.isCurrent(current) { table.measureVisible(keeping: staying.first ?? .top) }
    }

    func begin(_ part: UIView, as element: ListElement, of motion: ListMotion) {
        guard element.isCell, let old = transition.oldElement(of: element), !transition.isReloaded(old) else {
            return part.leave(by: appearingAnimation(of: element))
        }
        // Rows that were far away move in from just outside the screen.
        let top = contentTop + heights.top(of: old) + motion.shift.dy
        let height = table.bounds.height
        part.frame = part.frame.offsetBy(dx: 0, dy: min(max(top - part.frame.minY, -height), height))
    }

    func end(of departure: ListMotion.Departure) -> (() -> Void)? {
        let (part, element) = (departure.part, departure.element)
        guard departure.isRemoved else {
            let frame = table.rect(of: element)
            return { part.frame = frame }
        }
        let animation =
            batch?.disappearingAnimations[element] ?? batch?.disappearingAnimations[.header(element.section)]
            ?? .automatic
        return animation == .none ? nil : { part.leave(by: animation) }
    }

    func finish() {}

    private func appearingAnimation(of element: ListElement) -> UITableView.RowAnimation {
        let section = ListElement.header(element.section)
        func disappearingAnimation(of element: ListElement) -> UITableView.RowAnimation? {
            transition.oldElement(of: element).flatMap { batch?.disappearingAnimations[$0] }
        }
        return batch?.appearingAnimations[element] ?? disappearingAnimation(of: element)
            ?? batch?.appearingAnimations[section] ?? disappearingAnimation(of: section) ?? .automatic
    }
}

extension UIView {
    /// Applies the state at which a row animation starts for an inserted row, or ends for a removed row.
    fileprivate func leave(by animation: UITableView.RowAnimation) {
        switch animation {
        case .none: return
        case .fade, .automatic: break
        case .left: frame = frame.offsetBy(dx: -frame.width, dy: 0)
        case .right: frame = frame.offsetBy(dx: frame.width, dy: 0)
        case .top: frame = frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame = frame.offsetBy(dx: 0, dy: frame.height)
        case .middle: transform = CGAffineTransform(scaleX: 1, y: 0.01)
        }
        alpha = 0
    }
}
