public import Foundation

/// The base class of animations, with timing, easing and a delegate. A layer keeps a copy of an added animation, so
/// later changes to the original have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, @preconcurrency NSCopying {
    // Stored properties below skip exclusivity checks, as in CALayer, because they are read in each frame or for many
    // layers.

    /// The begin time in seconds, in the layer's time or, in a group, relative to the start of the group. 0, the
    /// default, begins when the animation is added. See `CAMediaTiming`.
    open var beginTime: TimeInterval {
        get { explicitBegin ?? 0 }
        set {
            explicitBegin = newValue == 0 || !newValue.isFinite ? nil : newValue
            beginsInLayersTime = true
        }
    }
    /// The duration in seconds of one cycle or, with `autoreverses`, of each direction of a cycle. 0, the default, uses
    /// the duration of the transaction or of the group. See `CAMediaTiming`.
    open var duration: TimeInterval {
        get { explicitDuration ?? 0 }
        set { explicitDuration = newValue > 0 ? newValue : nil }
    }
    /// The rate of local time relative to parent time. 1 by default. See `CAMediaTiming`.
    @exclusivity(unchecked)
    open var speed: Float = 1
    /// The offset added to local time, in seconds. 0 by default. See `CAMediaTiming`.
    @exclusivity(unchecked)
    open var timeOffset: TimeInterval = 0
    /// The number of times the animation runs, which may be fractional or `.infinity`. 0, the default, means once. See
    /// `CAMediaTiming`.
    @exclusivity(unchecked)
    open var repeatCount: Float = 0
    /// The total duration of all cycles in seconds, which overrides `repeatCount` if it is greater than 0. 0 by
    /// default. See `CAMediaTiming`.
    @exclusivity(unchecked)
    open var repeatDuration: TimeInterval = 0
    /// `true` if each cycle also runs backward, which doubles its duration. `false` by default. See `CAMediaTiming`.
    @exclusivity(unchecked)
    open var autoreverses = false
    /// The value shown before the animation begins and after it ends. `.removed` by default. See `CAMediaTiming`.
    @exclusivity(unchecked)
    open var fillMode: CAMediaTimingFillMode = .removed
    /// The easing of each cycle; `nil`, the default, is linear.
    @exclusivity(unchecked)
    open var timingFunction: CAMediaTimingFunction?
    /// The object that is notified when the animation starts and ends. As in Core Animation, it is retained. Ignored
    /// for animations in a group.
    @exclusivity(unchecked)
    open var delegate: (any CAAnimationDelegate)?
    /// `true` if the layer removes the animation when it ends. `true` by default. Ignored for animations in a group.
    @exclusivity(unchecked)
    open var isRemovedOnCompletion = true

    /// The begin time, or `nil` to begin when the animation is added. Unlike `beginTime`, it can be 0, the time at
    /// which clocks start. A value set here is a clock time, even if the layer has its own time; a value set through
    /// `beginTime` is in the layer's time.
    @exclusivity(unchecked)
    package var explicitBegin: TimeInterval? { didSet { beginsInLayersTime = false } }
    /// `true` if `explicitBegin` is in the local time of the animation's layer.
    @exclusivity(unchecked)
    private(set) var beginsInLayersTime = false
    /// The value of `duration`, or `nil` to use the duration of the transaction or of the group. Unlike `duration`, it
    /// can be 0, which makes the change immediate.
    @exclusivity(unchecked)
    package var explicitDuration: TimeInterval?

    /// The values that the app has stored with `setValue(_:forKey:)`.
    var customValues: [String: Any] = [:]

    /// Creates an animation with default values.
    public override init() {
        super.init()
    }

    /// Always returns `nil`, because animations can't be archived. Exists so that subclasses written for iOS compile.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Returns a copy with the same values. If this is an instance of an app's subclass, the copy is an instance of the
    /// toolkit class that the subclass inherits from.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    // MARK: Internal

    /// Returns the copy that a layer keeps when the animation is added to it.
    func duplicate() -> CAAnimation {
        let copy = emptyCopy()
        copy.copyValues(from: self)
        return copy
    }

    /// Returns an animation with default values, an instance of this object's toolkit class. App subclasses aren't
    /// instantiated, because they may have no `init()`.
    func emptyCopy() -> CAAnimation { CAAnimation() }

    /// Copies all values from `other`, which must be of the same class or a subclass.
    func copyValues(from other: CAAnimation) {
        explicitBegin = other.explicitBegin
        beginsInLayersTime = other.beginsInLayersTime
        explicitDuration = other.explicitDuration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        customValues = other.customValues
    }

    /// Returns the animation as an immutable value, or throws an error if it is invalid. The base class animates
    /// nothing.
    func track(in context: AnimationContext) throws(AnimationError) -> AnimationTrack {
        AnimationTrack(timing: timing(in: context), content: .group([]))
    }

    /// Returns the transition that starts on `layer` now, if any. The base class returns `nil`.
    func transition(of layer: CALayer) -> LayerTransition? { nil }

    final func timing(in context: AnimationContext) -> MediaTiming {
        MediaTiming(
            begin: explicitBegin ?? 0, duration: explicitDuration ?? context.duration, speed: Double(speed),
            offset: timeOffset, repeatCount: Double(repeatCount), repeatDuration: repeatDuration,
            autoreverses: autoreverses, fillMode: fillMode, curve: context.curve ?? timingFunction)
    }
}

/// The layer and the settings with which an animation is validated and converted to a track.
@MainActor
struct AnimationContext {
    /// The duration in seconds of animations that don't set one.
    var duration: TimeInterval
    /// The easing that overrides the animation's easing, if any.
    var curve: CAMediaTimingFunction?
    /// The layer whose properties are animated.
    let layer: CALayer
    /// `true` if the animation is in a group.
    var isInGroup = false
}
