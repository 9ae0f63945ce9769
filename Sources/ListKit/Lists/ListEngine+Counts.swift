import Foundation
import Reporting

/// Counts of sections and items.
extension ListEngine {
    /// Returns the number of items in each section, as the source provides it. A negative number, which only
    /// placeholder sources may provide, stands for as many items as fill the view. Other invalid numbers are reported
    /// and count as 0.
    func sourceCounts() -> [Int] {
        let limits = type(of: view).maximumItems
        let sections = accepted(source.numberOfSections() ?? 0, "sections", limit: limits.sections)
        var remaining = limits.total
        return (0..<max(0, sections)).map { section in
            let count = accepted(
                source.numberOfItems(inSection: section), "\(terms.items) in section \(section)",
                limit: min(limits.items, remaining))
            remaining -= max(0, count)
            return count
        }
    }

    /// Returns `true` if the app's number of sections and its item counts in the sections of `elements` are unchanged,
    /// except for sections that were empty. Otherwise reports the change, requests a reload and returns `false`. Always
    /// returns `true` for placeholders.
    func hasCurrentCounts(for elements: [ListElement]) -> Bool {
        guard showsApp else { return true }
        guard let sections = source.numberOfSections() else {
            Diagnostics.report("\(terms.name): the data source was deallocated; the \(terms.list) is empty")
            setNeedsReload()
            return false
        }
        guard let change = change(sections, in: Set(elements.map(\.section).filter(counts.indices.contains))) else {
            return true
        }
        Diagnostics.report(
            "\(terms.name): the \(terms.items) changed without an update; reloading everything: \(change); call "
                + "reloadData or performBatchUpdates when they change")
        setNeedsReload()
        return false
    }

    /// Returns the number of items up to the last one that is visible if `section` is scrolled to its start; 0 if the
    /// view has no size. Modifies `counts[section]` while trying different numbers.
    func numberOfItemsFilling(section: Int) -> Int {
        let size = view.bounds.size
        counts[section] = 0
        guard size.width > 0, size.height > 0 else { return 0 }
        // This first guess is sufficient for most lists.
        var count = 16
        while true {
            counts[section] = count
            let frames = view.frames(ofFirst: count, inSection: section)
            guard let start = frames.first ?? nil else { return 0 }
            let area = CGRect(origin: start.origin, size: size)
            // The visible items are not necessarily consecutive.
            let shown = (frames.lastIndex { $0?.isVisible(in: area) ?? false } ?? -1) + 1
            if shown < frames.count { return shown }
            guard frames.count < ListLimits.maximumPlaceholders else {
                Diagnostics.report(
                    "\(terms.name): \(shown) \(terms.items) do not fill a view of \(size.width) by \(size.height) "
                        + "points; no more placeholders are shown")
                return shown
            }
            count = min(count * 4, ListLimits.maximumPlaceholders)
        }
    }

    // MARK: Private

    private func accepted(_ count: Int, _ subject: String, limit: Int) -> Int {
        if (0...limit).contains(count) || count < 0 && !showsApp { return count }
        Diagnostics.report(
            "\(terms.name): the data source returned \(count) for the number of \(subject); expected 0 to \(limit), "
                + "showing none")
        return 0
    }

    /// Describes the first change in the number of sections or in the sections `touched`, as a clause for a message.
    /// Returns `nil` if nothing changed.
    private func change(_ sections: Int, in touched: Set<Int>) -> String? {
        guard sections == counts.count else {
            return "there are \(sections) sections now, but there were \(counts.count)"
        }
        for section in touched.sorted() {
            let (count, before) = (source.numberOfItems(inSection: section), appCount(inSection: section))
            // Rejected counts are stored as 0, so a stored 0 is never a mismatch.
            guard count == before || before == 0 else {
                return "section \(section) has \(count) \(terms.items) now, but had \(before)"
            }
        }
        return nil
    }
}
