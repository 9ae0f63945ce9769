package import Foundation

/// Places a stand-in anew when its layer's bounds are animated: in each frame, in those that are shown.
@MainActor
package protocol OverlayFollower: AnyObject {
    func follow(_ bounds: CGRect)
}

/// How visible stand-ins are as time goes by, while the content behind them has what is missing to 1, unless it was
/// hidden before: one object for all the layers that fade together, so that a frame works it out once and no layer
/// needs an animation of its own.
@MainActor
package final class OverlayFade {
    /// The stand-ins' opacity before and after, 0...1.
    package let from: Double
    package let to: Double
    package let begin: TimeInterval
    /// In seconds; with 0 there is nothing but `to`.
    package let duration: TimeInterval
    /// How the two pictures take each other's place.
    package let transition: OverlayTransition

    /// How much of the content is hidden before, 0...1; after it is as much as the stand-ins are visible.
    private let hiddenFrom: Double
    private var hidingFade: OverlayFade?

    /// What this fade has in common with the same over hidden content, and with no other.
    let identity: UInt64
    private static var count: UInt64 = 0

    private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)
    private var last: (time: TimeInterval, progress: Double)?
    /// The mask of a wipe.
    private(set) lazy var wipeMask = WipeMask()

    package convenience init(
        from: Double, to: Double, begin: TimeInterval, duration: TimeInterval, transition: OverlayTransition = .mix
    ) {
        Self.count &+= 1
        self.init(
            from: from, to: to, hiddenFrom: from, begin: begin, duration: duration, transition: transition,
            identity: Self.count)
    }

    private init(
        from: Double, to: Double, hiddenFrom: Double, begin: TimeInterval, duration: TimeInterval,
        transition: OverlayTransition, identity: UInt64
    ) {
        self.identity = identity
        self.transition = transition
        (self.from, self.to, self.hiddenFrom) = (from, to, hiddenFrom)
        (self.begin, self.duration) = (begin, duration)
    }

    package var end: TimeInterval { begin + duration }

    /// The stand-ins' opacity at `time`.
    package func value(at time: TimeInterval) -> Double { value(from: from, at: time) }

    /// Whether stand-ins and what they stand in for are both seen at `time`.
    func isUnderWay(at time: TimeInterval) -> Bool {
        let visible = value(at: time)
        return visible > 0 && visible < 1
    }

    /// Whether the pictures that pass into each other stay as they are meanwhile, and where they are.
    var keepsPictures: Bool { transition == .mix || transition.isMasked }

    /// The same, and of the content behind the stand-ins all is in the one picture and nothing in the other.
    var keepsContent: Bool { keepsPictures && hiddenFrom == from }

    /// How much of the content behind the stand-ins is hidden at `time`.
    package func hidden(at time: TimeInterval) -> Double { value(from: hiddenFrom, at: time) }

    /// The same fade over content of which `hidden`, 0...1, is hidden when it begins.
    package func hiding(from hidden: Double) -> OverlayFade {
        if hidden == hiddenFrom { return self }
        if let hidingFade, hidingFade.hiddenFrom == hidden { return hidingFade }
        let fade = OverlayFade(
            from: from, to: to, hiddenFrom: hidden, begin: begin, duration: duration, transition: transition,
            identity: identity)
        hidingFade = fade
        return fade
    }

    /// How much of the content is seen at `time`, 0...1, in the picture without stand-ins and in that with them, which
    /// together, each as visible as it is then, have as much of it as is not hidden.
    func shownContent(at time: TimeInterval) -> (without: Double, with: Double) {
        let (visible, hidden) = (value(at: time), hidden(at: time))
        return (
            visible < 1 ? min(1, (1 - hidden) / (1 - visible)) : 0,
            visible > 0 ? max(0, (visible - hidden) / visible) : 1
        )
    }

    private func value(from: Double, at time: TimeInterval) -> Double {
        guard time < end else { return to }
        guard time > begin else { return from }
        return from + (to - from) * progress(at: time)
    }

    private func progress(at time: TimeInterval) -> Double {
        if let last, last.time == time { return last.progress }
        let progress = Self.curve.value(at: max(0, time - begin) / duration)
        last = (time, progress)
        return progress
    }
}
