import DrawKit
import Foundation

/// An interpolation along a path.
struct PathInterpolation: Hashable, Sendable {
    /// The quantity that is computed from the path.
    enum Output: Hashable, Sendable {
        case point
        /// The position as a size, used for translations.
        case offset
        /// The direction in radians, increased by `turned`.
        case angle(turned: Double)
    }

    let trace: PathTrace
    let output: Output
    /// The start time of each segment, ascending from 0, followed by the end time, 1.
    let times: [Double]
    /// The easing of each segment. If there are too few functions, the remaining segments are linear.
    let curves: [CAMediaTimingFunction]

    /// Returns the value at `progress`, clamped to the ends of the path.
    func value(at progress: Double) -> AnimationValue {
        var (low, high) = (0, times.count - 2)
        while low < high {
            let middle = (low + high + 1) / 2
            if times[middle] <= progress { low = middle } else { high = middle - 1 }
        }
        let (from, to) = (times[low], times[low + 1])
        let fraction = progress <= from ? 0 : progress >= to ? 1 : (progress - from) / (to - from)
        let eased = low < curves.count ? curves[low].value(at: fraction) : fraction
        switch output {
        case .point: return .point(trace.point(on: low, at: eased))
        case .offset:
            let point = trace.point(on: low, at: eased)
            return .size(CGSize(width: point.x, height: point.y))
        case .angle(let turn): return .scalar(trace.angle(on: low, at: eased) + turn)
        }
    }
}
