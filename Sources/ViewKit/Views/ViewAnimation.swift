import DrawKit
import Foundation
import LayerKit

/// One call of `UIView.animate`, or of `animateKeyframes`: turns the changes of views that its block makes into
/// animations of their layers.
@MainActor
final class ViewAnimation {
    /// What views animate; the raw values are the layers' key paths.
    enum Property: String {
        case position, bounds, transform, opacity, backgroundColor
        // What is set at the layer itself.
        case cornerRadius, borderWidth, borderColor, shadowOpacity, shadowRadius, shadowOffset, shadowColor

        /// Whether the view has no property of its own for it.
        var isOfLayer: Bool {
            switch self {
            case .position, .bounds, .transform, .opacity, .backgroundColor: false
            default: true
            }
        }

        @MainActor
        func value(of layer: CALayer) -> AnyHashable {
            switch self {
            case .position: layer.position
            case .bounds: layer.bounds
            case .transform: layer.affine
            case .opacity: layer.opacity
            case .backgroundColor: layer.backgroundColor ?? UIColor.clear.cgColor
            case .cornerRadius: layer.cornerRadius
            case .borderWidth: layer.borderWidth
            case .borderColor: layer.borderColor ?? UIColor.clear.cgColor
            case .shadowOpacity: layer.shadowOpacity
            case .shadowRadius: layer.shadowRadius
            case .shadowOffset: layer.shadowOffset
            case .shadowColor: layer.shadowColor ?? UIColor.clear.cgColor
            }
        }
    }

    /// The call whose block runs now; nil outside of one.
    private(set) static var current: ViewAnimation? { didSet { LayerChanges.recorder = current } }
    /// Whether the app makes its changes without animations for now, those of lists among them.
    static var isSwitchedOff = false

    private let duration: TimeInterval
    private let delay: TimeInterval
    private let options: UIView.AnimationOptions
    private let spring: Spring?
    /// The changes of a call that has them one after the other; nil for any other.
    let keyframes: ViewKeyframes?
    /// Who runs the changes instead; nil where this call does.
    private let collector: AnimatorChanges?
    private let ending = AnimationEnding()
    /// The layers that were animated without a clock, for they are in no window.
    private var outside: [CALayer] = []
    /// Whose layers the block changed first.
    private weak var host: LayerHost?
    /// Whether the call has not returned yet.
    private var isOpen = true

    init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, spring: Spring?,
        keyframes: ViewKeyframes? = nil, collector: AnimatorChanges? = nil
    ) {
        self.collector = collector
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.delay = delay.isFinite ? max(0, delay) : 0
        self.options = options
        self.spring = spring
        self.keyframes = keyframes
    }

    /// Runs `changes` as those of a property animator, which go from what is shown.
    static func collect(into collector: AnimatorChanges, _ changes: @MainActor () -> Void) {
        let call = ViewAnimation(
            duration: 1, delay: 0, options: .beginFromCurrentState, spring: nil, collector: collector)
        let outer = current
        current = call
        changes()
        current = outer
    }

    /// Runs `changes` as this animation.
    func run(_ changes: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?) {
        let outer = Self.current
        Self.current = Self.isSwitchedOff ? nil : self
        CATransaction.begin()
        if let completion {
            CATransaction.setCompletionBlock { [self] in
                let tell: @MainActor () -> Void = { [ending] in completion(ending.allFinished) }
                // Never within the call: each call of a chain would stand on the stack of the one before.
                if isOpen { putOff(tell) } else { tell() }
            }
        }
        changes()
        if let keyframes {
            for track in keyframes.tracks {
                let animation = keyframes.animation(of: track)
                animation.timingFunction = options.curve
                start(animation, of: track.property, on: track.layer)
            }
        }
        CATransaction.commit()
        Self.current = outer
        isOpen = false
        guard !outside.isEmpty else { return }
        NextTurn.run { [outside, ending] in
            for layer in outside { layer.finishWaitingAnimations(of: ending) }
        }
    }

    static func withoutAnimation(_ changes: () -> Void) {
        let outer = (current, isSwitchedOff)
        (current, isSwitchedOff) = (nil, true)
        changes()
        (current, isSwitchedOff) = outer
    }

    /// Makes `change`, and animates what it does to `properties` of `layer` while a call of `animate` runs.
    static func record(_ properties: [Property], of layer: CALayer, change: () -> Void) {
        guard let current else { return change() }
        if current.host == nil { current.host = layer.host }
        guard current.duration > 0 || current.delay > 0 else { return change() }
        let startsFromShown = current.options.contains(.beginFromCurrentState) && layer.animationKeys() != nil
        let shown = startsFromShown ? layer.presentation() ?? layer : layer
        let (before, model) = (properties.map { $0.value(of: shown) }, properties.map { $0.value(of: layer) })
        change()
        for (index, property) in properties.enumerated() where model[index] != property.value(of: layer) {
            current.take(property, of: layer, from: before[index])
        }
    }

    // MARK: Private

    /// Animates `property` of `layer`, which is another one now, from `before`.
    private func take(_ property: Property, of layer: CALayer, from before: AnyHashable) {
        let target = property.value(of: layer)
        if let collector {
            collector.add(property, of: layer, from: before, to: target)
        } else if let keyframes {
            keyframes.add(property, of: layer, from: before, to: target)
        } else {
            let start = start(of: property, on: layer) ?? before.base
            self.start(animation(of: property, from: start, to: target.base), of: property, on: layer)
        }
    }

    /// Where the animation of `property` starts that this call added before, which the next one takes over from;
    /// nil where there is none.
    private func start(of property: Property, on layer: CALayer) -> Any? {
        guard let earlier = layer.animation(forKey: property.rawValue) as? CABasicAnimation, earlier.delegate === ending
        else { return nil }
        ending.takenOver.append(earlier)
        return earlier.fromValue
    }

    private func putOff(_ action: @escaping @MainActor () -> Void) {
        if let host { host.scheduler.runSoon(action) } else { NextTurn.run(action) }
    }

    /// Adds `animation` to `layer`, with what all animations of the call have in common.
    private func start(_ animation: CAPropertyAnimation, of property: Property, on layer: CALayer) {
        animation.statedDuration = duration
        animation.fillMode = .backwards
        // Not a begin time: that would need a clock, which a view outside of a window has not got yet.
        animation.timeOffset = -delay
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = options.contains(.autoreverse)
        animation.delegate = ending
        layer.add(animation, forKey: property.rawValue)
        if layer.host == nil, !outside.contains(where: { $0 === layer }) { outside.append(layer) }
    }

    private func animation(of property: Property, from: Any, to: Any) -> CABasicAnimation {
        let animation: CABasicAnimation
        if let spring, duration > 0 {
            animation = springAnimation(spring, keyPath: property.rawValue)
        } else {
            animation = CABasicAnimation(keyPath: property.rawValue)
            animation.timingFunction = options.curve
        }
        animation.fromValue = from
        animation.toValue = to
        return animation
    }

    private func springAnimation(_ spring: Spring, keyPath: String) -> CABasicAnimation {
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = spring.mass
        animation.stiffness = spring.stiffness
        animation.damping = spring.damping
        animation.initialVelocity = spring.initialVelocity
        return animation
    }
}

extension ViewAnimation: LayerChangeRecorder {
    /// Animates what was set at a view's layer itself.
    func layer(_ layer: CALayer, changed keyPath: String, from old: Any) {
        guard let property = Property(rawValue: keyPath), property.isOfLayer, duration > 0 || delay > 0,
            (layer.delegate as? UIView)?.layer === layer
        else { return }
        if host == nil { host = layer.host }
        var before = old as? AnyHashable
        if options.contains(.beginFromCurrentState), layer.animation(forKey: keyPath) != nil {
            before = layer.presentation().map { property.value(of: $0) }
        }
        if let before { take(property, of: layer, from: before) }
    }
}

/// Notes whether the animations of one call ran to their end.
private final class AnimationEnding: CAAnimationDelegate {
    private(set) var allFinished = true
    /// Animations in whose place the call itself put others: their end is none.
    var takenOver: [CAAnimation] = []

    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        if let index = takenOver.firstIndex(where: { $0 === animation }) {
            takenOver.remove(at: index)
        } else if !finished {
            allFinished = false
        }
    }
}
