/// The exact distribution of Wilcoxon's signed-rank statistic, the sum of those ranks in 1...n that have a positive
/// sign, if both signs are equally likely for each rank (M. Hollander, D. A. Wolfe and E. Chicken, "Nonparametric
/// Statistical Methods", 2014, ch. 3). Unlike the normal approximation, it is valid even for few values.
struct SignedRank {
    /// The probability of each sum, 0...n(n + 1)/2.
    private let probabilities: [Double]

    /// Computes the distribution for `count` values.
    init(count: Int) {
        var probabilities = [1.0]
        for rank in stride(from: 1, through: count, by: 1) {
            var next = [Double](repeating: 0, count: probabilities.count + rank)
            for (sum, probability) in probabilities.enumerated() {
                next[sum] += probability / 2
                next[sum + rank] += probability / 2
            }
            probabilities = next
        }
        self.probabilities = probabilities
    }

    /// Returns the number of Walsh averages to drop at each end so that the range of the others contains the center
    /// with a probability of at least `confidence`. Returns `nil` if even the range of all averages doesn't reach that
    /// probability.
    func trim(confidence: Double) -> Int? {
        let maximumTail = (1 - confidence) / 2
        var (sum, count) = (0.0, 0)
        while count < probabilities.count, sum + probabilities[count] <= maximumTail {
            sum += probabilities[count]
            count += 1
        }
        return count > 0 ? count - 1 : nil
    }
}

/// The Hodges-Lehmann estimate of the shift between paired launches (J. L. Hodges and E. L. Lehmann, "Estimates of
/// Location Based on Rank Tests", Annals of Mathematical Statistics 34 (2), 1963).
///
/// The estimate assumes only that the differences are symmetric about the shift. This is the case if both programs have
/// the same variation and the order within each pair is random.
extension Estimate {
    /// Estimates the center of `differences` as the median of their Walsh averages. Returns `nil` if there are too few
    /// differences for an interval with this `confidence`.
    package init?(centerOf differences: [Double], confidence: Double = 0.95) {
        guard let trim = SignedRank(count: differences.count).trim(confidence: confidence) else { return nil }
        let averages = Self.averages(of: differences)
        self.init(value: median(averages) ?? 0, low: averages[trim], high: averages[averages.count - 1 - trim])
    }

    /// Returns an estimate with `transform`, which must be increasing, applied to the value and the bounds.
    package func map(_ transform: (Double) -> Double) -> Estimate {
        Estimate(value: transform(value), low: transform(low), high: transform(high))
    }

    // MARK: Private

    /// Returns the Walsh averages of `values` in ascending order: the averages of all pairs, including each value with
    /// itself.
    private static func averages(of values: [Double]) -> [Double] {
        values.indices.flatMap { one in values[one...].map { (values[one] + $0) / 2 } }.sorted()
    }
}
