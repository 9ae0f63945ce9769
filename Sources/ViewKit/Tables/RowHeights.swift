import Foundation

/// Where everything in a table stands. Heights become known a block of rows at a time; until then estimates hold. The
/// place of a row and the row at a place are found in O(log n), and a block of which nothing is known takes no room for
/// its rows.
struct RowHeights {
    /// A thing that has a height.
    enum Element: Hashable {
        case header(Int)
        case row(IndexPath)
        case footer(Int)

        var section: Int {
            switch self {
            case .header(let section), .footer(let section): section
            case .row(let path): path.section
            }
        }
    }

    /// An element and where it is, in points from the top of the first.
    struct Place: Equatable {
        let element: Element
        let top: CGFloat
        let height: CGFloat
        let isKnown: Bool
        var bottom: CGFloat { top + height }
    }

    /// The heights that are expected of each kind.
    struct Means {
        var rows: MeanHeight
        var headers: MeanHeight
        var footers: MeanHeight
        var values: HeightSum { HeightSum(rows: rows.value, headers: headers.value, footers: footers.value) }
    }

    private struct Section {
        let count: Int
        /// The number of the stretch that is its header; the blocks of its rows and its footer follow.
        let first: Int
    }

    /// How many rows share an estimate, and are asked for at a time.
    static let blockLength = 64

    private(set) var means: Means
    private var stretches: [HeightStretch] = []
    private var sections: [Section] = []
    private var tree: HeightTree

    /// Makes the heights of sections with `counts` rows; `estimate` is asked for each header and footer and for the first
    /// row of each block: points, or a number below 0 for the mean.
    init(
        counts: [Int] = [],
        means: Means = Means(rows: MeanHeight(44), headers: MeanHeight(28), footers: MeanHeight(28)),
        estimate: (Element) -> CGFloat = { _ in -1 }
    ) {
        self.means = means
        sections.reserveCapacity(counts.count)
        stretches.reserveCapacity(counts.reduce(0) { $0 + $1 / Self.blockLength + 3 })
        for (section, count) in counts.enumerated() {
            sections.append(Section(count: count, first: stretches.count))
            stretches.append(HeightStretch(.header, count: 1, estimate: estimate(.header(section))))
            for first in stride(from: 0, to: count, by: Self.blockLength) {
                let path = IndexPath(row: first, section: section)
                let length = min(Self.blockLength, count - first)
                stretches.append(HeightStretch(.rows, count: length, estimate: estimate(.row(path))))
            }
            stretches.append(HeightStretch(.footer, count: 1, estimate: estimate(.footer(section))))
        }
        tree = HeightTree(stretches.map(\.sum))
    }

    // MARK: Counts

    var sectionCount: Int { sections.count }
    var counts: [Int] { sections.map(\.count) }

    var hasRows: Bool { sections.contains { $0.count > 0 } }

    func numberOfRows(inSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].count : 0
    }

    func hasRow(at path: IndexPath) -> Bool {
        path.count == 2 && path.row >= 0 && path.row < numberOfRows(inSection: path.section)
    }

    func contains(_ element: Element) -> Bool {
        switch element {
        case .header(let section), .footer(let section): sections.indices.contains(section)
        case .row(let path): hasRow(at: path)
        }
    }

    // MARK: Places

    var totalHeight: CGFloat { tree.sum(ofFirst: stretches.count).points(means.values) }

    /// Where `element` is; it must exist.
    func place(of element: Element) -> Place {
        let (number, offset) = position(of: element)
        return place(of: element, in: stretches[number], at: offset, top: top(ofStretch: number))
    }

    func top(of element: Element) -> CGFloat { place(of: element).top }

    /// What is at `offset`, the first or the last element beyond the ends; nil in an empty table.
    func place(at offset: CGFloat) -> Place? {
        var steps = 0
        return place(at: offset, steps: &steps)
    }

    /// The same; `steps` grows by the nodes and the rows that were looked at.
    func place(at offset: CGFloat, steps: inout Int) -> Place? {
        guard !stretches.isEmpty else { return nil }
        let (number, top) = tree.index(at: offset, means: means.values, steps: &steps)
        var row = 0
        var rowTop = top
        let stretch = stretches[number]
        while row < stretch.count - 1 {
            steps += 1
            let next = rowTop + stretch.height(of: row, means: means)
            guard next <= offset else { break }
            (row, rowTop) = (row + 1, next)
        }
        return Place(
            element: element(in: number, at: row), top: rowTop, height: stretch.height(of: row, means: means),
            isKnown: stretch.isKnown(row))
    }

    /// Everything that touches `lower ..< upper`, from the top, without what is known to have no height.
    func places(from lower: CGFloat, to upper: CGFloat) -> [Place] {
        var found: [Place] = []
        var steps = 0
        guard !stretches.isEmpty, upper > lower else { return found }
        var (number, top) = tree.index(at: max(0, lower), means: means.values, steps: &steps)
        var section = section(ofStretch: number)
        while number < stretches.count, top < upper {
            while section + 1 < sections.count, sections[section + 1].first <= number { section += 1 }
            let stretch = stretches[number]
            for offset in 0..<stretch.count where top < upper {
                let height = stretch.height(of: offset, means: means)
                let isKnown = stretch.isKnown(offset)
                if height > 0 || !isKnown, top + height > lower {
                    found.append(
                        Place(
                            element: element(in: number, of: section, at: offset), top: top, height: height,
                            isKnown: isKnown))
                }
                top += height
            }
            number += 1
        }
        return found
    }

    /// The top of a section's header, and the bottom of its footer.
    func extent(ofSection section: Int) -> (top: CGFloat, bottom: CGFloat) {
        let footer = place(of: .footer(section))
        return (top(ofStretch: sections[section].first), footer.bottom)
    }

    // MARK: What is known

    func isKnown(_ element: Element) -> Bool {
        let (number, offset) = position(of: element)
        return stretches[number].isKnown(offset)
    }

    /// The rows of the block that the row at `path` is in; nil when they were asked for already.
    func unaskedRows(around path: IndexPath) -> Range<Int>? {
        let number = position(of: .row(path)).stretch
        guard !stretches[number].isAsked else { return nil }
        let first = path.row / Self.blockLength * Self.blockLength
        return first..<first + stretches[number].count
    }

    /// The first elements of the stretches whose estimate is 0: their heights are wanted at once.
    var wantedAtOnce: [Element] {
        stretches.indices.filter { stretches[$0].estimate == 0 && !stretches[$0].isAsked }.map {
            element(in: $0, at: 0)
        }
    }

    /// Sets the height of `element`, in points.
    mutating func set(_ height: CGFloat, of element: Element) {
        let (number, offset) = position(of: element)
        change(number) { $0.set(height, at: offset) }
        learn(height, of: stretches[number].kind)
    }

    /// Sets what the delegate says about the rows from `path` on that share its block; not a number where it says nothing.
    mutating func setBlock(_ heights: [CGFloat], at path: IndexPath) {
        let number = position(of: .row(path)).stretch
        guard heights.count == stretches[number].count else { return }
        change(number) { stretch in
            stretch.isAsked = true
            for (offset, height) in heights.enumerated() where !height.isNaN { stretch.set(height, at: offset) }
        }
        for height in heights where !height.isNaN { learn(height, of: .rows) }
    }

    // MARK: Updates

    /// What holds after `transition`, which leads to sections with `counts` rows: what stays keeps its height.
    func after(_ transition: ListTransition, counts: [Int], estimate: (Element) -> CGFloat) -> RowHeights {
        var new = RowHeights(counts: counts, means: means, estimate: estimate)
        let touched = transition.updates.touchedSections
        for (old, section) in sections.enumerated() {
            let place = transition.newSection(ofOld: old)
            let isReloaded = transition.updates.reloadedSections.contains(old)
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
                    guard !transition.updates.reloadedItems.contains(path), let moved = transition.newPath(ofOld: path)
                    else { continue }
                    let (number, row) = new.position(of: .row(moved))
                    new.stretches[number].set(stretch.height(of: offset, means: means), at: row)
                }
            }
        }
        new.tree = HeightTree(new.stretches.map(\.sum))
        return new
    }

    // MARK: Private

    private func blockCount(_ section: Int) -> Int {
        (sections[section].count + Self.blockLength - 1) / Self.blockLength
    }

    private func position(of element: Element) -> (stretch: Int, offset: Int) {
        switch element {
        case .header(let section): (sections[section].first, 0)
        case .row(let path):
            (sections[path.section].first + 1 + path.row / Self.blockLength, path.row % Self.blockLength)
        case .footer(let section): (sections[section].first + 1 + blockCount(section), 0)
        }
    }

    private func top(ofStretch number: Int) -> CGFloat { tree.sum(ofFirst: number).points(means.values) }

    private func place(of element: Element, in stretch: HeightStretch, at offset: Int, top: CGFloat) -> Place {
        var top = top
        for row in 0..<offset { top += stretch.height(of: row, means: means) }
        return Place(
            element: element, top: top, height: stretch.height(of: offset, means: means),
            isKnown: stretch.isKnown(offset))
    }

    private func section(ofStretch number: Int) -> Int {
        var (low, high) = (0, sections.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if sections[middle].first <= number { low = middle } else { high = middle }
        }
        return low
    }

    private func element(in number: Int, at offset: Int) -> Element {
        element(in: number, of: section(ofStretch: number), at: offset)
    }

    private func element(in number: Int, of section: Int, at offset: Int) -> Element {
        switch stretches[number].kind {
        case .header: .header(section)
        case .footer: .footer(section)
        case .rows:
            .row(
                IndexPath(
                    row: (number - sections[section].first - 1) * Self.blockLength + offset, section: section))
        }
    }

    private mutating func change(_ number: Int, _ change: (inout HeightStretch) -> Void) {
        let old = stretches[number].sum
        change(&stretches[number])
        tree.add(stretches[number].sum - old, at: number)
    }

    private mutating func learn(_ height: CGFloat, of kind: HeightStretch.Kind) {
        switch kind {
        case .rows: means.rows.learn(height)
        case .header: means.headers.learn(height)
        case .footer: means.footers.learn(height)
        }
    }
}

extension ListUpdates {
    /// The sections whose rows are named, by their places before and after the updates.
    fileprivate var touchedSections: (old: Set<Int>, new: Set<Int>) {
        let old = deletedItems.map(\.section) + reloadedItems.map(\.section) + movedItems.map(\.from.section)
        let new = insertedItems.map(\.section) + movedItems.map(\.to.section)
        return (Set(old), Set(new))
    }
}
