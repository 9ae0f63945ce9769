import Foundation

/// The items of one way through a list that the app was asked to prepare before they are seen.
struct PrefetchedWay {
    /// Those that were neither seen nor given up since.
    fileprivate var asked: Set<IndexPath> = []
    /// The first and the last item that were on screen.
    fileprivate var seen: ClosedRange<IndexPath>?
    /// The item that is the furthest in the direction of scrolling among all that were seen in it.
    fileprivate var furthest: IndexPath?
    fileprivate var goesBack = false

    /// Follows the items to where `transition` leads them.
    mutating func follow(_ transition: ListTransition) {
        asked = Set(asked.subtracting(transition.updates.items.reloaded).compactMap { transition.newPath(ofOld: $0) })
        (seen, furthest) = (nil, nil)
    }

    /// `next` is on screen. Only items that come tell the direction: when the last leaves again, as in scrolling that
    /// wavers, the direction stays.
    fileprivate mutating func turn(to next: ClosedRange<IndexPath>) {
        if let seen {
            let (comesBefore, comesAfter) =
                (next.lowerBound < seen.lowerBound, next.upperBound > seen.upperBound)
            if comesBefore != comesAfter, goesBack != comesBefore { (goesBack, furthest) = (comesBefore, nil) }
        }
        seen = next
        let end = goesBack ? next.lowerBound : next.upperBound
        furthest = furthest.map { goesBack ? min($0, end) : max($0, end) } ?? end
    }

    /// Whether `path` was not seen yet in the direction of scrolling.
    fileprivate func isUnseen(_ path: IndexPath) -> Bool {
        guard let furthest else { return true }
        return goesBack ? path < furthest : path > furthest
    }
}

/// The items of a list that the app was asked to prepare: along the whole, and along each section that scrolls by
/// itself.
struct ListPrefetching {
    /// The way through the whole list.
    fileprivate static let whole = -1

    /// By the section that scrolls by itself.
    fileprivate var ways: [Int: PrefetchedWay] = [:]

    /// Follows the items to where `transition` leads them.
    mutating func follow(_ transition: ListTransition) {
        var moved: [Int: PrefetchedWay] = [:]
        for (section, way) in ways {
            guard let place = section == Self.whole ? section : transition.newSection(ofOld: section) else { continue }
            moved[place] = way
            moved[place]?.follow(transition)
        }
        ways = moved
    }

    /// Forgets everything: the items are others now.
    mutating func forget() {
        ways = [:]
    }
}

extension ListEngine {
    /// Has the app prepare the items that come next in the direction of scrolling, as many as are on screen, and tells
    /// it which of those before are not needed any longer.
    func prefetch() {
        guard let shownApp, shownApp.prefetches, !needsReload else { return }
        let current = revision
        let paths = visiblePaths.filter { !isAppended($0) }
        let scrolls = paths.contains { view.scrollsByItself($0.section) }
        guard scrolls || prefetching.ways.keys.contains(where: { $0 != ListPrefetching.whole }) else {
            return prefetch(along: ListPrefetching.whole, visible: paths, by: shownApp)
        }
        let visible = Dictionary(grouping: paths) {
            view.scrollsByItself($0.section) ? $0.section : ListPrefetching.whole
        }
        for section in prefetching.ways.keys.sorted() where section != ListPrefetching.whole && visible[section] == nil
        {
            let given = prefetching.ways.removeValue(forKey: section)?.asked.sorted() ?? []
            if !given.isEmpty { shownApp.cancelPrefetching(given) }
            guard isCurrent(current) else { return }
        }
        for (section, paths) in visible.sorted(by: { $0.key < $1.key }) where isCurrent(current) {
            prefetch(along: section, visible: paths, by: shownApp)
        }
    }

    private func prefetch(along section: Int, visible: [IndexPath], by shownApp: any ListApp) {
        var way = prefetching.ways[section, default: PrefetchedWay()]
        guard let first = visible.first, let last = visible.last, way.seen != first...last else { return }
        way.turn(to: first...last)
        // Requests for items up to a screen further away are kept, because the number of visible items changes all the
        // time.
        let near = paths(
            after: way.goesBack ? first : last, goesBack: way.goesBack, most: 2 * visible.count,
            onlyIn: section == ListPrefetching.whole ? nil : section)
        let ahead = near.prefix(visible.count)
        let given = way.asked.subtracting(visible).subtracting(near).sorted()
        let new = ahead.filter { way.isUnseen($0) && !way.asked.contains($0) }
        way.asked.formIntersection(near)
        prefetching.ways[section] = way
        let current = revision
        if !given.isEmpty { shownApp.cancelPrefetching(given) }
        guard isCurrent(current), !new.isEmpty else { return }
        prefetching.ways[section]?.asked.formUnion(new)
        shownApp.prefetch(new)
    }

    /// Tells the app that nothing of what it was asked to prepare is needed.
    func endPrefetching() {
        let given = prefetching.ways.values.reduce(into: Set()) { $0.formUnion($1.asked) }.sorted()
        prefetching.forget()
        if !given.isEmpty { shownApp?.cancelPrefetching(given) }
    }

    /// The app's next items from `path` on in the direction of scrolling, the nearest first: of all sections, or of
    /// one.
    private func paths(after path: IndexPath, goesBack: Bool, most: Int, onlyIn only: Int?) -> [IndexPath] {
        let step = goesBack ? -1 : 1
        var (section, item) = (path.section, path.item + step)
        var (found, sections) = ([IndexPath](), 0)
        // Stops after that number of empty sections, because nothing is close to being visible then.
        while found.count < most, counts.indices.contains(section), sections < ListLimits.mostShown {
            if item >= 0, item < appCount(inSection: section) {
                found.append(IndexPath(item: item, section: section))
                item += step
            } else {
                guard only == nil else { break }
                (section, sections) = (section + step, sections + 1)
                item = goesBack ? appCount(inSection: section) - 1 : 0
            }
        }
        return found
    }
}
