import DrawKit
import Foundation
import LayerKit

/// A call to `UIView.animate` or `animateKeyframes`, or the block that `beginAnimations` opens. Turns the changes in
/// the block into layer animations.
@MainActor
final class ViewAnimation {
    /// The animatable properties; the raw values are the layers' key paths.
    enum Property: String {
        case position, bounds, transform, opacity, backgroundColor
        // Properties set on the layer itself.
        case cornerRadius, borderWidth, borderColor, shadowOpacity, shadowRadius, shadowOffset, shadowColor

        /// `true` if only the layer has the property, not the view.
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

    /// The call whose block is running; `nil` outside of blocks.
    private(set) static var current: ViewAnimation? { didSet { LayerChanges.recorder = current } }
    /// `true` if animations are disabled, including those of lists.
    static var isDisabled = false

    private(set) var duration: TimeInterval
    private(set) var delay: TimeInterval
    /// The options. In a block that begins with `UIView.beginAnimations`, methods such as `setAnimationCurve` change
    /// them.
    var options: UIView.AnimationOptions
    /// The number of runs; `nil` follows `options`.
    var repeatCount: Float?
    private let spring: Spring?
    /// The keyframes of `animateKeyframes`; `nil` for other calls.
    let keyframes: ViewKeyframes?
    /// The property animator's changes, to which this call adds its own; `nil` if this call animates its changes
    /// itself.
    private let collector: AnimatorChanges?
    private let ending = AnimationEnding()
    /// The animated layers outside a window, which have no clock.
    private var outside: [CALayer] = []
    /// The layer host of the first changed layer that is in a window.
    private weak var host: LayerHost?
    /// `true` until the call returns.
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

    /// Runs `changes` and adds them to `collector` for a property animator. The changes start from the current
    /// presentation.
    static func collect(into collector: AnimatorChanges, _ changes: @MainActor () -> Void) {
        let call = ViewAnimation(
            duration: 1, delay: 0, options: .beginFromCurrentState, spring: nil, collector: collector)
        let outer = current
        current = call
        changes()
        current = outer
    }

    /// Runs `changes` and animates them.
    func run(_ changes: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?) {
        let outer = begin(completion: completion)
        changes()
        end(restoring: outer)
    }

    /// Makes this animation the current one unless animations are disabled. Returns the previously current animation,
    /// for `end(restoring:)`.
    func begin(completion: (@MainActor (Bool) -> Void)?) -> ViewAnimation? {
        let outer = Self.current
        Self.current = Self.isDisabled ? nil : self
        CATransaction.begin()
        if let completion {
            CATransaction.setCompletionBlock { [self] in
                let notify: @MainActor () -> Void = { [ending] in completion(ending.allFinished) }
                // Never call the completion handler before this call returns: a chain of such calls would grow the
                // stack.
                if isOpen { deferToNextTurn(notify) } else { notify() }
            }
        }
        return outer
    }

    /// Ends the block that `begin` started: starts the keyframe animations, if any, and makes `outer` current again.
    func end(restoring outer: ViewAnimation?) {
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
        NextRunLoopTurn.run { [outside, ending] in
            for layer in outside { layer.finishWaitingAnimations(of: ending) }
        }
    }

    /// Sets the duration and the delay of later changes, in seconds.
    func setTimes(duration: TimeInterval, delay: TimeInterval) {
        self.duration = duration.isFinite ? max(0, duration) : 0
        self.delay = delay.isFinite ? max(0, delay) : 0
    }

    static func withoutAnimation(_ changes: () -> Void) {
        let outer = (current, isDisabled)
        current = nil
        isDisabled = true
        changes()
        (current, isDisabled) = outer
    }

    /// Calls `change` and, inside an animation block, animates the difference that `change` makes to `properties` of
    /// `layer`.
    static func record(_ properties: [Property], of layer: CALayer, change: () -> Void) {
        guard let current else { return change() }
        if current.host == nil { current.host = layer.host }
        guard current.duration > 0 || current.delay > 0 else { return change() }
        let startsFromPresentation = current.options.contains(.beginFromCurrentState) && layer.animationKeys() != nil
        let source = startsFromPresentation ? layer.presentation() ?? layer : layer
        let (before, model) = (properties.map { $0.value(of: source) }, properties.map { $0.value(of: layer) })
        change()
        for (index, property) in properties.enumerated() where model[index] != property.value(of: layer) {
            current.addAnimation(property, of: layer, from: before[index])
        }
    }

    // MARK: Private

    /// Animates the change of `property` of `layer` from `before` to its current value.
    private func addAnimation(_ property: Property, of layer: CALayer, from before: AnyHashable) {
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

    /// Returns the start value of the animation of `property` that an earlier change in the same block added to
    /// `layer`, if any. Marks that animation as replaced, so that it doesn't count as unfinished.
    private func start(of property: Property, on layer: CALayer) -> Any? {
        guard let earlier = layer.animation(forKey: property.rawValue) as? CABasicAnimation, earlier.delegate === ending
        else { return nil }
        ending.adopted.append(earlier)
        return earlier.fromValue
    }

    private func deferToNextTurn(_ action: @escaping @MainActor () -> Void) {
        if let host { host.scheduler.runSoon(action) } else { NextRunLoopTurn.run(action) }
    }

    /// Adds `animation` to `layer` with the settings common to all animations of the call.
    private func start(_ animation: CAPropertyAnimation, of property: Property, on layer: CALayer) {
        animation.explicitDuration = duration
        animation.fillMode = .backwards
        // A begin time would need a clock, which a view outside a window doesn't have.
        animation.timeOffset = -delay
        if let repeatCount {
            animation.repeatCount = repeatCount
        } else if options.contains(.repeat) {
            animation.repeatCount = .infinity
        }
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
    /// Animates a change that was made directly to a view's layer, starting at `old`. Ignores properties that the view
    /// has, too.
    func layer(_ layer: CALayer, changed keyPath: String, from old: Any) {
        guard let property = Property(rawValue: keyPath), property.isOfLayer, duration > 0 || delay > 0,
            (layer.delegate as? UIView)?.layer === layer
        else { return }
        if host == nil { host = layer.host }
        var before = old as? AnyHashable
        if options.contains(.beginFromCurrentState), layer.animation(forKey: keyPath) != nil {
            before = layer.presentation().map { property.value(of: $0) }
        }
        if let before { addAnimation(property, of: layer, from: before) }
    }
}

/// A delegate that records whether all animations of a call finished.
private final class AnimationEnding: CAAnimationDelegate {
    private(set) var allFinished = true
    /// Animations that the call itself replaced, which don't count as unfinished.
    var adopted: [CAAnimation] = []

    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        if let index = adopted.firstIndex(where: { $0 === animation }) {
            adopted.remove(at: index)
        } else if !finished {
            allFinished = false
        }
    }
}
