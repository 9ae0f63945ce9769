import Foundation
import LayerKit
import ViewKit

/// A table that shows skeleton rows.
struct TablePresence {
    weak var table: UITableView?
    let source: TableSkeletonSource
}

/// A view that is left out while the skeleton is on.
struct SuppressedView {
    weak var view: UIView?
}

extension SkeletonSession {
    /// Walks the tree and lets bones, tables and suppressed views follow it.
    func update() {
        guard let root, let window = root.window, let fade else { return }
        guard isOn else {
            followFadingBones(in: root)
            return
        }
        let walk = SkeletonWalk(from: root)
        suppress(walk.suppressed)
        for table in walk.tables { adopt(table) }
        var wanted = Set<ObjectIdentifier>(minimumCapacity: walk.leaves.count)
        for view in walk.leaves { wanted.insert(ObjectIdentifier(view)) }
        for (id, leaf) in leaves where !wanted.contains(id) || leaf.view == nil {
            leaf.remove()
            leaves[id] = nil
        }
        for view in walk.leaves {
            let id = ObjectIdentifier(view)
            if let leaf = leaves[id], leaf.isCurrent {
                leaf.layOut(look)
            } else {
                leaves[id] = makeLeaf(view, fade: fade, time: window.time)
            }
        }
    }

    /// Shows the content of `subtree` while the rest of the skeleton stays.
    func takeOut(_ subtree: UIView, reloadData: Bool, transition: SkeletonTransitionStyle) {
        guard let window = root?.window, let fade else { return }
        let (time, duration) = (window.time, transition.duration)
        endTables(reloadData: reloadData, fade: duration, in: subtree)
        let leaving = SharedFade(Fade(from: fade.fade.value(at: time), to: 0, begin: time, duration: duration))
        let parts = leaves.filter { $0.value.view?.isDescendant(of: subtree) ?? true }
        for (id, leaf) in parts {
            leaves[id] = nil
            if !leaf.isDeparting { leaf.apply(leaving, at: time) }
        }
        let taken = Array(parts.values)
        if duration > 0 {
            window.schedule(after: duration) { for leaf in taken { leaf.remove() } }
        } else {
            for leaf in taken { leaf.remove() }
        }
    }

    /// Gives the tables in `subtree` (all without one) their own rows again: now, under the skeleton's rows that fade, or
    /// with the app's next reload.
    func endTables(reloadData: Bool, fade duration: TimeInterval, in subtree: UIView? = nil) {
        for (id, presence) in tables {
            guard let table = presence.table, table.standInSource === presence.source else { continue }
            guard subtree.map(table.isDescendant) ?? true else { continue }
            tables[id] = nil
            table.locksScrolling = false
            if reloadData {
                for leaf in leaves.values where leaf.view?.isDescendant(of: table) ?? false { leaf.isDeparting = true }
                table.setStandInSource(nil, fade: duration)
            } else {
                table.endsStandInOnReload = true
            }
        }
    }

    func showSuppressed() {
        for entry in suppressed { entry.view?.isSuppressed = false }
        suppressed = []
    }

    // MARK: Private

    /// Bones that fade out follow the layout; what left the root loses them at once.
    private func followFadingBones(in root: UIView) {
        for (id, leaf) in leaves {
            if leaf.view?.isDescendant(of: root) ?? false {
                leaf.layOut(look)
            } else {
                leaf.remove()
                leaves[id] = nil
            }
        }
    }

    /// Puts bones on `view`; where other bones are they take over from those, as visible as they are.
    private func makeLeaf(_ view: UIView, fade: SharedFade, time: TimeInterval) -> LeafPresence {
        var own = fade
        if let shown = view.leafPresence?.opacity(at: time), shown > fade.fade.from {
            var raised = fade.fade
            raised.from = shown
            own = SharedFade(raised)
        }
        let leaf = LeafPresence(view: view)
        leaf.layOut(look)
        leaf.apply(own, at: time)
        return leaf
    }

    private func adopt(_ table: UITableView) {
        table.locksScrolling = table.isUserInteractionDisabledWhenSkeletonIsActive
        let id = ObjectIdentifier(table)
        guard tables[id]?.table !== table else { return }
        if let source = table.standInSource as? TableSkeletonSource, !table.endsStandInOnReload {
            // Another skeleton's, which gave way: the rows stay.
            tables[id] = TablePresence(table: table, source: source)
            return
        }
        let presence = TablePresence(table: table, source: TableSkeletonSource())
        tables[id] = presence
        table.setStandInSource(presence.source, fade: look.config.transition.duration)
    }

    private func suppress(_ views: [UIView]) {
        if views.isEmpty && suppressed.isEmpty { return }
        let wanted = Set(views.map { ObjectIdentifier($0) })
        for case let view? in suppressed.map(\.view) where !wanted.contains(ObjectIdentifier(view)) {
            view.isSuppressed = false
        }
        for view in views { view.isSuppressed = true }
        suppressed = views.map { SuppressedView(view: $0) }
    }
}
