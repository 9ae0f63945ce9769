import Foundation

/// The mean heights of the measured headers, rows and footers, in whole points, as estimates for unmeasured ones. A
/// mean is updated whenever its number of measurements has doubled, so it changes less and less often.
struct MeanHeights {
    /// The values for a point (always 1), a header, a row and a footer.
    private(set) var values: HeightSum
    private var sums = HeightSum()
    private var counts = HeightSum()
    private var nextChanges = HeightSum(repeating: 1)

    /// Creates means with initial heights in points, used until elements have been measured.
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
