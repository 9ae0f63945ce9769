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

    /// Gives the lists in `subtree` (all without one) their own items again: now, under the skeleton's that fade, or with
    /// the app's next reload.
    ///
    /// - Returns: The lists inside items that fade out with all that is in them: to be released when that is over.
    func endLists(reloadData: Bool, fade duration: TimeInterval, in subtree: UIView? = nil) -> [ListPresence] {
        let ended = lists.values.compactMap(\.list).filter { list in
            isOwn(list) && (subtree.map(list.isDescendant) ?? true)
        }
        let skeletons = ended.filter { $0.skeletonSource != nil }
        var departing: [ListPresence] = []
        for list in ended {
            lists[ObjectIdentifier(list)] = nil
            list.locksScrolling = false
        }
        for list in skeletons {
            if !reloadData {
                list.endsStandInOnReload = true
                list.skeletonSource?.endBones()
            } else if skeletons.contains(where: { $0 !== list && list.isDescendant(of: $0) }) {
                departing.append(ListPresence(list: list))
            } else {
                for leaf in leaves.values where leaf.view?.isDescendant(of: list) ?? false { leaf.isDeparting = true }
                showOwnItems(of: list, fade: duration)
            }
        }
        return departing
    }

    /// Gives `presences`, lists that are not in the skeleton any longer, their own items again at once.
    func release(_ presences: [ListPresence]) {
        for case let list? in presences.map(\.list) where isOwn(list) && lists[ObjectIdentifier(list)] == nil {
            list.locksScrolling = false
            if list.skeletonSource != nil { showOwnItems(of: list, fade: 0) }
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

    private func adopt(_ list: any SkeletonList) {
        list.locksScrolling = list.isUserInteractionDisabledWhenSkeletonIsActive
        lists[ObjectIdentifier(list)] = ListPresence(list: list)
        guard list.describesSkeleton else {
            // The data source is another one now.
            if list.skeletonSource != nil, isOwn(list) { showOwnItems(of: list, fade: 0) }
            return
        }
        // Items that are a skeleton's already stay: another skeleton gave way, or left them until the next reload.
        if list.skeletonSource == nil { list.showSkeletonItems(fade: look.config.transition.duration) }
        guard let source = list.skeletonSource, source.session !== self || list.endsStandInOnReload else { return }
        source.session = self
        source.beginBones()
        list.endsStandInOnReload = false
    }

    private func showOwnItems(of list: any SkeletonList, fade duration: TimeInterval) {
        list.skeletonSource?.endBones()
        list.showOwnItems(fade: duration)
    }
}
