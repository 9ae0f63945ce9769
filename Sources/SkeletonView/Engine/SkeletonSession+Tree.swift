import Foundation
import LayerKit
import ViewKit

/// A view that is left out while the skeleton is on.
struct SuppressedView {
    weak var view: UIView?
}

extension SkeletonSession {
    /// Walks the tree and lets bones, lists and suppressed views follow it.
    func update() {
        guard let root, let window = root.window, let fade else { return }
        guard isOn else {
            followFadingBones(in: root)
            return
        }
        let walk = SkeletonWalk(from: root)
        suppress(walk.suppressed)
        follow(walk.lists)
        leaves.reserveCapacity(walk.leaves.count)
        for view in walk.leaves {
            let id = ObjectIdentifier(view)
            if let leaf = leaves[id], leaf.isCurrent {
                leaf.layOut(look)
            } else {
                leaves[id] = makeLeaf(view, fade: fade, time: window.time)
            }
        }
        // As many as there should be are those that should be.
        if leaves.count != walk.leaves.count { dropLeaves(except: walk.leaves) }
    }

    /// Shows the content of `subtree` while the rest of the skeleton stays.
    func takeOut(_ subtree: UIView, reloadData: Bool, transition: SkeletonTransitionStyle) {
        guard let window = root?.window, let fade else { return }
        let (time, duration) = (window.time, transition.duration)
        let departing = endLists(reloadData: reloadData, fade: duration, in: subtree)
        let leaving = StandInFade(from: fade.value(at: time), to: 0, begin: time, duration: duration)
        let parts = leaves.filter { $0.value.view?.isDescendant(of: subtree) ?? true }
        for (id, leaf) in parts {
            leaves[id] = nil
            if !leaf.isDeparting { leaf.apply(leaving) }
        }
        let taken = Array(parts.values)
        if duration > 0 {
            window.schedule(after: duration) {
                for leaf in taken { leaf.remove() }
                self.release(departing)
            }
        } else {
            for leaf in taken { leaf.remove() }
            release(departing)
        }
    }

    func showSuppressed() {
        for entry in suppressed { entry.view?.isSuppressed = false }
        suppressed = []
    }

    // MARK: Private

    /// Takes the bones off all views but `views`.
    private func dropLeaves(except views: [UIView]) {
        let wanted = Set(views.map { ObjectIdentifier($0) })
        for (id, leaf) in leaves where !wanted.contains(id) {
            leaf.remove()
            leaves[id] = nil
        }
    }

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
    private func makeLeaf(_ view: UIView, fade: StandInFade, time: TimeInterval) -> LeafPresence {
        var own = fade
        if let shown = view.leafPresence?.opacity(at: time), shown > fade.from {
            own = StandInFade(from: shown, to: fade.to, begin: fade.begin, duration: fade.duration)
        }
        if view.asSkeletonList != nil { reportSolidList(view) }
        let leaf = LeafPresence(view: view)
        leaf.layOut(look)
        leaf.apply(own)
        return leaf
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
