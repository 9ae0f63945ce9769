import Foundation
import LayerKit
import Reporting
import ViewKit

/// A list in a skeleton.
struct ListPresence {
    weak var list: (any SkeletonList)?
}

extension SkeletonSession {
    /// Shows skeleton items in the lists that the walk found, and the app's items in lists that it no longer reaches.
    func follow(_ found: [any SkeletonList]) {
        if found.isEmpty && lists.isEmpty { return }
        let wanted = Set(found.map { ObjectIdentifier($0) })
        for (id, presence) in lists where !wanted.contains(id) {
            lists[id] = nil
            release([presence])
        }
        for list in found { adopt(list) }
    }

    /// Shows the app's items in the lists in `subtree`, or in all lists if it is `nil`: immediately or with `fade` if
    /// `reloadData` is `true`, otherwise at the app's next reload. `rows` is for a single list whose rows are replaced
    /// one by one.
    ///
    /// - Returns: The lists inside items that fade out as a whole. The caller must release them when the fade ends.
    func endLists(
        reloadData: Bool, fade: OverlayFade?, rows: RowFades? = nil, in subtree: UIView? = nil
    ) -> [ListPresence] {
        let ended = lists.values.compactMap(\.list).filter { list in subtree.map(list.isDescendant) ?? true }
        let skeletons = ended.filter { $0.skeletonSource != nil && isOwn($0) }
        var departing: [ListPresence] = []
        for list in ended { forget(list) }
        for list in skeletons {
            if !reloadData {
                list.endsPlaceholdersOnReload = true
                list.skeletonSource?.endBones()
            } else if skeletons.contains(where: { $0 !== list && list.isDescendant(of: $0) }) {
                departing.append(ListPresence(list: list))
            } else {
                for leaf in leaves where leaf.view?.isDescendant(of: list) ?? false { leaf.isDeparting = true }
                list.showOwnItems(fade: fade, rows: rows)
            }
        }
        return departing
    }

    /// Shows the app's items in `presences`, lists that are no longer in the skeleton, without a transition.
    func release(_ presences: [ListPresence]) {
        for case let list? in presences.map(\.list) where lists[ObjectIdentifier(list)] == nil {
            forget(list)
            if list.skeletonSource != nil, isOwn(list) { list.showOwnItems() }
        }
    }

    /// Shows the app's items in visible lists when the skeleton is deallocated. All other lists follow when they become
    /// visible.
    func abandonLists() {
        for case let list? in lists.values.map(\.list) {
            list.setScrollingLocked(false, by: self)
            if list.window != nil { list.endAbandonedSkeleton() }
        }
    }

    /// Returns the lists in items whose fade-out is reversed to the skeleton.
    func keepDepartingLists() {
        for presence in departingLists {
            if let list = presence.list { lists[ObjectIdentifier(list)] = presence }
        }
        departingLists = []
    }

    /// Reports why a list is a single bone.
    func reportSolidList(_ list: UIView) {
        Diagnostics.report(
            "SkeletonView: a \(type(of: list)) is a single bone, because its data source doesn't conform to "
                + "SkeletonTableViewDataSource or SkeletonCollectionViewDataSource and it shows no skeletonable cells")
    }

    // MARK: Private

    /// Returns `true` if no other skeleton has taken over the list.
    private func isOwn(_ list: any SkeletonList) -> Bool {
        list.skeletonSource.map { $0.session === self } ?? true
    }

    private func forget(_ list: any SkeletonList) {
        lists[ObjectIdentifier(list)] = nil
        list.setScrollingLocked(false, by: self)
        if !list.isSuppressed { list.skeleton?.removeHolder(self) }
    }

    private func adopt(_ list: any SkeletonList) {
        list.setScrollingLocked(list.isUserInteractionDisabledWhenSkeletonIsActive, by: self)
        if lists[ObjectIdentifier(list)] == nil {
            lists[ObjectIdentifier(list)] = ListPresence(list: list)
            list.ownSkeleton.addHolder(self)
        }
        guard list.givesSkeleton(automatically: isAutomatic) else {
            // The data source was replaced.
            if list.skeletonSource != nil, isOwn(list) { list.showOwnItems() }
            return
        }
        // Existing skeleton items stay: they belong to a skeleton that was replaced, or that left them until the next
        // reload.
        if list.skeletonSource == nil { list.showSkeletonItems(automatically: isAutomatic, fade: listFade) }
        list.skeletonSource?.isAutomatic = isAutomatic
        guard let source = list.skeletonSource, source.session !== self || list.endsPlaceholdersOnReload else { return }
        source.session = self
        source.beginBones()
        list.endsPlaceholdersOnReload = false
    }

    /// The fade for the items of a list that joins the skeleton now: the common fade if it starts now, otherwise a new
    /// fade.
    private var listFade: OverlayFade? {
        guard let time = root?.window?.time, let fade, fade.begin != time else { return fade }
        return makeFade(from: 0, to: 1, begin: time, by: look.config.transition)
    }
}
