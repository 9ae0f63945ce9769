public import Foundation

/// An animation that goes from one value to another as a mass on a spring does, over the end and back where the damping
/// is weak. Its time is that of a run, so set `duration` to `settlingDuration` to see all of it.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    /// The mass that hangs on the spring, above 0. 1 by default.
    open var mass: CGFloat = 1
    /// How strongly the spring pulls, above 0. 100 by default.
    open var stiffness: CGFloat = 100
    /// How strongly the motion is braked, 0 or more. 10 by default.
    open var damping: CGFloat = 10
    /// The speed at the beginning, in ways from the one value to the other a second; below 0 away from the end. 0 by
    /// default.
    open var initialVelocity: CGFloat = 0

    /// Makes a spring by how it is felt: the seconds of a swing, and how much it swings, from 0 to 1; below 0 it
    /// creeps. Clamped to 0.001...60 and -0.99...0.99. What it animates and `duration` are to be set.
    public convenience init(perceptualDuration: TimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
    }

    /// The seconds until the spring has settled: until the distance from the end can no longer exceed a thousandth of
    /// the way. Infinite without damping; 0 for a spring that cannot be.
    ///
    /// It is the time at which a bound falls to 0.001. With d = damping / 2 mass, w^2 = stiffness / mass - d^2 and
    /// u = |d - initialVelocity|, the bound is exp(-d t) times: for an under-damped spring, the lesser of 1 + u t and
    /// sqrt(1 + u^2 / w^2); for a critically damped one, 1 + u t; for an over-damped one, cosh(|w|
    /// t) + u sinh(|w| t) / |w|.
    open var settlingDuration: TimeInterval {
        fault == nil ? spring.settlingDuration : 0
    }

    override func takeValues(of other: CAAnimation) {
        super.takeValues(of: other)
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

    /// The first number that no spring can have.
    private var fault: (field: String, value: Double)? {
        if !(mass > 0 && mass.isFinite) { return ("mass", Double(mass)) }
        if !(stiffness > 0 && stiffness.isFinite) { return ("stiffness", Double(stiffness)) }
        if !(damping >= 0 && damping.isFinite) { return ("damping", Double(damping)) }
        if !initialVelocity.isFinite { return ("initialVelocity", Double(initialVelocity)) }
        return nil
    }
}
