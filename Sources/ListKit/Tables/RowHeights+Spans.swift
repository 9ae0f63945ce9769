import Foundation

extension RowHeights {
    var totalHeight: CGFloat { tree.sum(ofFirst: blocks.count).points(means.values) }

    /// Returns the span of `element`, which must exist.
    func span(of element: ListElement) -> Span {
        let (number, offset) = position(of: element)
        let block = blocks[number]
        var top = tree.sum(ofFirst: number).points(means.values)
        for row in 0..<offset { top += block.height(of: row, means: means.values) }
        return span(of: element, in: block, at: offset, top: top)
    }

    func top(of element: ListElement) -> CGFloat { span(of: element).top }

    /// Returns the element at `offset`. If `offset` is out of range, returns the first or last element. Returns `nil`
    /// if the table is empty.
    func span(at offset: CGFloat) -> Span? {
        guard !blocks.isEmpty else { return nil }
        let (number, top) = tree.index(at: offset, means: means.values)
        var row = 0
        var rowTop = top
        let block = blocks[number]
        while row < block.count - 1 {
            let next = rowTop + block.height(of: row, means: means.values)
            guard next <= offset else { break }
            row = row + 1
            rowTop = next
        }
        let element = element(in: number, of: section(ofBlock: number), at: row)
        return span(of: element, in: block, at: row, top: rowTop)
    }

    /// Returns the elements that intersect `lower ..< upper`, from top to bottom, up to a maximum of `limit` elements.
    /// Elements with a known height of 0 are skipped.
    func spans(from lower: CGFloat, to upper: CGFloat, limit: Int = ListLimits.maximumShown) -> [Span] {
        var found: [Span] = []
        forEachSpan(from: lower, to: upper, limit: limit) { span in
            found.append(span)
            return true
        }
        return found
    }

    /// Calls `body` with each element that `spans(from:to:limit:)` returns, until `body` returns `false`. Runs in every
    /// scroll step, so it avoids allocating an array.
    func forEachSpan(
        from lower: CGFloat, to upper: CGFloat, limit: Int = ListLimits.maximumShown, _ body: (Span) -> Bool
    ) {
        guard !blocks.isEmpty, upper > lower else { return }
        var count = 0
        let means = means.values
        var (number, top) = tree.index(at: max(0, lower), means: means)
        var section = section(ofBlock: number)
        while number < blocks.count, top < upper, count < limit {
            while section + 1 < sections.count, sections[section + 1].first <= number { section += 1 }
            let block = blocks[number]
            for offset in 0..<block.count where top < upper && count < limit {
                let height = block.height(of: offset, means: means)
                if height > 0 || !block.isKnown(offset), top + height > lower {
                    let element = element(in: number, of: section, at: offset)
                    count += 1
                    guard body(span(of: element, in: block, at: offset, top: top)) else { return }
                }
                top += height
            }
            number += 1
        }
    }

    private func span(of element: ListElement, in block: HeightBlock, at offset: Int, top: CGFloat) -> Span {
        Span(
            element: element, top: top, height: block.height(of: offset, means: means.values),
            isKnown: block.isKnown(offset))
    }
}
