public import Foundation
import LayerKit

/// A spring as an easing curve.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The initial velocity; 1 covers the whole distance in a second. The component with the larger magnitude applies
    /// to all animated properties.
    public let initialVelocity: CGVector
    private let shape: Shape

    private enum Shape {
        /// A spring that settles by the end of the animator's duration.
        case damped(ratio: CGFloat)
        /// A spring whose physics determine the duration.
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    private enum Limits {
        static let ratios: ClosedRange<CGFloat> = 0.01...1
        /// The maximum duration of a spring with physical properties, in seconds.
        static let duration: TimeInterval = 60
    }

    /// Creates a spring with a mass of 3, a stiffness of 1000 and a damping of 500, which settles without oscillation.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Creates a spring that settles within the animator's duration. With a ratio of 1, the spring doesn't oscillate;
    /// with ratios closer to 0, it oscillates more. The ratio is clamped to 0.01...1.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Creates a spring like `init(dampingRatio:)` with an initial velocity. A velocity of 1 covers the whole distance
    /// in a second; a nonfinite velocity counts as 0.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        let limits = Limits.ratios
        shape = .damped(ratio: ratio.isFinite ? min(max(ratio, limits.lowerBound), limits.upperBound) : 1)
        initialVelocity = velocity
    }

    /// Creates a spring from its physical properties. They also determine the duration, which is limited to a minute;
    /// the animator's duration is ignored. Invalid values are replaced by those of `init()`.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        func valid(_ value: CGFloat, or fallback: CGFloat) -> CGFloat {
            value > 0 && value.isFinite ? value : fallback
        }
        shape = .physical(
            mass: valid(mass, or: 3), stiffness: valid(stiffness, or: 1000),
            damping: damping == 0 ? 0 : valid(damping, or: 500))
        initialVelocity = velocity
    }

    /// Creates a spring from its perceptual duration and its bounce. The perceptual duration is in seconds, 0.5 by
    /// default, and clamped to 0.001...60. With a bounce of 0, the default, the spring settles without oscillation;
    /// with values closer to 1, it oscillates more, and with values below 0, it is overdamped. The bounce is clamped to
    /// -0.99...0.99. Perceptual duration and bounce determine the total duration, which is limited to a minute.
    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
    ) {
        let spring = Spring(perceptualDuration: duration, bounce: Double(bounce))
        self.init(
            mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: initialVelocity)
    }

    open var timingCurveType: UITimingCurveType { .spring }

    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the spring and its actual duration for a requested `duration` in seconds.
    func physics(over duration: TimeInterval) -> (easing: ProgressCurve.Easing, seconds: TimeInterval) {
        let (spring, seconds) = springAtRest(after: duration > 0 ? duration : 1)
        if case .damped = shape { return (.spring(spring, seconds: seconds), duration) }
        return (.spring(spring, seconds: seconds), seconds)
    }

    /// Returns the spring and the time in seconds after which it settles, for a requested `duration` above 0.
    func springAtRest(after duration: TimeInterval) -> (spring: Spring, seconds: TimeInterval) {
        switch shape {
        case .damped(let ratio):
            return (.resting(after: duration, dampingRatio: ratio, velocity: speed), duration)
        case .physical(let mass, let stiffness, let damping):
            let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: speed)
            return (spring, min(spring.settlingDuration, Limits.duration))
        }
    }

    private var speed: Double {
        let larger = abs(initialVelocity.dx) >= abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
        return larger.isFinite ? Double(larger) : 0
    }
}

extension Spring {
    /// Returns a spring of unit mass that settles after `seconds`: by then, its oscillation has decayed to 1/1000.
    static func resting(after seconds: TimeInterval, dampingRatio: CGFloat, velocity: Double) -> Spring {
        let frequency = log(1000) / (Double(dampingRatio) * seconds)
        return Spring(
            mass: 1, stiffness: frequency * frequency, damping: 2 * Double(dampingRatio) * frequency,
            initialVelocity: velocity)
    }
}
