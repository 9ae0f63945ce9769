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

    struct Section {
        let count: Int
        /// The number of the stretch that is its header; the blocks of its rows and its footer follow.
        let first: Int
    }

    /// How many rows share an estimate, and are asked for at a time.
    static let blockLength = 64

    private(set) var means: Means
    var stretches: [HeightStretch] = []
    private(set) var sections: [Section] = []
    var tree: HeightTree

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

    // MARK: Stretches

    func blockCount(_ section: Int) -> Int {
        (sections[section].count + Self.blockLength - 1) / Self.blockLength
    }

    func position(of element: Element) -> (stretch: Int, offset: Int) {
        switch element {
        case .header(let section): (sections[section].first, 0)
        case .row(let path):
            (sections[path.section].first + 1 + path.row / Self.blockLength, path.row % Self.blockLength)
        case .footer(let section): (sections[section].first + 1 + blockCount(section), 0)
        }
    }

    func section(ofStretch number: Int) -> Int {
        var (low, high) = (0, sections.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if sections[middle].first <= number { low = middle } else { high = middle }
        }
        return low
    }

    func element(in number: Int, at offset: Int) -> Element {
        element(in: number, of: section(ofStretch: number), at: offset)
    }

    func element(in number: Int, of section: Int, at offset: Int) -> Element {
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
