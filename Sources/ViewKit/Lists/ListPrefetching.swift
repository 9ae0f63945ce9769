import Foundation

/// The items of a list that the app was asked to prepare before they are seen.
struct ListPrefetching {
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

    /// Forgets everything: the items are others now.
    mutating func forget() {
        self = ListPrefetching()
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

extension ListEngine {
    /// Has the app prepare the items that come next in the direction of scrolling, as many as are on screen, and tells
    /// it which of those before are not needed any longer.
    func prefetch() {
        guard let shownApp, shownApp.prefetches, !needsReload else { return }
        let visible = visiblePaths.filter { !isTail($0) }
        guard let first = visible.first, let last = visible.last, prefetching.seen != first...last else { return }
        prefetching.turn(to: first...last)
        // What is a screen further than what is asked for is kept, too: how many are on screen changes all the time.
        let near = paths(after: prefetching.goesBack ? first : last, most: 2 * visible.count)
        let ahead = near.prefix(visible.count)
        let given = prefetching.asked.subtracting(visible).subtracting(near).sorted()
        let new = ahead.filter { prefetching.isUnseen($0) && !prefetching.asked.contains($0) }
        prefetching.asked.formIntersection(near)
        let current = revision
        if !given.isEmpty { shownApp.cancelPrefetching(given) }
        guard isCurrent(current), !new.isEmpty else { return }
        prefetching.asked.formUnion(new)
        shownApp.prefetch(new)
    }

    /// Tells the app that nothing of what it was asked to prepare is needed.
    func endPrefetching() {
        let given = prefetching.asked.sorted()
        prefetching.forget()
        if !given.isEmpty { shownApp?.cancelPrefetching(given) }
    }

    /// The app's next items from `path` on in the direction of scrolling, the nearest first.
    private func paths(after path: IndexPath, most: Int) -> [IndexPath] {
        let step = prefetching.goesBack ? -1 : 1
        var (section, item) = (path.section, path.item + step)
        var (found, sections) = ([IndexPath](), 0)
        // Beyond so many sections without items nothing is about to be seen.
        while found.count < most, counts.indices.contains(section), sections < ListLimits.mostShown {
            if item >= 0, item < appCount(inSection: section) {
                found.append(IndexPath(item: item, section: section))
                item += step
            } else {
                (section, sections) = (section + step, sections + 1)
                item = prefetching.goesBack ? appCount(inSection: section) - 1 : 0
            }
        }
        return found
    }
}
