import Foundation

/// A header, a footer or a block of rows: heights that are known, and an estimate for those that are not.
struct HeightStretch {
    enum Kind: UInt8 {
        case header, rows, footer
    }

    let kind: Kind
    /// Whether the delegate was asked for the heights; those that it left open are known when their cells are.
    var isAsked = false
    let count: Int
    /// Points, or below 0 for the mean of the kind; 0 is also the mean, until the delegate was asked, which is then soon.
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
        guard estimate <= 0 else { return HeightSum(fixed: knownSum + unknown * estimate) }
        return switch kind {
        case .rows: HeightSum(fixed: knownSum, rows: unknown)
        case .header: HeightSum(fixed: knownSum, headers: unknown)
        case .footer: HeightSum(fixed: knownSum, footers: unknown)
        }
    }

    func isKnown(_ offset: Int) -> Bool { !heights.isEmpty && !heights[offset].isNaN }

    func height(of offset: Int, means: RowHeights.Means) -> CGFloat {
        if isKnown(offset) { return heights[offset] }
        guard estimate <= 0 else { return estimate }
        return switch kind {
        case .rows: means.rows.value
        case .header: means.headers.value
        case .footer: means.footers.value
        }
    }

    mutating func set(_ height: CGFloat, at offset: Int) {
        if heights.isEmpty { heights = Array(repeating: .nan, count: count) }
        if heights[offset].isNaN { knownCount += 1 } else { knownSum -= heights[offset] }
        heights[offset] = height
        knownSum += height
    }
}
