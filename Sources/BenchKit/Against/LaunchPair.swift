/// The values of a metric in one pair of launches.
package struct LaunchPair: Equatable, Sendable {
    /// The number of the pair in chronological order, counted from 1.
    package let number: Int
    package let other: Double
    package let this: Double

    package init(number: Int, other: Double, this: Double) {
        (self.number, self.other, self.this) = (number, other, this)
    }
}
