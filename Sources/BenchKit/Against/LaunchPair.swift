/// The values of a metric in one pair of launches.
package struct LaunchPair: Equatable, Sendable {
    /// The position of the pair in chronological order, starting at 1.
    package let number: Int
    /// The value in the other program.
    package let other: Double
    /// The value in this program.
    package let this: Double

    package init(number: Int, other: Double, this: Double) {
        (self.number, self.other, self.this) = (number, other, this)
    }
}
