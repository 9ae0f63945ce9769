import Foundation
import LayerKit
import ViewKit

/// A view that isn't drawn while the skeleton is active.
struct SuppressedView {
    weak var view: UIView?
}

extension SkeletonSession {
    /// Walks the tree and updates bones, lists and suppressed views.
    func update() {
        guard let root, let window = root.window, let fade else { return }
        if isOn { followTheme() }
        followSpace()
        for part in parts { part.layOut(in: root) }
        guard isOn else {
            followFadingBones(in: root)
            return
        }
        let walk = SkeletonWalk(from: root)
        leaves.compact()
        suppress(walk.suppressed)
        follow(walk.lists)
        leaves.reserveCapacity(walk.leaves.count)
        for (place, view) in walk.leaves.enumerated() {
            let bone = walk.bones.isEmpty ? nil : walk.bones[ObjectIdentifier(view)]
            if let leaf = leaves.leaf(on: view, expectedAt: place), leaf.layOut(as: bone, in: window) {
                if SkeletonTheme.areUsed { leaf.apply(look(for: view)) }
                continue
            }
            leaves.set(makeLeaf(view, as: bone, fade: fade, time: window.time), on: view)
        }
        // Every leaf view has bones now, so equal counts mean that no other view has bones.
        if leaves.count != walk.leaves.count { dropLeaves(except: walk.leaves) }
        if lastPartEnding != nil { endIfEmpty(walk) }
    }

    /// Returns `true` if `view` is in the root's tree.
    func isAround(_ view: UIView) -> Bool { root.map(view.isDescendant) ?? false }

    func showSuppressed() {
        for case let view? in suppressed.values.map(\.view) { unsuppress(view) }
        suppressed = [:]
    }

    /// Shows the suppressed views in `subtree`, which is no longer part of the skeleton.
    func showSuppressed(in subtree: UIView) {
        guard !suppressed.isEmpty else { return }
        if suppressed.removeValue(forKey: ObjectIdentifier(subtree)) != nil { unsuppress(subtree) }
        for view in subtree.subviews { showSuppressed(in: view) }
    }

    /// Suppresses `views` and no other views.
    func suppress(_ views: [UIView]) {
        if views.isEmpty && suppressed.isEmpty { return }
        let wanted = Set(views.map { ObjectIdentifier($0) })
        for (id, known) in suppressed where !wanted.contains(id) || known.view == nil {
            suppressed[id] = nil
            if let view = known.view { unsuppress(view) }
        }
        for view in views where suppressed[ObjectIdentifier(view)] == nil {
            view.setSuppressed(true, by: self)
            view.ownSkeleton.addHolder(self)
            suppressed[ObjectIdentifier(view)] = SuppressedView(view: view)
        }
    }

    /// Undoes the changes to `view`, which has left the skeleton's tree.
    func giveBack(_ view: UIView) {
        if suppressed.removeValue(forKey: ObjectIdentifier(view)) != nil { unsuppress(view) }
        if let presence = lists.removeValue(forKey: ObjectIdentifier(view)) { release([presence]) }
    }

    // MARK: Private

    private func unsuppress(_ view: UIView) {
        view.setSuppressed(false, by: self)
        if lists[ObjectIdentifier(view)] == nil { view.skeleton?.removeHolder(self) }
    }

    /// Removes the bones of all views except `views`.
    private func dropLeaves(except views: [UIView]) {
        let wanted = Set(views.map { ObjectIdentifier($0) })
        for leaf in leaves.take(where: { id, _ in !wanted.contains(id) }) { leaf.remove() }
    }

    /// Lays out bones that fade out, and removes the bones of views that have left the root.
    private func followFadingBones(in root: UIView) {
        for leaf in leaves.take(where: { _, leaf in leaf.view?.isDescendant(of: root) != true }) { leaf.remove() }
        for leaf in leaves { leaf.layOut() }
    }

    /// Adds bones to `view`. Existing bones are replaced at their current opacity.
    private func makeLeaf(
        _ view: UIView, as bone: AutomaticBone?, fade: OverlayFade, time: TimeInterval
    ) -> LeafPresence {
        var own = fade
        if let shown = view.leafPresence?.opacity(at: time), shown > fade.from {
            own = OverlayFade(
                from: shown, to: fade.to, begin: fade.begin, duration: fade.duration, transition: fade.transition)
        }
        if view.asSkeletonList != nil { reportSolidList(view) }
        let hidden = view.isInBlankPart ? 1 : view.leafPresence?.hiddenContent(at: time)
        return LeafPresence(view: view, as: bone, session: self, look: look(for: view), fade: own, hidden: hidden)
    }
}
