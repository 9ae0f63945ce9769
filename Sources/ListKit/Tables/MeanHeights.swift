import Foundation

/// The means of the known heights of headers, rows and footers, rounded to whole points. They are the estimates for
/// elements of unknown height. A mean is updated whenever the number of known heights has doubled, so it changes less
/// and less often.
struct MeanHeights {
    /// The factors for the elements of a `HeightSum`: 1 for points, then the mean heights of headers, rows and footers.
    private(set) var values: HeightSum
    private var sums = HeightSum()
    private var counts = HeightSum()
    private var nextChanges = HeightSum(repeating: 1)

    /// Creates mean heights with initial values in points, which apply until heights are known.
    init(headers: CGFloat, rows: CGFloat, footers: CGFloat) {
        values = HeightSum(1, headers, rows, footers)
    }

    mutating func update(_ height: CGFloat, of kind: HeightBlock.Kind) {
        let kind = kind.rawValue
        sums[kind] += height
        counts[kind] += 1
        guard counts[kind] == nextChanges[kind] else { return }
        nextChanges[kind] *= 2
        values[kind] = (sums[kind] / counts[kind]).rounded()
    }
}
