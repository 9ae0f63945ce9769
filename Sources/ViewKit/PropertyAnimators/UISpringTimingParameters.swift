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

    open var timingCurveType: UITimingCurveType { .spring }

    open var cubicTimingParameters: UICubicTimingParameters? { nil }

    open var springTimingParameters: UISpringTimingParameters? { self }

    /// The spring, and how long it takes where `duration` seconds are wished for.
    func physics(over duration: TimeInterval) -> (easing: ProgressCurve.Easing, seconds: TimeInterval) {
        switch shape {
        case .damped(let ratio):
            let seconds = duration > 0 ? duration : 1
            return (.spring(.resting(after: seconds, dampingRatio: ratio, velocity: speed), seconds: seconds), duration)
        case .physical(let mass, let stiffness, let damping):
            let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: speed)
            let seconds = min(spring.settlingDuration, Limits.duration)
            return (.spring(spring, seconds: seconds), seconds)
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
