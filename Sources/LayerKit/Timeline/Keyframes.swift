import Foundation

/// Keyframe values, their times, and the easing between them.
package struct Keyframes: Hashable, Sendable {
    package private(set) var values: [AnimationValue]
    /// The time of each value, ascending in 0...1. For discrete keyframes, the start of each value, followed by the end
    /// of the last value.
    package private(set) var times: [Double]
    /// The easing from each value to the next. If there are too few functions, the remaining segments are linear.
    package private(set) var curves: [CAMediaTimingFunction]
    package private(set) var isDiscrete: Bool
    /// `true` if values are interpolated along a smooth curve; `false` if they are interpolated linearly.
    private(set) var isCubic = false

    /// Creates keyframes from at least one value. If `times` is `nil` or not valid, evenly spaced times are used; see
    /// `isValid(_:count:isDiscrete:)`.
    package init(
        values: [AnimationValue], times: [Double]?, curves: [CAMediaTimingFunction], isDiscrete: Bool,
        isCubic: Bool = false
    ) {
        precondition(!values.isEmpty, "keyframes need one value or more and were given none")
        self.values = values
        self.curves = curves
        self.isDiscrete = isDiscrete
        self.isCubic = isCubic
        if let times, Self.isValid(times, count: values.count, isDiscrete: isDiscrete) {
            self.times = times
        } else {
            let last = max(1, isDiscrete ? values.count : values.count - 1)
            self.times = (0...last).map { Double($0) / Double(last) }
        }
    }

    /// Returns `true` if `times` are valid in Core Animation: ascending from 0 to 1, with one time for each of `count`
    /// values, and one more for discrete keyframes. Equal times are allowed.
    package static func isValid(_ times: [Double], count: Int, isDiscrete: Bool) -> Bool {
        guard times.count == count + (isDiscrete ? 1 : 0), times.first == 0, times.last == 1 else { return false }
        return zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// Returns the value at `progress`, clamped to the first and last values.
    package func value(at progress: Double) -> AnimationValue {
        let index = segment(at: progress)
        guard !isDiscrete, index + 1 < values.count else { return values[min(index, values.count - 1)] }
        let (from, to) = (times[index], times[index + 1])
        guard progress > from else { return values[index] }
        guard progress < to else { return values[index + 1] }
        let fraction = (progress - from) / (to - from)
        let eased = index < curves.count ? curves[index].value(at: fraction) : fraction
        guard isCubic else { return values[index].interpolated(to: values[index + 1], fraction: eased) }
        return .curved(
            values[max(index - 1, 0)], values[index], values[index + 1], values[min(index + 2, values.count - 1)],
            fraction: eased)
    }

    /// Returns times from 0 to 1 that result in an even pace over segments with the given lengths.
    static func evenlyPacedTimes(_ lengths: [Double]) -> [Double] {
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else {
            return (0...max(lengths.count, 1)).map { Double($0) / Double(max(lengths.count, 1)) }
        }
        var (times, covered) = ([0.0], 0.0)
        for length in lengths {
            covered += length
            times.append(min(covered / total, 1))
        }
        times[times.count - 1] = 1
        return times
    }

    /// Returns the last index whose time is at or before `progress`.
    private func segment(at progress: Double) -> Int {
        var (low, high) = (0, times.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if times[middle] <= progress { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
