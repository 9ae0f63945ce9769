import Foundation

extension RowHeights {
    /// What holds after `transition`, which leads to sections with `counts` rows: what stays keeps its height.
    func after(_ transition: ListTransition, counts: [Int], estimate: (ListElement) -> CGFloat) -> RowHeights {
        var new = RowHeights(counts: counts, means: means, estimate: estimate)
        let touched = transition.updates.touchedSections
        for (old, section) in sections.enumerated() {
            let place = transition.newSection(ofOld: old)
            let isReloaded = transition.updates.sections.reloaded.contains(old)
            if let place, !isReloaded {
                let target = new.sections[place]
                new.stretches[target.first] = stretches[section.first]
                new.stretches[target.first + new.blockCount(place) + 1] = stretches[section.first + blockCount(old) + 1]
                if !touched.old.contains(old), !touched.new.contains(place) {
                    let blocks = 1..<blockCount(old) + 1
                    for block in blocks { new.stretches[target.first + block] = stretches[section.first + block] }
                    continue
                }
            }
            for block in 0..<blockCount(old) {
                let stretch = stretches[section.first + 1 + block]
                for offset in 0..<stretch.count where stretch.isKnown(offset) {
                    let path = IndexPath(row: block * Self.blockLength + offset, section: old)
                    guard !transition.updates.items.reloaded.contains(path), let moved = transition.newPath(ofOld: path)
                    else { continue }
                    let (number, row) = new.position(of: .cell(moved))
                    new.stretches[number].set(stretch.height(of: offset, means: means.values), at: row)
                }
            }
        }
        new.tree = HeightTree(new.stretches.map(\.sum))
        return new
    }
}

extension ListUpdates {
    /// The sections whose rows are named, by their places before and after the updates.
    fileprivate var touchedSections: (old: Set<Int>, new: Set<Int>) {
        (Set(items.leaving.map(\.section) + items.reloaded.map(\.section)), Set(items.coming.map(\.section)))
    }
}
