import Foundation

/// A header, a footer or a block of rows: its known heights, and an estimate for the others.
struct HeightStretch {
    /// The raw value is the index of the kind in sums and means.
    enum Kind: Int {
        case header = 1
        case rows, footer
    }

    let kind: Kind
    /// `true` if the delegate was asked for the heights. Automatic heights become known with their cells.
    var isAsked = false
    let count: Int
    /// The estimate in points; a negative one uses the mean of the kind, and so does 0 until the delegate was asked.
    let estimate: CGFloat
    private var knownCount = 0
    private var knownSum: CGFloat = 0
    /// The known heights; NaN for others. Empty if no height is known.
    private var heights: [CGFloat] = []
    /// The heights before a reload, which are used until the new ones are known; NaN for others. Empty if there are
    /// none.
    private var expected: [CGFloat] = []
    private var expectedCount = 0
    private var expectedSum: CGFloat = 0

    init(_ kind: Kind, count: Int, estimate: CGFloat) {
        self.kind = kind
        self.count = count
        self.estimate = estimate.isFinite ? min(estimate, UITableView.largestHeight) : -1
    }

    /// The sum of the heights.
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

    /// Uses `height` for a row until its height is known.
    mutating func expect(_ height: CGFloat, at offset: Int) {
        guard !isKnown(offset) else { return }
        stopExpecting(offset)
        if expected.isEmpty { expected = Array(repeating: .nan, count: count) }
        expected[offset] = height
        expectedCount += 1
        expectedSum += height
    }

    /// Uses the heights that `old` knows or expects.
    mutating func expect(_ old: HeightStretch) {
        guard !old.heights.isEmpty || !old.expected.isEmpty else { return }
        for offset in 0..<min(count, old.count) {
            if let height = old.lastHeight(of: offset) { expect(height, at: offset) }
        }
    }

    /// Returns the known or expected height; `nil` for an estimate.
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
