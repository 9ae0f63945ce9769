public import Foundation

/// The base of all animations: timing, an easing curve, and who is told. What is added to a layer is a copy; later
/// changes to the object have no effect.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, @preconcurrency NSCopying {
    // As in CALayer, what each frame or each bone asks is not checked for overlapping accesses as it runs.

    /// See `CAMediaTiming`.
    open var beginTime: TimeInterval {
        get { statedBegin ?? 0 }
        set {
            statedBegin = newValue == 0 || !newValue.isFinite ? nil : newValue
            beginsInLayersTime = true
        }
    }
    /// See `CAMediaTiming`.
    open var duration: TimeInterval {
        get { statedDuration ?? 0 }
        set { statedDuration = newValue > 0 ? newValue : nil }
    }
    /// See `CAMediaTiming`.
    @exclusivity(unchecked)
    open var speed: Float = 1
    /// See `CAMediaTiming`.
    @exclusivity(unchecked)
    open var timeOffset: TimeInterval = 0
    /// See `CAMediaTiming`.
    @exclusivity(unchecked)
    open var repeatCount: Float = 0
    /// See `CAMediaTiming`.
    @exclusivity(unchecked)
    open var repeatDuration: TimeInterval = 0
    /// See `CAMediaTiming`.
    @exclusivity(unchecked)
    open var autoreverses = false
    /// See `CAMediaTiming`.
    @exclusivity(unchecked)
    open var fillMode: CAMediaTimingFillMode = .removed
    /// The easing of each run; nil, the default, is linear.
    @exclusivity(unchecked)
    open var timingFunction: CAMediaTimingFunction?
    /// Who is told of the beginning and the end. Kept alive by the animation, as in Core Animation. Ignored for an
    /// animation inside a group.
    @exclusivity(unchecked)
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets the animation when it has ended; true by default. Ignored for an
    /// animation inside a group.
    @exclusivity(unchecked)
    open var isRemovedOnCompletion = true

    /// When it begins; nil for when it is added. Unlike `beginTime`, this can say 0, the instant at which clocks start,
    /// and is a time of the clock also where the layer has one of its own.
    @exclusivity(unchecked)
    package var statedBegin: TimeInterval? { didSet { beginsInLayersTime = false } }
    /// Whether `statedBegin` is a time of the layer that the animation is on.
    @exclusivity(unchecked)
    private(set) var beginsInLayersTime = false
    /// Seconds of one run; nil for the transaction's. Unlike `duration`, this can say 0, for a change at once.
    @exclusivity(unchecked)
    package var statedDuration: TimeInterval?

    /// Makes an animation with every default.
    public required override init() {
        super.init()
    }

    /// An animation of the same class with the same values: what a layer keeps of one that is added to it.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    // MARK: Internal

    /// A copy, for the layer.
    func duplicate() -> CAAnimation {
        let copy = type(of: self).init()
        copy.takeValues(of: self)
        return copy
    }

    /// Sets all values to those of `other`, which is of the same class.
    func takeValues(of other: CAAnimation) {
        statedBegin = other.statedBegin
        beginsInLayersTime = other.beginsInLayersTime
        statedDuration = other.statedDuration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    /// The animation as a value that no later change can reach; throws what is wrong with it. This
    /// class animates nothing.
    func track(in context: AnimationContext) throws(AnimationError) -> AnimationTrack {
        AnimationTrack(timing: timing(in: context), content: .group([]))
    }

    /// What passes into the picture of `layer` from now on; nil, for all but transitions, is nothing.
    func transition(of layer: CALayer) -> LayerTransition? { nil }

    final func timing(in context: AnimationContext) -> MediaTiming {
        MediaTiming(
            begin: statedBegin ?? 0, duration: statedDuration ?? context.duration, speed: Double(speed),
            offset: timeOffset, repeatCount: Double(repeatCount), repeatDuration: repeatDuration,
            autoreverses: autoreverses, fillMode: fillMode, curve: context.curve ?? timingFunction)
    }
}

/// What an animation takes from where it is added.
@MainActor
struct AnimationContext {
    /// The seconds of a run of an animation that states none.
    var duration: TimeInterval
    /// The easing that takes the place of the animation's own.
    var curve: CAMediaTimingFunction?
    /// The layer, whose properties are to be animated.
    let layer: CALayer
    /// Whether it is in a group.
    var isGroup = false
}
