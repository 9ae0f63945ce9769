package import Foundation

/// Places a stand-in anew when its layer's bounds are animated: in each frame, in those that are shown.
@MainActor
package protocol StandInFollower: AnyObject {
    func follow(_ bounds: CGRect)
}

/// How visible stand-ins are as time goes by, while the content behind them has what is missing to 1: one object for
/// all the layers that fade together, so that a frame works it out once and no layer needs an animation of its own.
@MainActor
package final class StandInFade {
    /// The stand-ins' opacity before and after, 0...1.
    package let from: Double
    package let to: Double
    package let begin: TimeInterval
    /// In seconds; with 0 there is nothing but `to`.
    package let duration: TimeInterval

    private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    private var last: (time: TimeInterval, value: Double)?

    package init(from: Double, to: Double, begin: TimeInterval, duration: TimeInterval) {
        (self.from, self.to, self.begin, self.duration) = (from, to, begin, duration)
    }

    package var end: TimeInterval { begin + duration }

    /// The stand-ins' opacity at `time`.
    package func value(at time: TimeInterval) -> Double {
        guard duration > 0, time < end else { return to }
        if let last, last.time == time { return last.value }
        let value = from + (to - from) * Self.curve.value(at: max(0, time - begin) / duration)
        last = (time, value)
        return value
    }
}
