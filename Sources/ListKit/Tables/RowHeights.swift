import Foundation

/// The positions of all elements in a table. Heights are requested one block of rows at a time, and are estimated until
/// then. Finding the position of a row, or the row at a position, takes O(log n). Blocks without known or expected
/// heights store nothing per row.
struct RowHeights {
    /// An element and its position, in points from the top of the first section.
    struct Span: Equatable {
        let element: ListElement
        let top: CGFloat
        let height: CGFloat
        let isKnown: Bool
        var bottom: CGFloat { top + height }
    }

    struct Section {
        let count: Int
        /// The index of the header's block. The blocks of rows and the footer's block follow it.
        let first: Int
    }

    /// The number of rows in a block. Rows in a block share an estimate, and their heights are requested together.
    static let blockLength = 64

    private(set) var means: MeanHeights
    var blocks: [HeightBlock] = []
    private(set) var sections: [Section] = []
    var tree: HeightTree

    /// Creates the heights of sections with `counts` rows. `estimate` is called for each header, each footer and the
    /// first row of each block. It returns a height in points, a negative number for the mean height, or 0 to request
    /// the heights before anything is displayed.
    init(
        counts: [Int] = [],
        means: MeanHeights = MeanHeights(headers: 28, rows: 44, footers: 28),
        estimate: (ListElement) -> CGFloat = { _ in -1 }
    ) {
        self.means = means
        sections.reserveCapacity(counts.count)
        blocks.reserveCapacity(counts.reduce(0) { $0 + $1 / Self.blockLength + 3 })
        for (section, count) in counts.enumerated() {
            sections.append(Section(count: count, first: blocks.count))
            blocks.append(HeightBlock(.header, count: 1, estimate: estimate(.header(section))))
            for first in stride(from: 0, to: count, by: Self.blockLength) {
                let path = IndexPath(row: first, section: section)
                let length = min(Self.blockLength, count - first)
                blocks.append(HeightBlock(.rows, count: length, estimate: estimate(.cell(path))))
            }
            blocks.append(HeightBlock(.footer, count: 1, estimate: estimate(.footer(section))))
        }
        tree = HeightTree(blocks.map(\.sum))
    }

    func contains(_ element: ListElement) -> Bool {
        guard sections.indices.contains(element.section) else { return false }
        let path = element.path
        return !element.isCell || path.count == 2 && (0..<sections[path.section].count).contains(path.row)
    }

    // MARK: Known heights

    func isKnown(_ element: ListElement) -> Bool {
        let (number, offset) = position(of: element)
        return blocks[number].isKnown(offset)
    }

    /// Returns the rows of the block that contains `path`; `nil` if their heights have already been requested.
    func unrequestedRows(around path: IndexPath) -> Range<Int>? {
        let number = position(of: .cell(path)).block
        guard !blocks[number].isRequested else { return nil }
        let first = path.row / Self.blockLength * Self.blockLength
        return first..<first + blocks[number].count
    }

    /// The first elements of the blocks whose estimate is 0 and whose heights haven't been requested. The heights in
    /// these blocks must be requested before anything is displayed.
    var requiredBeforeDisplay: [ListElement] {
        blocks.indices.filter { blocks[$0].estimate == 0 && !blocks[$0].isRequested }.map {
            element(in: $0, of: section(ofBlock: $0), at: 0)
        }
    }

    /// Sets the height of `element`, in points.
    mutating func set(_ height: CGFloat, of element: ListElement) {
        let (number, offset) = position(of: element)
        change(number) { block in
            block.set(height, at: offset)
            // A header or footer is the only element of its block.
            if !element.isCell { block.isRequested = true }
        }
        means.update(height, of: blocks[number].kind)
    }

    /// Sets the heights that the delegate or the table specifies for the block that contains `path`. NaN marks
    /// self-sizing rows.
    mutating func setBlock(_ heights: [CGFloat], at path: IndexPath) {
        let number = position(of: .cell(path)).block
        change(number) { block in
            block.isRequested = true
            for (offset, height) in heights.enumerated() where !height.isNaN { block.set(height, at: offset) }
        }
        for height in heights where !height.isNaN { means.update(height, of: .rows) }
    }

    /// Makes the height of the first section's header unknown. Its former height is used until the height is requested
    /// again.
    mutating func forgetFirstHeader() {
        if let first = sections.first?.first { change(first) { $0 = $0.outdated } }
    }

    // MARK: Blocks

    func blockCount(_ section: Int) -> Int {
        (sections[section].count + Self.blockLength - 1) / Self.blockLength
    }

    func position(of element: ListElement) -> (block: Int, offset: Int) {
        let first = sections[element.section].first
        if element.isHeader { return (first, 0) }
        guard element.isCell else { return (first + 1 + blockCount(element.section), 0) }
        return (first + 1 + element.path.row / Self.blockLength, element.path.row % Self.blockLength)
    }

    func section(ofBlock number: Int) -> Int { max(0, sections.partitioningIndex { $0.first > number } - 1) }

    func element(in number: Int, of section: Int, at offset: Int) -> ListElement {
        switch blocks[number].kind {
        case .header: .header(section)
        case .footer: .footer(section)
        case .rows:
            .cell(
                IndexPath(
                    row: (number - sections[section].first - 1) * Self.blockLength + offset, section: section))
        }
    }

    private mutating func change(_ number: Int, _ change: (inout HeightBlock) -> Void) {
        let old = blocks[number].sum
        change(&blocks[number])
        tree.add(blocks[number].sum - old, at: number)
    }
}
