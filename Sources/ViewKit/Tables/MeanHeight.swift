import Foundation

/// The height that is expected where none is known: the mean of the known ones in whole points, taken anew each time
/// that there are twice as many, so that it changes ever more seldom.
struct MeanHeight {
    private(set) var value: CGFloat
    private var sum: CGFloat = 0
    private var count = 0
    private var nextChange = 1

    /// Expects `value` points until a height is known.
    init(_ value: CGFloat) {
        self.value = value
    }

    mutating func learn(_ height: CGFloat) {
        sum += height
        count += 1
        guard count == nextChange else { return }
        nextChange = count * 2
        value = (sum / CGFloat(count)).rounded()
    }
}
