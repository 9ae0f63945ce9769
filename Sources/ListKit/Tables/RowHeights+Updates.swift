import Foundation

extension RowHeights {
    /// Returns the heights after a reload, for sections with `counts` rows. Rows keep their heights until they are
    /// measured again, so nothing moves if the content is unchanged.
    func afterReload(counts: [Int], means: MeanHeights, estimate: (ListElement) -> CGFloat) -> RowHeights {
        var new = RowHeights(counts: counts, means: means, estimate: estimate)
        for section in 0..<min(sections.count, counts.count) { new.expect(section, asIn: section, of: self) }
        new.tree = HeightTree(new.blocks.map(\.sum))
        return new
    }

    /// Returns the heights after `transition`, for sections with `counts` rows. Remaining rows keep their heights;
    /// reloaded rows keep them only as expected heights. If `firstHeaderDiffers` is `true`, the latter also applies to
    /// the header of a section that becomes, or no longer is, the first one.
    func after(
        _ transition: ListTransition, counts: [Int], firstHeaderDiffers: Bool = false,
        estimate: (ListElement) -> CGFloat
    ) -> RowHeights {
        var new = RowHeights(counts: counts, means: means, estimate: estimate)
        let touched = transition.updates.touchedSections
        for (old, section) in sections.enumerated() {
            let newSection = transition.newSection(ofOld: old)
            if let newSection, transition.updates.sections.reloaded.contains(old) {
                new.expect(newSection, asIn: old, of: self)
            } else if let newSection {
                let target = new.sections[newSection]
                let isOutdated = firstHeaderDiffers && (old == 0) != (newSection == 0)
                let header = blocks[section.first]
                new.blocks[target.first] = isOutdated ? header.outdated : header
                new.blocks[target.first + new.blockCount(newSection) + 1] = blocks[section.first + blockCount(old) + 1]
                if !touched.old.contains(old), !touched.new.contains(newSection) {
                    let indices = 1..<blockCount(old) + 1
                    for index in indices { new.blocks[target.first + index] = blocks[section.first + index] }
                    continue
                }
            }
            for index in 0..<blockCount(old) {
                let block = blocks[section.first + 1 + index]
                for offset in 0..<block.count {
                    let path = IndexPath(row: index * Self.blockLength + offset, section: old)
                    guard let height = block.lastHeight(of: offset), let moved = transition.newPath(ofOld: path)
                    else { continue }
                    let (number, row) = new.position(of: .cell(moved))
                    if block.isKnown(offset), !transition.updates.items.reloaded.contains(path) {
                        new.blocks[number].set(height, at: row)
                    } else {
                        new.blocks[number].expect(height, at: row)
                    }
                }
            }
        }
        new.tree = HeightTree(new.blocks.map(\.sum))
        return new
    }

    /// Sets the expected heights of `section`, including its header and footer, to those of section `old` in `heights`.
    /// The expected heights are used until the actual heights are known.
    private mutating func expect(_ section: Int, asIn old: Int, of heights: RowHeights) {
        let (target, source) = (sections[section].first, heights.sections[old].first)
        blocks[target].expect(heights.blocks[source])
        for block in 1..<min(blockCount(section), heights.blockCount(old)) + 1 {
            blocks[target + block].expect(heights.blocks[source + block])
        }
        let (footer, oldFooter) = (target + blockCount(section) + 1, source + heights.blockCount(old) + 1)
        blocks[footer].expect(heights.blocks[oldFooter])
    }
}

extension ListUpdates {
    /// The indexes of sections that contain changed rows, before and after the updates.
    fileprivate var touchedSections: (old: Set<Int>, new: Set<Int>) {
        (Set(items.oldPositions.map(\.section) + items.reloaded.map(\.section)), Set(items.newPositions.map(\.section)))
    }
}
