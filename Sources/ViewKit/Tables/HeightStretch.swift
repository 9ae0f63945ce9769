import Foundation

/// A header, a footer or a block of rows: heights that are known, and an estimate for those that are not.
struct HeightStretch {
    /// The raw value is the kind's place in sums and in means.
    enum Kind: Int {
        case header = 1
        case rows, footer
    }

    let kind: Kind
    /// Whether the delegate was asked for the heights; those that it left open are known when their cells are.
    var isAsked = false
    let count: Int
    /// Points, or below 0 for the mean of the kind; 0 is also the mean, until the delegate was
    /// asked, which is then soon.
    let estimate: CGFloat
    private var knownCount = 0
    private var knownSum: CGFloat = 0
    /// Empty while nothing is known; not a number where a height is not known.
    private var heights: [CGFloat] = []

    init(_ kind: Kind, count: Int, estimate: CGFloat) {
        self.kind = kind
        self.count = count
        self.estimate = estimate.isFinite ? min(estimate, UITableView.largestHeight) : -1
    }

    /// The sum of the heights.
    var sum: HeightSum {
        let unknown = CGFloat(count - knownCount)
        var sum = HeightSum(estimate > 0 ? knownSum + unknown * estimate : knownSum, 0, 0, 0)
        if estimate <= 0 { sum[kind.rawValue] = unknown }
        return sum
    }

    func isKnown(_ offset: Int) -> Bool { !heights.isEmpty && !heights[offset].isNaN }

    func height(of offset: Int, means: HeightSum) -> CGFloat {
        if isKnown(offset) { return heights[offset] }
        return estimate > 0 ? estimate : means[kind.rawValue]
    }

    mutating func set(_ height: CGFloat, at offset: Int) {
        if heights.isEmpty { heights = Array(repeating: .nan, count: count) }
        if heights[offset].isNaN { knownCount += 1 } else { knownSum -= heights[offset] }
        heights[offset] = height
        knownSum += height
    }
}
