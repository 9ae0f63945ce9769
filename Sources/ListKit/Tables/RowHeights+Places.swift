import Foundation

extension RowHeights {
    var totalHeight: CGFloat { tree.sum(ofFirst: stretches.count).points(means.values) }

    /// Returns the position of `element`, which must exist.
    func place(of element: ListElement) -> Span {
        let (number, offset) = position(of: element)
        let stretch = stretches[number]
        var top = tree.sum(ofFirst: number).points(means.values)
        for row in 0..<offset { top += stretch.height(of: row, means: means.values) }
        return span(of: element, in: stretch, at: offset, top: top)
    }

    func top(of element: ListElement) -> CGFloat { place(of: element).top }

    /// Returns the element at `offset`. If `offset` is out of range, returns the first or last element. Returns `nil`
    /// if the table is empty.
    func place(at offset: CGFloat) -> Span? {
        guard !stretches.isEmpty else { return nil }
        let (number, top) = tree.index(at: offset, means: means.values)
        var row = 0
        var rowTop = top
        let stretch = stretches[number]
        while row < stretch.count - 1 {
            let next = rowTop + stretch.height(of: row, means: means.values)
            guard next <= offset else { break }
            row = row + 1
            rowTop = next
        }
        let element = element(in: number, of: section(ofStretch: number), at: row)
        return span(of: element, in: stretch, at: row, top: rowTop)
    }

    /// Returns the elements that intersect `lower ..< upper`, from the top, and at most the first `most` of them.
    /// Elements with a known height of 0 are skipped.
    func places(from lower: CGFloat, to upper: CGFloat, most: Int = ListLimits.maximumShown) -> [Span] {
        var found: [Span] = []
        forEachPlace(from: lower, to: upper, most: most) { place in
            found.append(place)
            return true
        }
        return found
    }

    /// Calls `body` with the elements that `places(from:to:most:)` returns, until `body` returns `false`. Runs in every
    /// step of a scroll, so it avoids allocating an array.
    func forEachPlace(
        from lower: CGFloat, to upper: CGFloat, most: Int = ListLimits.maximumShown, _ body: (Span) -> Bool
    ) {
        guard !stretches.isEmpty, upper > lower else { return }
        var count = 0
        let means = means.values
        var (number, top) = tree.index(at: max(0, lower), means: means)
        var section = section(ofStretch: number)
        while number < stretches.count, top < upper, count < most {
            while section + 1 < sections.count, sections[section + 1].first <= number { section += 1 }
            let stretch = stretches[number]
            for offset in 0..<stretch.count where top < upper && count < most {
                let height = stretch.height(of: offset, means: means)
                if height > 0 || !stretch.isKnown(offset), top + height > lower {
                    let element = element(in: number, of: section, at: offset)
                    count += 1
                    guard body(span(of: element, in: stretch, at: offset, top: top)) else { return }
                }
                top += height
            }
            number += 1
        }
    }

    private func span(of element: ListElement, in stretch: HeightStretch, at offset: Int, top: CGFloat) -> Span {
        Span(
            element: element, top: top, height: stretch.height(of: offset, means: means.values),
            isKnown: stretch.isKnown(offset))
    }
}
