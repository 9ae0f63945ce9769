import DrawKit
import Foundation
import LayerKit

/// The changes made by a property animator, with their easing, and the layer animations that display them.
@MainActor
final class AnimatorChanges {
    /// The way in which changes are displayed: paused or running.
    enum Motion {
        /// Paused.
        case still
        /// Running from `begin`, or from now if `begin` is `nil`. The whole animation takes `seconds`.
        case moving(begin: TimeInterval?, seconds: TimeInterval, isReversed: Bool)
    }

    private struct Change {
        let layer: CALayer
        let property: ViewAnimation.Property
        let from: AnyHashable
        var to: AnyHashable
        /// The fraction of the animator's duration at which the change starts.
        var delay: Double
        /// The easing after the delay.
        var curve: ProgressCurve
        var isShown = false
    }

    private var changes: [Change] = []
    /// The easing of the changes currently being collected.
    private var curve = ProgressCurve.eased(.cubic(CAMediaTimingFunction(name: .linear)))
    private var delay = 0.0
    private let mark = AnimatorMark()

    /// The host whose clock drives the changes; `nil` if no changed layer is in a window.
    var host: LayerHost? { changes.lazy.compactMap(\.layer.host).first }

    /// The views whose properties the changes affect.
    var views: [UIView] { changes.compactMap { $0.layer.delegate as? UIView } }

    /// Runs `block` and collects its changes. They start after `delay`, a fraction of the animator's duration, and are
    /// eased by `curve`.
    func collect(curve: ProgressCurve, delay: Double, _ block: @MainActor () -> Void) {
        self.curve = curve
        self.delay = delay
        ViewAnimation.collect(into: self, block)
    }

    /// Adds a change to `property` of `layer` from `before` to `target`. If there already is a change to that property,
    /// its start value is kept, and its target, delay and easing are replaced.
    func add(_ property: ViewAnimation.Property, of layer: CALayer, from before: AnyHashable, to target: AnyHashable) {
        if let existing = changes.firstIndex(where: { $0.layer === layer && $0.property == property }) {
            changes[existing].to = target
            changes[existing].delay = delay
            changes[existing].curve = curve
        } else {
            changes.append(
                Change(layer: layer, property: property, from: before, to: target, delay: delay, curve: curve))
        }
    }

    /// Replaces the easing of the remainder of each change after `time`, a fraction of the animator's duration.
    func turn(at time: Double, isBackwards: Bool, by easing: ProgressCurve.Easing) {
        for index in changes.indices {
            let own = ownTime(of: changes[index], at: time)
            changes[index].curve = changes[index].curve.turned(at: own, isBackwards: isBackwards, by: easing)
        }
    }

    /// Displays the changes from `time`, a fraction of the animator's duration, with the given motion.
    func show(at time: Double, _ motion: Motion) {
        dropReplacedChanges()
        for index in changes.indices {
            let change = changes[index]
            changes[index].isShown = true
            change.layer.add(animation(of: change, at: time, motion), forKey: change.property.rawValue)
        }
    }

    /// Removes all changes and their animations, and sets the properties to their values at `position`.
    func end(at position: UIViewAnimatingPosition) {
        dropReplacedChanges()
        let ended = changes
        changes = []
        let displayed =
            position == .current ? ended.map { $0.property.value(of: $0.layer.presentation() ?? $0.layer) } : []
        for change in ended where change.isShown { change.layer.removeAnimation(forKey: change.property.rawValue) }
        ViewAnimation.withoutAnimation {
            for (index, change) in ended.enumerated() {
                switch position {
                case .end: break
                case .start: change.property.set(change.from, of: change.layer)
                case .current: change.property.set(displayed[index], of: change.layer)
                }
            }
        }
    }

    // MARK: Private

    /// Drops the changes to properties whose animation has been replaced by another one.
    private func dropReplacedChanges() {
        changes.removeAll { $0.isShown && $0.layer.animation(forKey: $0.property.rawValue)?.delegate !== mark }
    }

    private func ownTime(of change: Change, at time: Double) -> Double {
        change.delay < 1 ? min(max((time - change.delay) / (1 - change.delay), 0), 1) : time < 1 ? 0 : 1
    }

    private func animation(of change: Change, at time: Double, _ motion: Motion) -> CAAnimation {
        let animation = CurveAnimation(keyPath: change.property.rawValue)
        animation.curve = change.curve
        animation.fromValue = change.from.base
        animation.toValue = change.to.base
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        animation.delegate = mark
        let seconds: TimeInterval
        switch motion {
        case .still:
            seconds = 1
            animation.speed = 0
        case .moving(let begin, let duration, let isReversed):
            seconds = duration
            animation.speed = isReversed ? -1 : 1
            animation.explicitBegin = begin
        }
        animation.explicitDuration = (1 - change.delay) * seconds
        animation.timeOffset = (time - change.delay) * seconds
        return animation
    }
}

/// A delegate that identifies the animations of one animator.
private final class AnimatorMark: CAAnimationDelegate {}

extension ViewAnimation.Property {
    /// Sets this property of `layer`, or of its view, to `value`.
    @MainActor
    fileprivate func set(_ value: AnyHashable, of layer: CALayer) {
        guard let view = layer.delegate as? UIView else { return }
        let number = value.base as? CGFloat ?? (value.base as? Double).map { CGFloat($0) } ?? 0
        switch (self, value.base) {
        case (.position, let point as CGPoint): view.center = point
        case (.bounds, let rect as CGRect): view.bounds = rect
        case (.transform, let map as CGAffineTransform): view.transform = map
        case (.opacity, let opacity as Float): view.alpha = CGFloat(opacity)
        case (.backgroundColor, let color as CGColor):
            // Animations treat a missing background color as clear.
            view.backgroundColor = color == UIColor.clear.cgColor ? nil : UIColor(cgColor: color)
        case (.cornerRadius, _): layer.cornerRadius = number
        case (.borderWidth, _): layer.borderWidth = number
        case (.borderColor, let color as CGColor): layer.borderColor = color
        case (.shadowOpacity, let opacity as Float): layer.shadowOpacity = opacity
        case (.shadowOpacity, _): layer.shadowOpacity = Float(number)
        case (.shadowRadius, _): layer.shadowRadius = number
        case (.shadowOffset, let offset as CGSize): layer.shadowOffset = offset
        case (.shadowColor, let color as CGColor): layer.shadowColor = color
        default: break
        }
    }
}
