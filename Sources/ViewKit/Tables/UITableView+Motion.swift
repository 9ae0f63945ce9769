import Foundation
import LayerKit

/// What was on screen before a batch of updates, and what the batch takes off it.
struct TableMotion {
    /// Where a view goes that leaves.
    enum Way {
        case to(CGRect)
        case away(UITableView.RowAnimation)
    }

    struct Leaving {
        let view: UIView
        let way: Way
    }

    let transition: ListTransition
    let batch: TableBatch
    let heights: RowHeights
    let offset: CGFloat
    let contentTop: CGFloat
    /// Where each view was, as it was shown.
    let frames: [ObjectIdentifier: CGRect]
    var leaving: [Leaving] = []
}

extension UITableView {
    /// Shows the rows after `transition`, which was `batch`, and moves them there.
    func show(_ transition: ListTransition, of batch: TableBatch, counts: [Int]) {
        let shown: [UIView] = Array(cells.values) + Array(headers.values) + Array(footers.values)
        let isSeen = window != nil
        let frames = shown.map { view in
            (ObjectIdentifier(view), isSeen ? view.layer.presentation()?.frame ?? view.frame : view.frame)
        }
        motion = TableMotion(
            transition: transition, batch: batch, heights: heights, offset: contentOffset.y, contentTop: contentTop,
            frames: Dictionary(uniqueKeysWithValues: frames))
        let anchor = anchor(surviving: transition)
        highlight(nil)
        rowsDidChange()
        let current = revision
        heights =
            transition.updates.isEmpty
            ? RowHeights(counts: counts, means: heights.means, estimate: estimate)
            : heights.after(transition, counts: counts, estimate: estimate)
        selection.follow(transition, counts: counts)
        adoptViews(after: transition, of: batch)
        if isCurrent(current) { renewTitles() }
        if isCurrent(current) { askForHeightsWantedAtOnce() }
        let isShown = isCurrent(current) && updateRows(keeping: anchor)
        guard let motion else { return }
        self.motion = nil
        guard isShown, isCurrent(current) else {
            for leaving in motion.leaving { enqueue(leaving.view) }
            setNeedsLayout()
            return
        }
        dressCells()
        animate(motion)
    }

    // MARK: Private

    /// What keeps its place on the screen: the topmost row there that is still there afterwards.
    private func anchor(surviving transition: ListTransition) -> TableAnchor {
        let top = contentOffset.y
        guard top > offsetRanges.y.lowerBound else { return .top }
        for place in heights.places(from: top - contentTop, to: top - contentTop + bounds.height) {
            guard case .row(let path) = place.element, cells[path] != nil, !transition.isMoved(path),
                let new = transition.newPath(ofOld: path)
            else { continue }
            return .element(.row(new), distance: top - contentTop - place.top)
        }
        return .top
    }

    /// Gives the views on screen their new paths, and lets those leave that have none.
    private func adoptViews(after transition: ListTransition, of batch: TableBatch) {
        let (oldCells, oldHeaders, oldFooters) = (cells, headers, footers)
        (cells, headers, footers) = ([:], [:], [:])
        var ended: [() -> Void] = []
        for (path, cell) in oldCells.sorted(by: { $0.key < $1.key }) {
            if !transition.updates.reloadedItems.contains(path), let new = transition.newPath(ofOld: path) {
                cells[new] = cell
            } else {
                let animation = batch.leavingRows[path] ?? batch.leavingSections[path.section] ?? .automatic
                motion?.leaving.append(TableMotion.Leaving(view: cell, way: .away(animation)))
                ended.append { self.tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
            }
        }
        for (section, view) in oldHeaders {
            if let new = keptSection(section, by: transition) {
                headers[new] = view
            } else {
                motion?.leaving.append(
                    TableMotion.Leaving(view: view, way: .away(batch.leavingSections[section] ?? .automatic)))
                ended.append {
                    self.tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
                }
            }
        }
        for (section, view) in oldFooters {
            if let new = keptSection(section, by: transition) {
                footers[new] = view
            } else {
                motion?.leaving.append(
                    TableMotion.Leaving(view: view, way: .away(batch.leavingSections[section] ?? .automatic)))
                ended.append {
                    self.tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
                }
            }
        }
        for tell in ended { tell() }
    }

    private func keptSection(_ section: Int, by transition: ListTransition) -> Int? {
        transition.updates.reloadedSections.contains(section) ? nil : transition.newSection(ofOld: section)
    }

    /// Moves everything on screen from where it was to where it is.
    private func animate(_ motion: TableMotion) {
        let shift = contentOffset.y - motion.offset
        guard window != nil else {
            for leaving in motion.leaving { enqueue(leaving.view) }
            return
        }
        var coming: [(view: UIView, frame: CGRect, alpha: CGFloat)] = []
        for (path, cell) in cells { start(cell, at: .row(path), motion, shift: shift, &coming) }
        for (section, view) in headers { start(view, at: .header(section), motion, shift: shift, &coming) }
        for (section, view) in footers { start(view, at: .footer(section), motion, shift: shift, &coming) }
        UIView.animate(withDuration: Metrics.updateDuration) {
            for (view, frame, alpha) in coming {
                view.transform = .identity
                view.frame = frame
                view.alpha = alpha
            }
        }
        let isInstant = motion.leaving.filter { if case .away(.none) = $0.way { true } else { false } }
        for leaving in isInstant { enqueue(leaving.view) }
        let ways = Dictionary(
            motion.leaving.map { (ObjectIdentifier($0.view), $0.way) }, uniquingKeysWith: { first, _ in first })
        let views = motion.leaving.map(\.view).filter { view in !isInstant.contains { $0.view === view } }
        UIView.performWithoutAnimation {
            for view in views {
                view.layer.removeAllAnimations()
                if let frame = motion.frames[ObjectIdentifier(view)] { view.frame = frame.offsetBy(dx: 0, dy: shift) }
            }
        }
        departing.take(views, in: window, duration: Metrics.updateDuration) { view in
            switch ways[ObjectIdentifier(view)] {
            case .to(let frame): view.frame = frame
            case .away(let animation): view.leave(by: animation)
            case nil: view.alpha = 0
            }
        }
    }

    /// Puts `view` where its way to its place begins, and notes the way.
    private func start(
        _ view: UIView, at element: RowHeights.Element, _ motion: TableMotion, shift: CGFloat,
        _ coming: inout [(view: UIView, frame: CGRect, alpha: CGFloat)]
    ) {
        let (frame, alpha) = (view.frame, view.alpha)
        UIView.performWithoutAnimation {
            view.layer.removeAllAnimations()
            if let old = motion.frames[ObjectIdentifier(view)] {
                view.frame = old.offsetBy(dx: 0, dy: shift)
            } else if let old = formerPlace(of: element, motion) {
                // What was far away comes from just outside of the screen.
                let top = motion.contentTop + old.top + shift
                let distance = min(max(top - frame.minY, -bounds.height), bounds.height)
                view.frame = frame.offsetBy(dx: 0, dy: distance)
            } else {
                view.leave(by: comingAnimation(of: element, motion))
            }
        }
        coming.append((view, frame, alpha))
    }

    /// Where what is at `element` now was before; nil when it came or was reloaded.
    private func formerPlace(of element: RowHeights.Element, _ motion: TableMotion) -> RowHeights.Place? {
        guard case .row(let path) = element, let old = motion.transition.oldPath(ofNew: path),
            !motion.transition.updates.reloadedItems.contains(old)
        else { return nil }
        return motion.heights.place(of: .row(old))
    }

    private func comingAnimation(of element: RowHeights.Element, _ motion: TableMotion) -> RowAnimation {
        let (batch, transition) = (motion.batch, motion.transition)
        if case .row(let path) = element {
            if let animation = batch.comingRows[path] { return animation }
            if let old = transition.oldPath(ofNew: path), let animation = batch.leavingRows[old] { return animation }
        }
        if let animation = batch.comingSections[element.section] { return animation }
        return transition.oldSection(ofNew: element.section).flatMap { batch.leavingSections[$0] } ?? .automatic
    }
}

extension UIView {
    /// Looks as a row does that is gone: what animations of rows begin or end with.
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
