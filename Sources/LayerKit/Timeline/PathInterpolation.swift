import DrawKit
import Foundation

/// A way along a path.
struct PathInterpolation: Hashable, Sendable {
    /// What of the way is shown.
    enum Output: Hashable, Sendable {
        case point
        /// As a size: how far something is moved.
        case offset
        /// The direction, in radians, turned by so much.
        case angle(turned: Double)
    }

    let trace: PathTrace
    let output: Output
    /// Rising from 0 to 1: where each piece begins, and where the last ends.
    let times: [Double]
    /// The easing of each piece; where there is none it is linear.
    let curves: [CAMediaTimingFunction]

    /// Where along the path it is at `progress`; before 0 and after 1 at the ends.
    func value(at progress: Double) -> AnimationValue {
        var (low, high) = (0, times.count - 2)
        while low < high {
            let middle = (low + high + 1) / 2
            if times[middle] <= progress { low = middle } else { high = middle - 1 }
        }
        let (from, to) = (times[low], times[low + 1])
        let part = progress <= from ? 0 : progress >= to ? 1 : (progress - from) / (to - from)
        let eased = low < curves.count ? curves[low].value(at: part) : part
        switch output {
        case .point: return .point(trace.point(on: low, at: eased))
        case .offset:
            let point = trace.point(on: low, at: eased)
            return .size(CGSize(width: point.x, height: point.y))
        case .angle(let turn): return .scalar(trace.angle(on: low, at: eased) + turn)
        }
    }
}
