package import Foundation

/// An animation's timing as a value: where in its run it stands is a pure function of the time around it.
package struct MediaTiming: Hashable, Sendable {
    /// The duration of an animation that states none, in seconds.
    package static let defaultDuration: TimeInterval = 0.25

    package var begin: TimeInterval
    package var duration: TimeInterval
    package var speed: Double
    package var offset: TimeInterval
    package var repeatCount: Double
    package var repeatDuration: TimeInterval
    package var autoreverses: Bool
    package var fillMode: CAMediaTimingFillMode
    package var curve: CAMediaTimingFunction?

    package init(
        begin: TimeInterval, duration: TimeInterval, speed: Double, offset: TimeInterval, repeatCount: Double,
        repeatDuration: TimeInterval, autoreverses: Bool, fillMode: CAMediaTimingFillMode, curve: CAMediaTimingFunction?
    ) {
        self.begin = begin
        self.duration = duration
        self.speed = speed
        self.offset = offset
        self.repeatCount = repeatCount
        self.repeatDuration = repeatDuration
        self.autoreverses = autoreverses
        self.fillMode = fillMode
        self.curve = curve
    }

    /// Where an animation stands.
    package enum Phase: Equatable, Sendable {
        /// It has not begun and shows nothing.
        case waiting
        /// It shows the state at this part (0...1) of its run, easing applied.
        case showing(Double)
        /// It has ended and shows nothing.
        case ended
    }

    /// The seconds of one run, with the default for none stated.
    package var runDuration: TimeInterval { duration > 0 && duration.isFinite ? duration : Self.defaultDuration }

    /// The seconds of its own time from beginning to end; infinite for an endless one.
    package var activeDuration: TimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        let runs = repeatCount > 0 ? repeatCount : 1
        return runs * runDuration * (autoreverses ? 2 : 1)
    }

    /// When it ends, in the time around it.
    package var end: TimeInterval {
        speed > 0 ? begin + (activeDuration - offset) / speed : .infinity
    }

    /// Where the animation stands at `time` of the time around it.
    package func phase(at time: TimeInterval) -> Phase {
        let own = (time - begin) * speed + offset
        if time < begin || own < 0 {
            return fillMode == .backwards || fillMode == .both ? .showing(progress(at: 0)) : .waiting
        }
        if own >= activeDuration {
            return fillMode == .forwards || fillMode == .both ? .showing(progress(at: activeDuration)) : .ended
        }
        return .showing(progress(at: own))
    }

    /// The eased part of the run at `own` seconds of its own time. The very end of the last run is its end, not the
    /// beginning of another.
    private func progress(at own: TimeInterval) -> Double {
        let runs = own / runDuration
        var part = runs - runs.rounded(.down)
        var isBackwards = autoreverses && Int(exactly: runs.rounded(.down)).map { $0 % 2 == 1 } ?? false
        if part == 0, own > 0, own >= activeDuration {
            part = 1
            isBackwards = autoreverses && Int(exactly: runs.rounded()).map { $0 % 2 == 0 } ?? false
        }
        let straight = isBackwards ? 1 - part : part
        return curve?.value(at: straight) ?? straight
    }
}
