import Foundation
import FrameMetrics

/// The verdict on a difference, based on its size and certainty.
package enum AgainstVerdict: Equatable, Sendable {
    /// A certain increase (`more`) or decrease (`less`). An increase is worse for all metrics.
    case more, less
    /// A difference whose 95% interval excludes 0, but that isn't certain enough for `more` or `less`.
    case perhaps
    /// No difference larger than the given size.
    case same(within: Double)
    /// An uncertain result. Differences below the given size can't be detected.
    case unclear(below: Double)
    /// Too few launches, or a difference in a stage that is too small compared with the frame time.
    case unjudged

    /// The confidence of `more` and `less`. At 95%, one in twenty comparisons of a program with itself would be a false
    /// alarm, and each run compares several metrics.
    private static let confidence = 0.998
    /// The confidence with more pairs than `AgainstPlan.defaultRuns`, because an uncertain result after these has been
    /// examined before.
    private static let confidenceOfManyPairs = 0.9995
    /// The minimum number of pairs with which `more` and `less` are possible.
    package static let minimumPairs = 10
    /// The largest difference that still counts as no difference.
    private static let smallDifference = 0.03
    /// The smallest relevant difference. Smaller differences occur even between two copies of the same program, because
    /// their memory is at different addresses.
    static let minimumDifference = 0.005
    /// The smallest relevant difference in allocations per frame.
    private static let minimumAllocationDifference = 0.05

    /// Judges the `differences` of all pairs, which are logarithms of the factors between the two programs.
    package init(relative differences: [Double]) {
        self.init(differences, margin: Self.minimumDifference, small: Self.smallDifference)
    }

    /// Judges the `differences` between allocation counts of all pairs.
    package init(allocations differences: [Double]) {
        self.init(differences, margin: Self.minimumAllocationDifference, small: .infinity)
    }

    /// Estimates the center of `differences` with the confidence of `more` and `less`. Returns `nil` if there are too
    /// few for that confidence.
    static func certainEstimate(_ differences: [Double]) -> Estimate? {
        let isFirst = differences.count <= AgainstPlan.defaultRuns
        return Estimate(centerOf: differences, confidence: isFirst ? confidence : confidenceOfManyPairs)
    }

    private init(_ differences: [Double], margin: Double, small: Double) {
        guard let change = Estimate(centerOf: differences),
            let certain = Self.certainEstimate(differences)
        else {
            self = .unjudged
            return
        }
        let bound = max(abs(change.low), abs(change.high))
        if certain.low > 0, change.value >= margin {
            self = .more
        } else if certain.high < 0, change.value <= -margin {
            self = .less
        } else if change.low > 0 && change.value >= margin || change.high < 0 && change.value <= -margin {
            self = .perhaps
        } else {
            let size = small == .infinity ? bound : exp(bound) - 1
            self = size <= small ? .same(within: size) : .unclear(below: size)
        }
    }
}
