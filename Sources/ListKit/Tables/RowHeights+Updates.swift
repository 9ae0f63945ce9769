import Foundation

extension RowHeights {
    /// Returns the heights after a reload, for sections with `counts` rows. Rows keep their heights until they are
    /// measured again, so nothing moves if the content is unchanged.
    func afterReload(counts: [Int], means: MeanHeights, estimate: (ListElement) -> CGFloat) -> RowHeights {
        var new = RowHeights(counts: counts, means: means, estimate: estimate)
        for section in 0..<min(sections.count, counts.count) { new.expect(section, asIn: section, of: self) }
        new.tree = HeightTree(new.stretches.map(\.sum))
        return new
    }

    /// Returns the heights after `transition`, for sections with `counts` rows. Remaining rows keep their heights;
    /// reloaded rows keep them as expected heights.
    func after(_ transition: ListTransition, counts: [Int], estimate: (ListElement) -> CGFloat) -> RowHeights {
        var new = RowHeights(counts: counts, means: means, estimate: estimate)
        let touched = transition.updates.touchedSections
        for (old, section) in sections.enumerated() {
            let place = transition.newSection(ofOld: old)
            if let place, transition.updates.sections.reloaded.contains(old) {
                new.expect(place, asIn: old, of: self)
            } else if let place {
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
                for offset in 0..<stretch.count {
                    let path = IndexPath(row: block * Self.blockLength + offset, section: old)
                    guard let height = stretch.lastHeight(of: offset), let moved = transition.newPath(ofOld: path)
                    else { continue }
                    let (number, row) = new.position(of: .cell(moved))
                    if stretch.isKnown(offset), !transition.updates.items.reloaded.contains(path) {
                        new.stretches[number].set(height, at: row)
                    } else {
                        new.stretches[number].expect(height, at: row)
                    }
                }
            }
        }
        new.tree = HeightTree(new.stretches.map(\.sum))
        return new
    }

    /// Sets the expected heights of `section`, including its header and footer, to those of section `old` in `heights`.
    /// They are used until the heights are known.
    private mutating func expect(_ section: Int, asIn old: Int, of heights: RowHeights) {
        let (target, source) = (sections[section].first, heights.sections[old].first)
        stretches[target].expect(heights.stretches[source])
        for block in 1..<min(blockCount(section), heights.blockCount(old)) + 1 {
            stretches[target + block].expect(heights.stretches[source + block])
        }
        let (footer, oldFooter) = (target + blockCount(section) + 1, source + heights.blockCount(old) + 1)
        stretches[footer].expect(heights.stretches[oldFooter])
    }
}

extension ListUpdates {
    /// The indexes of sections that contain changed rows, before and after the updates.
    fileprivate var touchedSections: (old: Set<Int>, new: Set<Int>) {
        (Set(items.leaving.map(\.section) + items.reloaded.map(\.section)), Set(items.coming.map(\.section)))
    }
}
