import DrawKit
import Foundation

/// An observer of changes to layer properties. The animation blocks of views use it.
@MainActor
package protocol LayerChangeRecorder: AnyObject {
    /// Called when the property `keyPath` of `layer`, which is in a window, has changed. `old` is the previous value.
    func layer(_ layer: CALayer, changed keyPath: String, from old: Any)
}

/// The observation and animation of changes to layer properties. If changes are neither observed nor animated, a change
/// costs a single check.
@MainActor
package enum LayerChanges {
    /// The observer, if any.
    package static weak var recorder: (any LayerChangeRecorder)? { didSet { update() } }
    /// `true` if the current transactions animate changes.
    static var animatesChanges = false { didSet { update() } }
    fileprivate static var areWatched = false

    private static func update() { areWatched = animatesChanges || recorder != nil }
}

extension CALayer {
    /// The layer's actions, keyed by property; `nil`, the default, specifies no actions. `NSNull` disables the implicit
    /// animation of a property.
    public var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { if newValue != nil || extras != nil { ensuredExtras.actions = newValue } }
    }

    /// Handles a change to the property `root`, whose previous value was `old`. Animates the change if a transaction
    /// enables implicit animations.
    func recordChange(of root: LayerProperty.Root, from old: @autoclosure () -> AnimationValue) {
        if LayerChanges.areWatched { answerChange(of: root, from: old()) }
    }

    /// Returns the default action, which is an animation with the transaction's duration, or `nil` if the property is
    /// not animated by default.
    func standardAction(forKey event: String) -> (any CAAction)? {
        guard let property = LayerProperty(rawValue: event), property.component == .whole,
            modelValue(of: property.root) != nil, !RootSet.unanimated.contains(RootSet(property.root))
        else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.timingFunction = CAMediaTimingFunction(name: .default)
        return animation
    }

    private func answerChange(of root: LayerProperty.Root, from old: AnimationValue) {
        guard let host else { return }
        let keyPath = root.keyPath
        LayerChanges.recorder?.layer(self, changed: keyPath, from: old.publicValue)
        guard LayerChanges.animatesChanges, let action = action(forKey: keyPath) else { return }
        if let animation = (action as? CABasicAnimation)?.duplicate() as? CABasicAnimation {
            if animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil {
                var shown = old
                for run in runs { run.timeline?.apply(to: &shown, of: root, at: host.clock.now) }
                animation.fromValue = shown.publicValue
            }
            animation.run(forKey: keyPath, object: self, arguments: nil)
        } else {
            action.run(forKey: keyPath, object: self, arguments: nil)
        }
    }
}

extension CAAnimation: CAAction {
    /// Adds a copy of the animation to the layer.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

extension LayerProperty.Root {
    /// The key path of the stored property.
    var keyPath: String { "\(self)" }
}

extension RootSet {
    /// The animatable properties without a default animation.
    fileprivate static let unanimated: RootSet = [RootSet(.hidden), RootSet(.contents), RootSet(.path)]
}

extension AnimationValue {
    /// The value, with the type of the public property.
    var publicValue: Any {
        switch self {
        case .scalar(let value): value
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .transform(let map): map
        case .turned(let parts): parts.transform
        case .color(let color): color
        case .colors(let colors): colors
        case .numbers(let numbers): numbers
        case .flag(let flag): flag
        case .picture(let picture): picture.image as Any
        case .path(let path): CGPath(pieces: path)
        }
    }
}
