public import Foundation

/// The base of all animations: timing, and an easing curve. What is added to a layer is a copy; later changes to the
/// object have no effect.
@MainActor
open class CAAnimation: CAMediaTiming {
    /// See `CAMediaTiming`.
    public var beginTime: TimeInterval = 0
    /// See `CAMediaTiming`.
    public var duration: TimeInterval = 0
    /// See `CAMediaTiming`.
    public var speed: Float = 1
    /// See `CAMediaTiming`.
    public var timeOffset: TimeInterval = 0
    /// See `CAMediaTiming`.
    public var repeatCount: Float = 0
    /// See `CAMediaTiming`.
    public var repeatDuration: TimeInterval = 0
    /// See `CAMediaTiming`.
    public var autoreverses = false
    /// See `CAMediaTiming`.
    public var fillMode: CAMediaTimingFillMode = .removed
    /// The easing of each run; nil, the default, is linear.
    public var timingFunction: CAMediaTimingFunction?
    /// Whether the layer forgets the animation when it has ended; true by default.
    public var isRemovedOnCompletion = true

    /// Makes an animation with every default.
    public init() {}

    /// The animation as a value that no later change can reach; throws what is wrong with it.
    package func track() throws(AnimationError) -> AnimationTrack {
        AnimationTrack(timing: timing, content: .group([]))
    }

    package var timing: MediaTiming {
        MediaTiming(
            begin: beginTime, duration: duration, speed: Double(speed), offset: timeOffset,
            repeatCount: Double(repeatCount), repeatDuration: repeatDuration, autoreverses: autoreverses,
            fillMode: fillMode, curve: timingFunction)
    }
}

/// An animation of the one property that `keyPath` names.
@MainActor
open class CAPropertyAnimation: CAAnimation {
    /// The property's name, such as "opacity" or "position.x".
    public var keyPath: String?

    /// Makes an animation of `keyPath`; the name is checked when the animation is added to a layer.
    public convenience init(keyPath: String?) {
        self.init()
        self.keyPath = keyPath
    }

    func property() throws(AnimationError) -> LayerProperty {
        guard let keyPath, let property = LayerProperty(rawValue: keyPath) else {
            throw .unknownKeyPath(keyPath ?? "nil")
        }
        return property
    }
}

/// An animation from one value to another. A value that is nil is the layer's own, or follows from `byValue`.
@MainActor
public final class CABasicAnimation: CAPropertyAnimation {
    /// Where it starts.
    public var fromValue: Any?
    /// Where it ends.
    public var toValue: Any?
    /// How far it goes, when one of the two ends is nil.
    public var byValue: Any?

    package override func track() throws(AnimationError) -> AnimationTrack {
        let property = try property()
        func checked(_ value: Any?) throws(AnimationError) -> AnimationValue? {
            guard let value else { return nil }
            guard let typed = AnimationValue(value, kind: property.kind) else {
                throw .wrongValue(property, given: "\(type(of: value))")
            }
            return typed
        }
        let segment = BasicSegment(
            property: property, from: try checked(fromValue), to: try checked(toValue), by: try checked(byValue))
        return AnimationTrack(timing: timing, content: .basic(segment))
    }
}

/// Animations that run together, cut to the group's own duration; the group's easing warps its children's time.
@MainActor
public final class CAAnimationGroup: CAAnimation {
    /// The animations of the group; their `beginTime` counts from the group's beginning.
    public var animations: [CAAnimation]?

    package override func track() throws(AnimationError) -> AnimationTrack {
        var children: [AnimationTrack] = []
        for animation in animations ?? [] {
            var child = try animation.track()
            if child.timing.duration <= 0 { child.timing.duration = timing.runDuration }
            children.append(child)
        }
        return AnimationTrack(timing: timing, content: .group(children))
    }
}
