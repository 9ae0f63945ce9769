package import Foundation

/// A mass on a damped spring, initially displaced by 1 from its rest position. The differential equation is `mass x'' +
/// damping x' + stiffness x = 0` with `x(0) = 1` and `x'(0) = -initialVelocity`, solved in closed form.
package struct Spring: Hashable, Sendable {
    /// The mass, greater than 0.
    package var mass: Double
    /// The stiffness, greater than 0.
    package var stiffness: Double
    /// The damping coefficient, 0 or more.
    package var damping: Double
    /// The initial velocity toward the rest position. A velocity of 1 would cover the total distance in one second.
    package var initialVelocity: Double

    /// The distance below which the spring counts as settled, as a fraction of the total distance.
    static let settledDistance = 0.001

    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
    }

    /// Creates a spring of unit mass from perceptual parameters: the undamped period in seconds, clamped to 0.001...60,
    /// and the bounciness, clamped to -0.99...0.99. A negative bounciness results in an overdamped spring. A nonfinite
    /// duration counts as 0.5, and a nonfinite bounciness as 0. The damping ratio is 1 - bounce, or 1 / (1 + bounce) if
    /// bounce is negative.
    package init(perceptualDuration: TimeInterval, bounce: Double) {
        let seconds = perceptualDuration.isFinite ? min(max(perceptualDuration, 0.001), 60) : 0.5
        let clampedBounce = bounce.isFinite ? min(max(bounce, -0.99), 0.99) : 0
        let frequency = 2 * Double.pi / seconds
        let ratio = clampedBounce >= 0 ? 1 - clampedBounce : 1 / (1 + clampedBounce)
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: 0)
    }

    /// The decay rate of the oscillation. `x` decays as `exp(-decay t)`.
    private var decay: Double { damping / (2 * mass) }

    /// The square of the damped frequency. Negative if the spring is overdamped.
    private var squaredFrequency: Double { stiffness / mass - decay * decay }

    /// Returns the progress after `seconds`. It is 1 at the rest position, and greater than 1 while overshooting.
    package func value(after seconds: TimeInterval) -> Double {
        let time = max(0, seconds)
        let squared = squaredFrequency
        let drift = decay - initialVelocity
        let argument = squared * time * time
        if abs(argument) < 1e-8 {
            // At or near critical damping, sin(w t) / w loses precision, so this uses the first terms of the series.
            let distance = 1 - argument / 2 + drift * time * (1 - argument / 6)
            return 1 - exp(-decay * time) * distance
        }
        if squared > 0 {
            let frequency = squared.squareRoot()
            let distance = cos(frequency * time) + drift / frequency * sin(frequency * time)
            return 1 - exp(-decay * time) * distance
        }
        // Uses two separate exponentials, because cosh would overflow and a difference would lose precision.
        let (slow, fast) = rates(squared)
        let weight = (initialVelocity - fast) / (slow - fast)
        return 1 - weight * exp(-slow * time) - (1 - weight) * exp(-fast * time)
    }

    /// The time in seconds after which an upper bound of the distance, the envelope of the oscillation, stays at or
    /// below `settledDistance`. Infinite without damping.
    package var settlingDuration: TimeInterval {
        guard damping > 0 else { return .infinity }
        // The bound starts at 1 and crosses the settled distance once, so bisection finds the time.
        var late = 1 / decay
        while bound(at: late) > Self.settledDistance, late.isFinite { late *= 2 }
        var early = 0.0
        for _ in 0..<200 where late - early > 1e-12 * late {
            let middle = (early + late) / 2
            if bound(at: middle) > Self.settledDistance { early = middle } else { late = middle }
        }
        return late
    }

    /// Returns an upper bound of the distance from the rest position. The bound is exact if the spring has no initial
    /// velocity and doesn't oscillate.
    private func bound(at time: TimeInterval) -> Double {
        let squared = squaredFrequency
        let drift = abs(decay - initialVelocity)
        let straight = (1 + drift * time) * exp(-decay * time)
        if squared > 0 { return min(straight, (1 + drift * drift / squared).squareRoot() * exp(-decay * time)) }
        let half = (-squared).squareRoot()
        guard half * time > 1e-4 else { return straight }
        let (slow, fast) = rates(squared)
        let (late, early) = (exp(-slow * time), exp(-fast * time))
        return (late + early) / 2 + drift * (late - early) / (2 * half)
    }

    /// Returns the two decay rates of an overdamped spring. The slow rate is computed from the product of both, which
    /// is stiffness / mass, because a difference would lose precision with strong damping.
    private func rates(_ squared: Double) -> (slow: Double, fast: Double) {
        let fast = decay + (-squared).squareRoot()
        return (stiffness / mass / fast, fast)
    }
}
