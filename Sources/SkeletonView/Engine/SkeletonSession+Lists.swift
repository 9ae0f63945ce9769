import Foundation
import LayerKit
import Reporting
import ViewKit

/// A list in a skeleton.
struct ListPresence {
    weak var list: (any SkeletonList)?
}

extension SkeletonSession {
    /// Lets `found`, the lists that the walk came to, show the skeleton's items, and those that it lost show their own.
    func follow(_ found: [any SkeletonList]) {
        if found.isEmpty && lists.isEmpty { return }
        let wanted = Set(found.map { ObjectIdentifier($0) })
        for (id, presence) in lists where !wanted.contains(id) {
            lists[id] = nil
            release([presence])
        }
        for list in found { adopt(list) }
    }

    /// Gives the lists in `subtree` (all without one) their own items again: now, where with `fade` the skeleton's pass
    /// into them, or with the app's next reload. With `rows` that is one list whose rows pass one by one.
    ///
    /// - Returns: The lists inside items that fade out with all that is in them: to be released when that is over.
    func endLists(
        reloadData: Bool, fade: OverlayFade?, rows: RowFades? = nil, in subtree: UIView? = nil
    ) -> [ListPresence] {
        let ended = lists.values.compactMap(\.list).filter { list in subtree.map(list.isDescendant) ?? true }
        let skeletons = ended.filter { $0.skeletonSource != nil && isOwn($0) }
        var departing: [ListPresence] = []
        for list in ended { letGo(of: list) }
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

    /// Gives `presences`, lists that are not in the skeleton any longer, their own items again at once.
    func release(_ presences: [ListPresence]) {
        for case let list? in presences.map(\.list) where lists[ObjectIdentifier(list)] == nil {
            letGo(of: list)
            if list.skeletonSource != nil, isOwn(list) { list.showOwnItems() }
        }
    }

    /// The skeleton is freed: lists that are on screen without it show their own items. Others do when they are.
    func abandonLists() {
        for case let list? in lists.values.map(\.list) {
            list.setScrollingLocked(false, by: self)
            if list.window != nil { list.endAbandonedSkeleton() }
        }
    }

    /// The items that faded out come back: so do the lists in them.
    func keepDepartingLists() {
        for presence in departingLists {
            if let list = presence.list { lists[ObjectIdentifier(list)] = presence }
        }
        departingLists = []
    }

    /// Says why a list is one grey block.
    func reportSolidList(_ list: UIView) {
        Diagnostics.report(
            "SkeletonView: a \(type(of: list)) is one bone, because its data source does not conform to "
                + "SkeletonTableViewDataSource or SkeletonCollectionViewDataSource and it shows no skeletonable cell")
    }

    // MARK: Private

    /// Whether no other skeleton has taken the list over.
    private func isOwn(_ list: any SkeletonList) -> Bool {
        list.skeletonSource.map { $0.session === self } ?? true
    }

    private func letGo(of list: any SkeletonList) {
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
            // The data source is another one now.
            if list.skeletonSource != nil, isOwn(list) { list.showOwnItems() }
            return
        }
        // Items that are a skeleton's already stay: another skeleton gave way, or left them until the next reload.
        if list.skeletonSource == nil { list.showSkeletonItems(automatically: isAutomatic, fade: listFade) }
        list.skeletonSource?.isAutomatic = isAutomatic
        guard let source = list.skeletonSource, source.session !== self || list.endsPlaceholdersOnReload else { return }
        source.session = self
        source.beginBones()
        list.endsPlaceholdersOnReload = false
    }

    /// How the items of a list that comes into the skeleton now pass into bones: as all do that begin now, and by
    /// itself where those are on their way already.
    private var listFade: OverlayFade? {
        guard let time = root?.window?.time, let fade, fade.begin != time else { return fade }
        return makeFade(from: 0, to: 1, begin: time, by: look.config.transition)
    }
}
