import Foundation

/// Generates the medians of bootstrap resamples. A resample has as many values as the original sample, drawn from it
/// with replacement.
///
/// No resample is actually drawn. The k-th smallest of n numbers drawn uniformly from 0..<1 has the distribution
/// Beta(k, n + 1 - k). Given that number, the next larger one is distributed as the smallest of n - k numbers drawn
/// from the remaining range. Multiplied by n, each number is an index into the sorted values. A median therefore costs
/// the same for any n, and its distribution is exactly that of a resample's median.
struct MedianResampler {
    private let sorted: [Double]

    /// Creates a resampler of `values`, which must not be empty.
    init(_ values: [Double]) {
        precondition(!values.isEmpty, "The median needs at least one value")
        sorted = values.sorted()
    }

    /// The median of the original values.
    var median: Double {
        let half = sorted.count / 2
        return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
    }

    /// Returns the median of one resample.
    func next(using generator: inout SeededGenerator) -> Double {
        let count = sorted.count
        let rank = (count + 1) / 2
        let one = gamma(Double(rank), &generator)
        let position = one / (one + gamma(Double(count + 1 - rank), &generator))
        guard count % 2 == 0 else { return value(at: position) }
        let fraction = 1 - pow(1 - unit(&generator), 1 / Double(count - rank))
        return (value(at: position) + value(at: position + (1 - position) * fraction)) / 2
    }

    // MARK: Private

    private func value(at position: Double) -> Double {
        sorted[min(sorted.count - 1, max(0, Int(position * Double(sorted.count))))]
    }

    /// Returns a random number in 0..<1.
    private func unit(_ generator: inout SeededGenerator) -> Double { Double.random(in: 0..<1, using: &generator) }

    /// Returns a random number from the gamma distribution with a `shape` of at least 1: G. Marsaglia and W. W. Tsang,
    /// "A Simple Method for Generating Gamma Variables", ACM Transactions on Mathematical Software 26 (3), 2000.
    private func gamma(_ shape: Double, _ generator: inout SeededGenerator) -> Double {
        let d = shape - 1.0 / 3
        let scale = 1 / (9 * d).squareRoot()
        while true {
            // A standard normal number, by the Box-Muller transform.
            let normal =
                (-2 * log(1 - unit(&generator))).squareRoot() * cos(2 * Double.pi * unit(&generator))
            let base = 1 + scale * normal
            guard base > 0 else { continue }
            let cube = base * base * base
            if log(1 - unit(&generator)) < normal * normal / 2 + d * (1 - cube + log(cube)) { return d * cube }
        }
    }
}
