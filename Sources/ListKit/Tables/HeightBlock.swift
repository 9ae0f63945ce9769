import Foundation

/// The height of a header or footer, or the heights of a block of rows. Each height is known, expected after a reload,
/// or estimated.
struct HeightBlock {
    /// The kind of element. The raw value is its index in a `HeightSum`.
    enum Kind: Int {
        case header = 1
        case rows, footer
    }

    let kind: Kind
    /// `true` if the heights of the block have been requested from the delegate or the table. The heights of
    /// self-sizing rows remain unknown until their cells are measured.
    var isRequested = false
    let count: Int
    /// The estimated height of an element in points. 0 or a negative value uses the mean height of the kind; with 0,
    /// the heights are also requested before anything is displayed.
    let estimate: CGFloat
    private var knownCount = 0
    private var knownSum: CGFloat = 0
    /// The known heights, with NaN for unknown heights. Empty if no height is known.
    private var heights: [CGFloat] = []
    /// The heights before a reload, used until the new heights are known, with NaN for missing heights. Empty if no
    /// height is expected.
    private var expected: [CGFloat] = []
    private var expectedCount = 0
    private var expectedSum: CGFloat = 0

    init(_ kind: Kind, count: Int, estimate: CGFloat) {
        self.kind = kind
        self.count = count
        self.estimate = estimate.isFinite ? min(estimate, UITableView.maximumHeight) : -1
    }

    /// The sum of the known, expected and estimated heights.
    var sum: HeightSum {
        let unknown = CGFloat(count - knownCount - expectedCount)
        let points = knownSum + expectedSum
        var sum = HeightSum(estimate > 0 ? points + unknown * estimate : points, 0, 0, 0)
        if estimate <= 0 { sum[kind.rawValue] = unknown }
        return sum
    }

    func isKnown(_ offset: Int) -> Bool { !heights.isEmpty && !heights[offset].isNaN }

    func height(of offset: Int, means: HeightSum) -> CGFloat {
        if isKnown(offset) { return heights[offset] }
        if let height = expectedHeight(of: offset) { return height }
        return estimate > 0 ? estimate : means[kind.rawValue]
    }

    mutating func set(_ height: CGFloat, at offset: Int) {
        if heights.isEmpty { heights = Array(repeating: .nan, count: count) }
        stopExpecting(offset)
        if heights[offset].isNaN { knownCount += 1 } else { knownSum -= heights[offset] }
        heights[offset] = height
        knownSum += height
    }

    // MARK: Reloads

    /// Sets the expected height of the element at `offset`, used until its height is known.
    mutating func expect(_ height: CGFloat, at offset: Int) {
        guard !isKnown(offset) else { return }
        stopExpecting(offset)
        if expected.isEmpty { expected = Array(repeating: .nan, count: count) }
        expected[offset] = height
        expectedCount += 1
        expectedSum += height
    }

    /// Sets the expected heights to the known or expected heights of `old`, used until the heights are known.
    mutating func expect(_ old: HeightBlock) {
        guard !old.heights.isEmpty || !old.expected.isEmpty else { return }
        for offset in 0..<min(count, old.count) {
            if let height = old.lastHeight(of: offset) { expect(height, at: offset) }
        }
    }

    /// The block with its known heights as expected heights, which are used until the heights are requested again.
    var outdated: HeightBlock {
        var block = HeightBlock(kind, count: count, estimate: estimate)
        block.expect(self)
        return block
    }

    /// Returns the known or expected height; `nil` if the height is only estimated.
    func lastHeight(of offset: Int) -> CGFloat? { isKnown(offset) ? heights[offset] : expectedHeight(of: offset) }

    private func expectedHeight(of offset: Int) -> CGFloat? {
        expected.isEmpty || expected[offset].isNaN ? nil : expected[offset]
    }

    private mutating func stopExpecting(_ offset: Int) {
        guard let height = expectedHeight(of: offset) else { return }
        expected[offset] = .nan
        expectedCount -= 1
        expectedSum = expectedCount == 0 ? 0 : expectedSum - height
        if expectedCount == 0 { expected = [] }
    }
}
