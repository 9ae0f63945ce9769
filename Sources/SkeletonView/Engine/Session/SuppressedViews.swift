import ViewKit

/// The app's views that are not drawn while a skeleton is active.
@MainActor
final class SuppressedViews {
    private struct Entry {
        weak var view: UIView?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Returns `true` if `view` is suppressed.
    func contains(_ view: UIView) -> Bool { entries[ObjectIdentifier(view)] != nil }

    /// Suppresses `views` for `session`, and shows all other suppressed views.
    func set(_ views: [UIView], by session: SkeletonSession) {
        if views.isEmpty && entries.isEmpty { return }
        let ids = Set(views.map { ObjectIdentifier($0) })
        for (id, entry) in entries where !ids.contains(id) || entry.view == nil {
            entries[id] = nil
            if let view = entry.view { show(view, by: session) }
        }
        for view in views where !contains(view) {
            view.setSuppressed(true, by: session)
            view.ownSkeleton.addHolder(session)
            entries[ObjectIdentifier(view)] = Entry(view: view)
        }
    }

    /// Shows `view` if it is suppressed.
    func remove(_ view: UIView, by session: SkeletonSession) {
        if entries.removeValue(forKey: ObjectIdentifier(view)) != nil { show(view, by: session) }
    }

    /// Shows the suppressed views in `subtree`, which is no longer part of the skeleton.
    func removeAll(in subtree: UIView, by session: SkeletonSession) {
        guard !entries.isEmpty else { return }
        remove(subtree, by: session)
        for view in subtree.subviews { removeAll(in: view, by: session) }
    }

    /// Shows all suppressed views.
    func removeAll(by session: SkeletonSession) {
        let views = entries.values.compactMap(\.view)
        entries = [:]
        for view in views { show(view, by: session) }
    }

    private func show(_ view: UIView, by session: SkeletonSession) {
        view.setSuppressed(false, by: session)
        session.didRestore(view)
    }
}
