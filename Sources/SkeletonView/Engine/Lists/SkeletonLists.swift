import Foundation
import LayerKit
import Reporting
import ViewKit

/// A list in a skeleton, held weakly.
struct ListPresence {
    weak var list: (any SkeletonList)?
}

/// The lists of a skeleton: those that show its items, and those inside items that fade out.
///
/// Switching the items of a list reloads it, and its data source may show or hide the skeleton during the reload.
/// Therefore, `present` is updated before a list is reloaded: a new list is added to it, and a list that returns to the
/// app's items is removed from it.
@MainActor
final class SkeletonLists {
    private var present: [ObjectIdentifier: ListPresence] = [:]
    /// The lists inside items that fade out. They show the app's items when the fade is over.
    private var departing: [ListPresence] = []

    /// Returns `true` if `view` is one of the lists.
    func contains(_ view: UIView) -> Bool { present[ObjectIdentifier(view)] != nil }

    /// Returns `true` if any of the lists that still exist satisfies `condition`.
    func contains(where condition: (any SkeletonList) -> Bool) -> Bool {
        present.values.contains { $0.list.map(condition) ?? false }
    }

    /// Updates the lists to `found`, the lists that the walk of `session` found. These lists show skeleton items, and
    /// lists that the walk no longer reaches show the app's items. The skeleton items of new lists fade in with `fade`.
    func follow(_ found: [any SkeletonList], in session: SkeletonSession, fade: @autoclosure () -> OverlayFade?) {
        if found.isEmpty && present.isEmpty { return }
        let foundIDs = Set(found.map { ObjectIdentifier($0) })
        for (id, presence) in present where !foundIDs.contains(id) {
            present[id] = nil
            release([presence], by: session)
        }
        for list in found { adopt(list, by: session, fade: fade) }
    }

    /// Shows the app's items in the lists in `subtree`, or in all lists if it is `nil`. If `reloadData` is `true`, the
    /// items appear immediately or with `fade`; otherwise, they appear at the app's next reload. `rows` contains the
    /// fades of a single list's rows if they are replaced one by one, otherwise `nil`.
    ///
    /// - Returns: The lists inside items that fade out as a whole. The caller must release them when the fade ends.
    func end(
        in subtree: UIView? = nil, by session: SkeletonSession, reloadData: Bool, fade: OverlayFade? = nil,
        rows: RowFades? = nil
    ) -> [ListPresence] {
        let ended = present.values.compactMap(\.list).filter { list in subtree.map(list.isDescendant) ?? true }
        let skeletons = ended.filter { $0.skeletonSource != nil && isOwn($0, of: session) }
        var departing: [ListPresence] = []
        for list in ended { forget(list, by: session) }
        for list in skeletons {
            if !reloadData {
                list.endsPlaceholdersOnReload = true
                list.skeletonSource?.endBones()
            } else if skeletons.contains(where: { $0 !== list && list.isDescendant(of: $0) }) {
                departing.append(ListPresence(list: list))
            } else {
                session.markLeavesDeparting(in: list)
                list.showOwnItems(fade: fade, rows: rows)
            }
        }
        return departing
    }

    /// Ends all lists together with the skeleton. Lists inside items that fade out are released by
    /// `finishDeparture(by:)`.
    func depart(by session: SkeletonSession, reloadData: Bool, fade: OverlayFade?, rows: RowFades?) {
        departing += end(by: session, reloadData: reloadData, fade: fade, rows: rows)
    }

    /// Returns the departing lists to the skeleton, because its fade-out is reversed.
    func reverseDeparture() {
        for presence in departing {
            if let list = presence.list { present[ObjectIdentifier(list)] = presence }
        }
        departing = []
    }

    /// Releases the departing lists after the fade-out.
    func finishDeparture(by session: SkeletonSession) {
        release(departing, by: session)
        departing = []
    }

    /// Releases `view` if it is one of the lists.
    func release(_ view: UIView, by session: SkeletonSession) {
        if let presence = present.removeValue(forKey: ObjectIdentifier(view)) { release([presence], by: session) }
    }

    /// Releases the lists of `presences` that are no longer in the skeleton: unlocks their scrolling and, unless
    /// another skeleton has taken over the list, shows the app's items without a transition.
    func release(_ presences: [ListPresence], by session: SkeletonSession) {
        for case let list? in presences.map(\.list) where !contains(list) {
            forget(list, by: session)
            if list.skeletonSource != nil, isOwn(list, of: session) { list.showOwnItems() }
        }
    }

    /// Shows the app's items in visible lists when `session` is deallocated. All other lists follow when they become
    /// visible.
    func abandon(by session: SkeletonSession) {
        for case let list? in present.values.map(\.list) {
            list.setScrollingLocked(false, by: session)
            if list.window != nil { list.endAbandonedSkeleton() }
        }
    }

    // MARK: Private

    /// Returns `true` if no other skeleton has taken over the list.
    private func isOwn(_ list: any SkeletonList, of session: SkeletonSession) -> Bool {
        list.skeletonSource.map { $0.session === session } ?? true
    }

    private func forget(_ list: any SkeletonList, by session: SkeletonSession) {
        present[ObjectIdentifier(list)] = nil
        list.setScrollingLocked(false, by: session)
        session.didRestore(list)
    }

    private func adopt(_ list: any SkeletonList, by session: SkeletonSession, fade: () -> OverlayFade?) {
        let isAutomatic = session.isAutomatic
        list.setScrollingLocked(list.isUserInteractionDisabledWhenSkeletonIsActive, by: session)
        if !contains(list) {
            present[ObjectIdentifier(list)] = ListPresence(list: list)
            list.ownSkeleton.addHolder(session)
        }
        guard list.showsSkeleton(automatically: isAutomatic) else {
            // The data source was replaced, and the new one describes no skeleton.
            if list.skeletonSource != nil, isOwn(list, of: session) { list.showOwnItems() }
            return
        }
        // Existing skeleton items stay: they belong to a skeleton that was replaced, or that left them until the next
        // reload.
        if list.skeletonSource == nil { list.showSkeletonItems(automatically: isAutomatic, fade: fade()) }
        list.skeletonSource?.isAutomatic = isAutomatic
        guard let source = list.skeletonSource, source.session !== session || list.endsPlaceholdersOnReload else {
            return
        }
        source.session = session
        source.beginBones()
        list.endsPlaceholdersOnReload = false
    }
}
