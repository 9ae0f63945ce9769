import Foundation

/// The estimated heights of unmeasured rows: the mean of the measured ones of each kind, in whole points. It is updated
/// whenever their number has doubled, so that it changes less and less often.
struct MeanHeights {
    /// The heights of a fixed point, a header, a row and a footer.
    private(set) var values: HeightSum
    private var sums = HeightSum()
    private var counts = HeightSum()
    private var nextChanges = HeightSum(repeating: 1)

    /// Creates means with these heights, in points, used until others are known.
    init(headers: CGFloat, rows: CGFloat, footers: CGFloat) {
        values = HeightSum(1, headers, rows, footers)
    }

    mutating func learn(_ height: CGFloat, of kind: HeightStretch.Kind) {
        let kind = kind.rawValue
        sums[kind] += height
        counts[kind] += 1
        guard counts[kind] == nextChanges[kind] else { return }
        nextChanges[kind] *= 2
        values[kind] = (sums[kind] / counts[kind]).rounded()
    }
}
