public import Foundation

/// An animation from one value to another that moves like a mass on a spring. If the damping is weak, the value
/// oscillates around the end value. The animation stops after `duration`; set `duration` to `settlingDuration` to show
/// the whole motion.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring, greater than 0. 1 by default.
    open var mass: CGFloat = 1
    /// The stiffness of the spring, greater than 0. 100 by default.
    open var stiffness: CGFloat = 100
    /// The damping coefficient, 0 or more. 10 by default.
    open var damping: CGFloat = 10
    /// The initial velocity toward the end value. A velocity of 1 would cover the total distance in one second.
    /// Negative values point away from the end value. 0 by default.
    open var initialVelocity: CGFloat = 0

    /// Creates a spring from perceptual parameters: the period in seconds, clamped to 0.001...60, and the bounciness,
    /// clamped to -0.99...0.99. Negative bounciness is overdamped. Set `keyPath`, the values and `duration` afterward.
    public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        mass = spring.mass
        stiffness = spring.stiffness
        damping = spring.damping
    }

    /// The time in seconds after which the distance from the end value can no longer exceed a thousandth of the total
    /// distance. Infinite without damping; 0 if the parameters are invalid.
    ///
    /// This is the time at which an upper bound falls to 0.001. With d = damping / 2 mass, w^2 = stiffness / mass - d^2
    /// and u = |d - initialVelocity|, the bound is exp(-d t), multiplied by the lesser of 1 + u t and sqrt(1 + u^2 /
    /// w^2) if the spring is underdamped; by 1 + u t if it is critically damped; and by cosh(|w| t) + u sinh(|w| t) /
    /// |w| if it is overdamped.
    open var settlingDuration: TimeInterval {
        fault == nil ? spring.settlingDuration : 0
    }

    override func emptyCopy() -> CAAnimation { CASpringAnimation() }

    override func copyValues(from other: CAAnimation) {
        super.copyValues(from: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
    }

    override func track(in context: AnimationContext) throws(AnimationError) -> AnimationTrack {
        let property = try property(in: context)
        if let fault { throw .impossibleSpring(property, field: fault.field, given: fault.value) }
        let timing = timing(in: context)
        let interpolation = AnimationSegment.Interpolation.spring(
            try interpolation(of: property), spring, seconds: timing.runDuration)
        return AnimationTrack(timing: timing, content: segment(property, interpolation))
    }

    private var spring: Spring {
        Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    }

    /// The first invalid parameter, or `nil`.
    private var fault: (field: String, value: Double)? {
        if !(mass > 0 && mass.isFinite) { return ("mass", Double(mass)) }
        if !(stiffness > 0 && stiffness.isFinite) { return ("stiffness", Double(stiffness)) }
        if !(damping >= 0 && damping.isFinite) { return ("damping", Double(damping)) }
        if !initialVelocity.isFinite { return ("initialVelocity", Double(initialVelocity)) }
        return nil
    }
}
