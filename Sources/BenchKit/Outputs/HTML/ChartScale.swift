import Foundation

/// The scale of a chart's axis.
package struct ChartScale: Equatable, Sendable {
    package let low: Double
    package let high: Double
    package let isLogarithmic: Bool

    /// The largest magnitude on a linear scale. Values beyond it are drawn at the ends.
    private static let largest = 1e12

    /// Returns a linear scale with round ends, from at most `low`, 0 by default, to at least `high`.
    package static func linear(low: Double = 0, to high: Double) -> ChartScale {
        let low = low.isFinite ? min(max(low, -largest), largest) : 0
        let high = high.isFinite && high > low ? min(high, 2 * largest) : low + 1
        let step = roundStep(for: (high - low) / 4)
        return ChartScale(
            low: (low / step).rounded(.down) * step, high: (high / step - 1e-9).rounded(.up) * step,
            isLogarithmic: false)
    }

    /// Returns a logarithmic scale with round ends, from at most `low` to at least `high`. Both must be greater than 0.
    package static func logarithmic(from low: Double, to high: Double) -> ChartScale {
        let low = low.isFinite && low > 0 ? low : 1e-6
        let high = high.isFinite && high > low ? high : low * 10
        return ChartScale(low: roundDown(low), high: roundUp(high), isLogarithmic: true)
    }

    /// Returns the position of `value`, clamped to 0...1.
    package func position(_ value: Double) -> Double {
        let fraction =
            isLogarithmic
            ? value > 0 ? log(value / low) / log(high / low) : 0
            : (value - low) / (high - low)
        return min(max(fraction, 0), 1)
    }

    /// The tick values: at most seven round numbers in ascending order, including 0 if it is on a linear scale.
    package var ticks: [Double] {
        guard isLogarithmic else {
            let step = Self.roundStep(for: (high - low) / 4)
            // A scale that starts below 0 may start between two multiples of the step.
            let first = low < 0 ? (low / step - 1e-9).rounded(.up) * step : low
            let count = Int(((high - first) / step + 1e-9).rounded(.down))
            // Adding 0 turns a negative zero into 0.
            return (0...count).map { first + Double($0) * step + 0 }
        }
        let all = Self.roundNumbers(from: low, to: high)
        if all.count <= 7 { return all }
        let decades = all.filter { Self.isPowerOfTen($0) }
        guard decades.count > 7 else { return decades }
        let stride = (decades.count + 6) / 7
        return decades.enumerated().filter { $0.offset % stride == 0 }.map(\.element)
    }

    // MARK: Private

    /// Returns the smallest number that is 1, 2 or 5 times a power of ten and at least `minimum`.
    private static func roundStep(for minimum: Double) -> Double { roundUp(max(minimum, 1e-9)) }

    private static func roundUp(_ value: Double) -> Double {
        let power = pow(10, log10(value).rounded(.down))
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= value * (1 - 1e-9) } ?? 10 * power
    }

    private static func roundDown(_ value: Double) -> Double {
        let power = pow(10, log10(value).rounded(.down))
        return [5, 2, 1].map { $0 * power }.first { $0 <= value * (1 + 1e-9) } ?? power
    }

    private static func roundNumbers(from low: Double, to high: Double) -> [Double] {
        var numbers: [Double] = []
        for power in Int(log10(low).rounded(.down))...Int(log10(high).rounded(.up)) {
            for digit in [1.0, 2, 5] {
                let number = digit * pow(10, Double(power))
                if number >= low * (1 - 1e-9), number <= high * (1 + 1e-9) { numbers.append(number) }
            }
        }
        return numbers
    }

    private static func isPowerOfTen(_ value: Double) -> Bool {
        abs(log10(value) - log10(value).rounded()) < 1e-6
    }
}
