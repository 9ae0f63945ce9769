import Foundation
import FrameMetrics

/// The verdict about a difference, by its size and certainty.
package enum AgainstVerdict: Equatable, Sendable {
    /// A certain increase, which is worse for all metrics, and a certain decrease.
    case more, less
    /// A difference that the 95% interval shows, but not with the certainty of a verdict.
    case perhaps
    /// No difference larger than this.
    case same(within: Double)
    /// Differences below this can't be detected.
    case unclear(below: Double)
    /// Too few launches.
    case unjudged

    /// The confidence of `more` and `less`. With 95 %, every twentieth comparison of a program with itself would give a
    /// false alarm, and several numbers are compared.
    static let confidence = 0.998
    /// The fewest pairs that can reach this confidence.
    package static let fewestPairs = 10
    /// The largest difference that still counts as no difference.
    private static let smallDifference = 0.03
    /// The smallest relevant difference. Two files with the same program differ by less, because their pages are at
    /// other addresses.
    private static let smallestDifference = 0.005
    /// The smallest relevant number of allocations per frame.
    private static let smallestAllocations = 0.05

    /// Judges the relative `differences` of all pairs, as logarithms.
    package init(relative differences: [Double]) {
        self.init(differences, smallest: Self.smallestDifference, small: Self.smallDifference)
    }

    /// Judges the `differences` of the numbers of allocations of all pairs.
    package init(allocations differences: [Double]) {
        self.init(differences, smallest: Self.smallestAllocations, small: .infinity)
    }

    private init(_ differences: [Double], smallest: Double, small: Double) {
        guard let change = Estimate(centerOf: differences),
            let certain = Estimate(centerOf: differences, confidence: Self.confidence)
        else {
            self = .unjudged
            return
        }
        let bound = max(abs(change.low), abs(change.high))
        if certain.low > 0, change.value >= smallest {
            self = .more
        } else if certain.high < 0, change.value <= -smallest {
            self = .less
        } else if change.low > 0 && change.value >= smallest || change.high < 0 && change.value <= -smallest {
            self = .perhaps
        } else {
            let size = small == .infinity ? bound : exp(bound) - 1
            self = size <= small ? .same(within: size) : .unclear(below: size)
        }
    }
}
