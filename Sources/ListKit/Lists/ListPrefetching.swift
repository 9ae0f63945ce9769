import Foundation

/// The prefetching state of one scrollable area: the whole list, or a section that scrolls separately.
struct PrefetchState {
    /// The requested items that have not become visible or been canceled yet.
    fileprivate var requested: Set<IndexPath> = []
    /// The first and last visible items.
    fileprivate var visibleRange: ClosedRange<IndexPath>?
    /// The item furthest ahead in the scroll direction that has been visible since the direction or the list's items
    /// last changed.
    fileprivate var furthest: IndexPath?
    fileprivate var isBackward = false

    /// Updates the stored index paths for the changes in `transition`.
    mutating func follow(_ transition: ListTransition) {
        requested = Set(
            requested.subtracting(transition.updates.items.reloaded).compactMap { transition.newPath(ofOld: $0) })
        visibleRange = nil
        furthest = nil
    }

    /// Updates the visible items. The scroll direction changes only if items become visible at one end, not if items
    /// disappear.
    fileprivate mutating func updateVisibleRange(to next: ClosedRange<IndexPath>) {
        if let visibleRange {
            let (comesBefore, comesAfter) =
                (next.lowerBound < visibleRange.lowerBound, next.upperBound > visibleRange.upperBound)
            if comesBefore != comesAfter, isBackward != comesBefore { (isBackward, furthest) = (comesBefore, nil) }
        }
        visibleRange = next
        let end = isBackward ? next.lowerBound : next.upperBound
        furthest = furthest.map { isBackward ? min($0, end) : max($0, end) } ?? end
    }

    /// Returns `true` if `path` is ahead of all items that have been visible since the scroll direction or the list's
    /// items last changed.
    fileprivate func isUnseen(_ path: IndexPath) -> Bool {
        guard let furthest else { return true }
        return isBackward ? path < furthest : path > furthest
    }
}

/// The prefetching states of the whole list and of the sections that scroll separately.
struct ListPrefetching {
    /// The key for the whole list.
    fileprivate static let allSections = -1

    /// The states, keyed by section index, or by `allSections` for the whole list.
    fileprivate var states: [Int: PrefetchState] = [:]

    /// Updates the stored index paths for the changes in `transition`.
    mutating func follow(_ transition: ListTransition) {
        var moved: [Int: PrefetchState] = [:]
        for (section, state) in states {
            guard let newSection = section == Self.allSections ? section : transition.newSection(ofOld: section) else {
                continue
            }
            moved[newSection] = state
            moved[newSection]?.follow(transition)
        }
        states = moved
    }

    /// Clears all state without canceling any requests.
    mutating func forget() {
        states = [:]
    }
}

extension ListEngine {
    /// Requests the items that come next in the scroll direction, at most as many as are visible, and cancels earlier
    /// requests that are no longer needed.
    func prefetch() {
        guard let shownApp, shownApp.prefetches, !needsReload else { return }
        let current = revision
        let paths = visiblePaths.filter { !isAppended($0) }
        let scrolls = paths.contains { view.scrollsSeparately($0.section) }
        guard scrolls || prefetching.states.keys.contains(where: { $0 != ListPrefetching.allSections }) else {
            return prefetch(along: ListPrefetching.allSections, visible: paths, by: shownApp)
        }
        let visible = Dictionary(grouping: paths) {
            view.scrollsSeparately($0.section) ? $0.section : ListPrefetching.allSections
        }
        for section in prefetching.states.keys.sorted()
        where section != ListPrefetching.allSections && visible[section] == nil {
            let canceled = prefetching.states.removeValue(forKey: section)?.requested.sorted() ?? []
            if !canceled.isEmpty { shownApp.cancelPrefetching(canceled) }
            guard isCurrent(current) else { return }
        }
        for (section, paths) in visible.sorted(by: { $0.key < $1.key }) where isCurrent(current) {
            prefetch(along: section, visible: paths, by: shownApp)
        }
    }

    private func prefetch(along section: Int, visible: [IndexPath], by shownApp: any ListApp) {
        var state = prefetching.states[section, default: PrefetchState()]
        guard let first = visible.first, let last = visible.last, state.visibleRange != first...last else { return }
        state.updateVisibleRange(to: first...last)
        // Requests up to twice as far ahead are kept, because the number of visible items varies.
        let near = paths(
            after: state.isBackward ? first : last, isBackward: state.isBackward, limit: 2 * visible.count,
            onlyIn: section == ListPrefetching.allSections ? nil : section)
        let ahead = near.prefix(visible.count)
        let canceled = state.requested.subtracting(visible).subtracting(near).sorted()
        let new = ahead.filter { state.isUnseen($0) && !state.requested.contains($0) }
        state.requested.formIntersection(near)
        prefetching.states[section] = state
        let current = revision
        if !canceled.isEmpty { shownApp.cancelPrefetching(canceled) }
        guard isCurrent(current), !new.isEmpty else { return }
        prefetching.states[section]?.requested.formUnion(new)
        shownApp.prefetch(new)
    }

    /// Cancels all requests.
    func endPrefetching() {
        let canceled = prefetching.states.values.reduce(into: Set()) { $0.formUnion($1.requested) }.sorted()
        prefetching.forget()
        if !canceled.isEmpty { shownApp?.cancelPrefetching(canceled) }
    }

    /// Returns the app's items that follow `path` in the scroll direction, nearest first. If `only` is set, returns
    /// only items in that section.
    private func paths(after path: IndexPath, isBackward: Bool, limit: Int, onlyIn only: Int?) -> [IndexPath] {
        let step = isBackward ? -1 : 1
        var (section, item) = (path.section, path.item + step)
        var (found, sections) = ([IndexPath](), 0)
        // Stops after many sections, because items beyond them won't become visible soon.
        while found.count < limit, counts.indices.contains(section), sections < ListLimits.maximumShown {
            if item >= 0, item < appCount(inSection: section) {
                found.append(IndexPath(item: item, section: section))
                item += step
            } else {
                guard only == nil else { break }
                section = section + step
                sections = sections + 1
                item = isBackward ? appCount(inSection: section) - 1 : 0
            }
        }
        return found
    }
}
