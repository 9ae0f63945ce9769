public import Foundation
import LayerKit

/// A spring as an easing.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the beginning; 1 is the whole way in a second. One number eases all properties: the larger of both.
    public let initialVelocity: CGVector
    private let shape: Shape

    private enum Shape {
        /// A spring that is at rest when the animator's duration is over.
        case damped(ratio: CGFloat)
        /// A spring that takes as long as physics says.
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    }

    private enum Limits {
        static let ratios: ClosedRange<CGFloat> = 0.01...1
        /// The longest time in which a spring comes to rest, in seconds.
        static let duration: TimeInterval = 60
    }

    /// Makes a spring of the mass 3, the stiffness 1000 and the damping 500, which comes to rest without a swing.
    public convenience override init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Makes a spring that comes to rest in the animator's duration: 1 without a swing; nearer to 0 it swings more.
    /// Clamped to 0.01...1.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// Makes the same spring with a speed at the beginning, in ways a second; what is not finite is 0.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        let limits = Limits.ratios
        shape = .damped(ratio: ratio.isFinite ? min(max(ratio, limits.lowerBound), limits.upperBound) : 1)
        initialVelocity = velocity
    }

    /// Makes a spring by its physics, which also says how long it takes, at most a minute: an animator's own duration
    /// has no meaning then. Numbers that no spring can have are taken as those of `init()`.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        func possible(_ value: CGFloat, or usual: CGFloat) -> CGFloat { value > 0 && value.isFinite ? value : usual }
        shape = .physical(
            mass: possible(mass, or: 3), stiffness: possible(stiffness, or: 1000),
            damping: damping == 0 ? 0 : possible(damping, or: 500))
        initialVelocity = velocity
    }

    /// Makes a spring by how it is felt: `duration` seconds of a swing, 0.5 by default, and how much it swings, from 0,
    /// the default, to 1; below 0 it creeps. How long it takes in all follows from both, at most a minute. The duration
    /// is clamped to 0.001...60, the bounce to -0.99...0.99.
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

    /// The spring, and how long it takes where `duration` seconds are wished for.
    func physics(over duration: TimeInterval) -> (easing: ProgressCurve.Easing, seconds: TimeInterval) {
        let (spring, seconds) = springAtRest(after: duration > 0 ? duration : 1)
        if case .damped = shape { return (.spring(spring, seconds: seconds), duration) }
        return (.spring(spring, seconds: seconds), seconds)
    }

    /// The spring, and after how many seconds it is at rest where `duration`, above 0, is wished for.
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
    /// A spring of unit mass that is at rest after `seconds`: its swings have fallen to 1/1000 by then.
    static func resting(after seconds: TimeInterval, dampingRatio: CGFloat, velocity: Double) -> Spring {
        let frequency = log(1000) / (Double(dampingRatio) * seconds)
        return Spring(
            mass: 1, stiffness: frequency * frequency, damping: 2 * Double(dampingRatio) * frequency,
            initialVelocity: velocity)
    }
}
