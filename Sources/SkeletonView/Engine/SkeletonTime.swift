import Foundation

/// Beginnings as animations take them.
enum SkeletonTime {
    /// `time` as a `beginTime`, where 0 would mean "when it is added": the number next to it.
    static func begin(_ time: TimeInterval) -> TimeInterval {
        time == 0 ? -.leastNonzeroMagnitude : time
    }
}
