import Foundation

/// The heights that are expected where none are known: of each kind the mean of the known ones in whole points, taken
/// anew each time that there are twice as many, so that it changes ever more seldom.
struct MeanHeights {
    /// What a fixed point, a header, a row and a footer are high.
    private(set) var values: HeightSum
    private var sums = HeightSum()
    private var counts = HeightSum()
    private var nextChanges = HeightSum(repeating: 1)

    /// Expects these heights, in points, until others are known.
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
