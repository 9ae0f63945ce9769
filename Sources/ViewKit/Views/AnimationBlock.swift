import Foundation
import LayerKit
import SelectorKit

/// An animation block, which begins with `UIView.beginAnimations` and ends with `commitAnimations`.
@MainActor
final class AnimationBlock {
    /// The open blocks, outermost first.
    private static var open: [AnimationBlock] = []

    /// The innermost open block; `nil` outside of blocks, where settings have no effect.
    static var current: AnimationBlock? { open.last }

    private let identifier: String?
    private let context: UnsafeMutableRawPointer?
    private let animation = ViewAnimation(
        duration: AnimationBlock.defaultDuration, delay: 0, options: [], spring: nil)
    private var outer: ViewAnimation?
    private var transition: (view: UIView, style: UIView.AnimationTransition, outgoing: CALayer)?

    /// The object on which the selectors are called. Retained until the animations end, as on iOS.
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    var duration = AnimationBlock.defaultDuration { didSet { updateTimes() } }
    var delay: TimeInterval = 0 { didSet { updateTimes() } }

    private static let defaultDuration: TimeInterval = 0.2

    /// Opens a block inside the innermost open block, if any.
    init(_ identifier: String?, context: UnsafeMutableRawPointer?) {
        self.identifier = identifier
        self.context = context
        Self.open.append(self)
        outer = animation.begin { [self] finished in
            guard let delegate, let didStop else { return }
            didStop.perform(on: delegate, identifier, NSNumber(value: finished), self.context)
        }
    }

    /// Ends the innermost block and starts its animations. Returns `false` if no block is open.
    static func commit() -> Bool {
        guard let block = open.popLast() else { return false }
        block.animation.end(restoring: block.outer)
        block.startTransition()
        if let delegate = block.delegate, let willStart = block.willStart {
            willStart.perform(on: delegate, block.identifier, block.context)
        }
        return true
    }

    /// Sets the easing of later changes.
    func setCurve(_ curve: UIView.AnimationCurve) {
        let mask = UIView.AnimationOptions(rawValue: 3 << 16)
        animation.options.subtract(mask)
        animation.options.formUnion(UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
    }

    /// Adds or removes an option for later changes.
    func set(_ option: UIView.AnimationOptions, _ isSet: Bool) {
        if isSet { animation.options.insert(option) } else { animation.options.remove(option) }
    }

    /// Sets the number of times that the animations of later changes run; 0 or less means once.
    func setRepeatCount(_ count: Float) {
        animation.repeatCount = count > 0 ? count : nil
    }

    /// Sets a transition of `view` from its current appearance to its appearance at the end of the block. It starts at
    /// the end of the block; `.none` removes it.
    func setTransition(_ style: UIView.AnimationTransition, of view: UIView) {
        transition = style == .none ? nil : view.layer.frozenCopy().map { (view, style, $0) }
    }

    // MARK: Private

    private func updateTimes() {
        animation.setTimes(duration: duration, delay: delay)
    }

    private func startTransition() {
        guard let (view, style, outgoing) = transition, let transition = style.options.transition,
            let host = view.layer.host, duration > 0, UIView.areAnimationsEnabled
        else { return }
        let layerTransition = LayerTransition(
            transition, from: outgoing, begin: host.clock.now, duration: duration, curve: animation.options.curve)
        view.layer.transition = layerTransition
        host.scheduler.schedule(at: layerTransition.end) {
            if view.layer.transition === layerTransition { view.layer.transition = nil }
        }
    }
}

extension UIView.AnimationTransition {
    /// The animation option that selects this transition.
    fileprivate var options: UIView.AnimationOptions {
        switch self {
        case .none: .transitionNone
        case .flipFromLeft: .transitionFlipFromLeft
        case .flipFromRight: .transitionFlipFromRight
        case .curlUp: .transitionCurlUp
        case .curlDown: .transitionCurlDown
        }
    }
}
