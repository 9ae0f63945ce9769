package import Foundation

/// A mass on a damped spring, pulled out by 1 from where it rests: the differential equation
/// `mass x'' + damping x' + stiffness x = 0` with `x(0) = 1` and `x'(0) = -initialVelocity`, solved in closed form.
package struct Spring: Hashable, Sendable {
    /// Above 0.
    package var mass: Double
    /// Above 0.
    package var stiffness: Double
    /// 0 or more.
    package var damping: Double
    /// In ways a second, towards the rest.
    package var initialVelocity: Double

    /// The part of the distance at which a spring counts as settled.
    static let settledDistance = 0.001

    package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
    }

    /// A spring of unit mass by how it is felt: the seconds of a swing without damping, clamped to 0.001...60, and how
    /// much it swings, from 0 to 1; below 0 it creeps. Clamped to -0.99...0.99; what is not finite is half a second and
    /// 0. The damping ratio is 1 - bounce, and below 0 1 / (1 + bounce).
    package init(perceptualDuration: TimeInterval, bounce: Double) {
        let seconds = perceptualDuration.isFinite ? min(max(perceptualDuration, 0.001), 60) : 0.5
        let swing = bounce.isFinite ? min(max(bounce, -0.99), 0.99) : 0
        let frequency = 2 * Double.pi / seconds
        let ratio = swing >= 0 ? 1 - swing : 1 / (1 + swing)
        self.init(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: 0)
    }

    /// How quickly the swinging dies down: `x` falls with `exp(-decay t)`.
    private var decay: Double { damping / (2 * mass) }

    /// The square of the frequency that is left beside the damping; below 0 for an over-damped spring.
    private var squaredFrequency: Double { stiffness / mass - decay * decay }

    /// The part of the way (1 at rest, above it when swinging over) after `seconds`.
    package func value(after seconds: TimeInterval) -> Double {
        let time = max(0, seconds)
        let squared = squaredFrequency
        let drift = decay - initialVelocity
        let argument = squared * time * time
        if abs(argument) < 1e-8 {
            // Critically damped, or so near to it that sin(w t) / w loses its digits: the first terms of the series.
            let distance = 1 - argument / 2 + drift * time * (1 - argument / 6)
            return 1 - exp(-decay * time) * distance
        }
        if squared > 0 {
            let frequency = squared.squareRoot()
            let distance = cos(frequency * time) + drift / frequency * sin(frequency * time)
            return 1 - exp(-decay * time) * distance
        }
        // Two falling exponentials, apart, so that neither the growing half of a cosh nor a difference overflows.
        let (slow, fast) = rates(squared)
        let weight = (initialVelocity - fast) / (slow - fast)
        return 1 - weight * exp(-slow * time) - (1 - weight) * exp(-fast * time)
    }

    /// The time from which on a bound of the distance stays at `settledDistance` or less; infinite without damping. The
    /// bound is the distance that there would be if every swing added up.
    package var settlingDuration: TimeInterval {
        guard damping > 0 else { return .infinity }
        // The bound is 1 at first and crosses the settled distance once, so the crossing can be searched for.
        var late = 1 / decay
        while bound(at: late) > Self.settledDistance, late.isFinite { late *= 2 }
        var early = 0.0
        for _ in 0..<200 where late - early > 1e-12 * late {
            let middle = (early + late) / 2
            if bound(at: middle) > Self.settledDistance { early = middle } else { late = middle }
        }
        return late
    }

    /// A number that the distance never exceeds; without an initial velocity and with damping enough not to swing, the
    /// distance itself.
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

    /// The two rates of an over-damped spring. The slow one comes from the product of both, which is stiffness / mass:
    /// as a difference it would lose its digits under strong damping.
    private func rates(_ squared: Double) -> (slow: Double, fast: Double) {
        let fast = decay + (-squared).squareRoot()
        return (stiffness / mass / fast, fast)
    }
}
