import Foundation

/// A header, a footer or a block of rows: heights that are known, and an estimate for those that are not.
struct HeightStretch {
    /// The raw value is the kind's place in sums and in means.
    enum Kind: Int {
        case header = 1
        case rows, footer
    }

    let kind: Kind
    /// `true` if the delegate was asked for the heights; automatic ones are known when their cells are.
    var isAsked = false
    let count: Int
    /// Points, or below 0 for the mean of the kind; 0 is also the mean, until the delegate was
    /// asked, which is then soon.
    let estimate: CGFloat
    private var knownCount = 0
    private var knownSum: CGFloat = 0
    /// Empty while nothing is known; not a number where a height is not known.
    private var heights: [CGFloat] = []
    /// Heights from before a reload, which count until the real ones are known. Empty while nothing is expected; not a
    /// number where no height is.
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

    /// Counts `height` for a row whose height is not known, until it is.
    mutating func expect(_ height: CGFloat, at offset: Int) {
        guard !isKnown(offset) else { return }
        stopExpecting(offset)
        if expected.isEmpty { expected = Array(repeating: .nan, count: count) }
        expected[offset] = height
        expectedCount += 1
        expectedSum += height
    }

    /// Counts what `old` knows or expects.
    mutating func expect(_ old: HeightStretch) {
        guard !old.heights.isEmpty || !old.expected.isEmpty else { return }
        for offset in 0..<min(count, old.count) {
            if let height = old.lastHeight(of: offset) { expect(height, at: offset) }
        }
    }

    /// The height that is known or expected; nil for an estimate.
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
