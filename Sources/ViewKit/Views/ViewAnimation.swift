import DrawKit
import Foundation
import LayerKit

/// One call of `UIView.animate`: turns the changes of views that its block makes into animations of their layers.
@MainActor
final class ViewAnimation {
    /// A spring, as UIKit describes it.
    struct SpringValues {
        var dampingRatio: CGFloat
        var velocity: CGFloat
    }

    /// What views animate; the raw values are the layers' key paths.
    enum Property: String {
        case position, bounds, transform, opacity, backgroundColor, cornerRadius

        @MainActor
        func value(of layer: CALayer) -> AnyHashable {
            switch self {
            case .position: layer.position
            case .bounds: layer.bounds
            case .transform: layer.transform
            case .opacity: layer.opacity
            case .backgroundColor: layer.backgroundColor ?? UIColor.clear.cgColor
            case .cornerRadius: layer.cornerRadius
            }
        }
    }

    /// The call whose block runs now; nil outside of one.
    private(set) static var current: ViewAnimation?
    /// Whether the app makes its changes without animations for now, those of lists among them.
    static var isSwitchedOff = false

    private let duration: TimeInterval
    private let delay: TimeInterval
    private let options: UIView.AnimationOptions
    private let spring: SpringValues?
    private let ending = AnimationEnding()

    init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, spring: SpringValues?) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.options = options
        self.spring = spring
    }

    /// Runs `changes` as this animation.
    func run(_ changes: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?) {
        let outer = Self.current
        Self.current = Self.isSwitchedOff ? nil : self
        CATransaction.begin()
        if let completion {
            CATransaction.setCompletionBlock { [ending] in completion(ending.allFinished) }
        }
        changes()
        CATransaction.commit()
        Self.current = outer
    }

    static func withoutAnimation(_ changes: () -> Void) {
        let outer = (current, isSwitchedOff)
        (current, isSwitchedOff) = (nil, true)
        changes()
        (current, isSwitchedOff) = outer
    }

    /// Makes `change`, and animates what it does to `properties` of `layer` while a call of `animate` runs.
    static func record(_ properties: [Property], of layer: CALayer, change: () -> Void) {
        guard let current, current.duration > 0 || current.delay > 0 else {
            change()
            return
        }
        let shown = current.options.contains(.beginFromCurrentState) ? layer.presentation() ?? layer : layer
        let (before, model) = (properties.map { $0.value(of: shown) }, properties.map { $0.value(of: layer) })
        change()
        for (index, property) in properties.enumerated() {
            let target = property.value(of: layer)
            guard model[index] != target else { continue }
            let animation = current.animation(of: property, from: before[index], to: target)
            layer.add(animation, forKey: property.rawValue)
        }
    }

    // MARK: Private

    private func animation(of property: Property, from: AnyHashable, to: AnyHashable) -> CAAnimation {
        let animation: CABasicAnimation
        if let spring, duration > 0 {
            animation = springAnimation(spring, keyPath: property.rawValue)
        } else {
            animation = CABasicAnimation(keyPath: property.rawValue)
            animation.timingFunction = options.curve
        }
        animation.fromValue = from.base
        animation.toValue = to.base
        animation.duration = max(duration, .leastNormalMagnitude)
        animation.fillMode = .backwards
        // Not a begin time: that would need a clock, which a view outside of a window has not got yet.
        animation.timeOffset = -delay
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = options.contains(.autoreverse)
        animation.delegate = ending
        return animation
    }

    /// A spring of unit mass that is at rest after `duration`: its swings have fallen to 1/1000 by then.
    private func springAnimation(_ values: SpringValues, keyPath: String) -> CABasicAnimation {
        let frequency = log(1000) / (values.dampingRatio * duration)
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = 1
        animation.stiffness = frequency * frequency
        animation.damping = 2 * values.dampingRatio * frequency
        animation.initialVelocity = values.velocity
        return animation
    }
}

/// Notes whether the animations of one call ran to their end.
private final class AnimationEnding: CAAnimationDelegate {
    private(set) var allFinished = true

    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        if !finished { allFinished = false }
    }
}
