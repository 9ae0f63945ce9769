import Foundation
import LayerKit
import Reporting
import ViewKit

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
        suppressed.set(walk.suppressed, by: self)
        lists.follow(walk.lists, in: self, fade: listFade)
        leaves.reserveCapacity(walk.leaves.count)
        for (index, view) in walk.leaves.enumerated() {
            let bone = walk.bones.isEmpty ? nil : walk.bones[ObjectIdentifier(view)]
            if let leaf = leaves.leaf(on: view, expectedAt: index), leaf.layOut(as: bone, in: window) {
                if SkeletonTheme.isAnySet { leaf.apply(look(for: view)) }
                continue
            }
            leaves.set(makeLeaf(view, as: bone, fade: fade, time: window.time), on: view)
        }
        // Every leaf view has bones now, so equal counts mean that no other view has bones.
        if leaves.count != walk.leaves.count { dropLeaves(except: walk.leaves) }
        if lastPartEnding != nil { endIfEmpty(walk) }
    }

    /// Returns `true` if `view` is in the root's tree.
    func contains(_ view: UIView) -> Bool { root.map(view.isDescendant) ?? false }

    /// Undoes the changes to `view`, which has left the skeleton's tree.
    func release(_ view: UIView) {
        suppressed.remove(view, by: self)
        lists.release(view, by: self)
    }

    /// Records that a change to `view` was undone; `view` stops notifying the skeleton if no other change remains.
    func didRestore(_ view: UIView) {
        if !lists.contains(view), !suppressed.contains(view) { view.skeleton?.removeHolder(self) }
    }

    /// Marks the bones in `list` as departing, because the list fades them out.
    func markLeavesDeparting(in list: UIView) {
        for leaf in leaves where leaf.view?.isDescendant(of: list) ?? false { leaf.isDeparting = true }
    }

    // MARK: Private

    /// Removes the bones of all views except `views`.
    private func dropLeaves(except views: [UIView]) {
        let keptIDs = Set(views.map { ObjectIdentifier($0) })
        for leaf in leaves.take(where: { id, _ in !keptIDs.contains(id) }) { leaf.remove() }
    }

    /// Lays out bones that fade out, and removes the bones of views that have left the root.
    private func followFadingBones(in root: UIView) {
        for leaf in leaves.take(where: { _, leaf in leaf.view?.isDescendant(of: root) != true }) { leaf.remove() }
        for leaf in leaves { leaf.layOut() }
    }

    /// The fade for the items of a list that joins the skeleton now. This is the skeleton's fade if that fade also
    /// starts now, otherwise a new fade.
    private var listFade: OverlayFade? {
        guard let time = root?.window?.time, let fade, fade.begin != time else { return fade }
        return makeFade(from: 0, to: 1, begin: time, by: look.config.transition)
    }

    /// Reports why a list is replaced with a single bone instead of skeleton items.
    private func reportSolidList(_ list: UIView) {
        Diagnostics.report(
            "SkeletonView: a \(type(of: list)) is a single bone, because its data source doesn't conform to "
                + "SkeletonTableViewDataSource or SkeletonCollectionViewDataSource and it shows no skeletonable cells")
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
