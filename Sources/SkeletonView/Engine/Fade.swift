import Foundation
import LayerKit

/// How visible the bones of a skeleton are as time goes by: a value, so that any bone can join or turn back midway.
struct Fade {
    var from: Double
    var to: Double
    var begin: TimeInterval
    var duration: TimeInterval

    static let curve = CAMediaTimingFunction(name: .easeInEaseOut)

    var end: TimeInterval { begin + duration }

    /// The bones' opacity at `time`, 0...1; the content's is what is missing to 1.
    func value(at time: TimeInterval) -> Double {
        guard duration > 0, time < end else { return to }
        return from + (to - from) * Self.curve.value(at: max(0, time - begin) / duration)
    }

    /// The animation of `keyPath` along this fade; `inverted` for the content.
    @MainActor
    func animation(keyPath: String, inverted: Bool) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = inverted ? 1 - from : from
        animation.toValue = inverted ? 1 - to : to
        animation.beginTime = SkeletonTime.begin(begin)
        animation.duration = duration
        animation.timingFunction = Self.curve
        return animation
    }
}

/// A fade with its two animations, made once for all the leaves that fade by it.
@MainActor
final class SharedFade {
    let fade: Fade
    private(set) lazy var ofBones = SharedAnimation(fade.animation(keyPath: "opacity", inverted: false))
    private(set) lazy var ofContent = SharedAnimation(
        fade.animation(keyPath: LayerProperty.contentOpacity.rawValue, inverted: true))

    init(_ fade: Fade) {
        self.fade = fade
    }
}

/// Beginnings as animations take them.
enum SkeletonTime {
    /// `time` as a `beginTime`, where 0 would mean "when it is added": the number next to it.
    static func begin(_ time: TimeInterval) -> TimeInterval {
        time == 0 ? -.leastNonzeroMagnitude : time
    }
}
