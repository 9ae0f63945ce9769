import DrawKit
import Foundation

/// Who else hears of changes of layers' properties while it is set: views, whose blocks of animations change layers.
@MainActor
package protocol LayerChangeRecorder: AnyObject {
    /// The property `keyPath` of `layer` has another value than `old` now.
    func layer(_ layer: CALayer, changed keyPath: String, from old: Any)
}

/// Whether somebody wants to know of changes of layers' properties: mostly nobody does, and then a change costs one
/// look.
@MainActor
package enum LayerChanges {
    /// Who hears of them; nil for nobody.
    package static weak var recorder: (any LayerChangeRecorder)? { didSet { update() } }
    /// Whether the transactions that have begun animate them.
    static var areAnimated = false { didSet { update() } }
    fileprivate static var areWatched = false

    private static func update() { areWatched = areAnimated || recorder != nil }
}

extension CALayer {
    /// The actions of the layer's own, by the properties whose changes they answer; nil, the default, is none. `NSNull`
    /// keeps a change from being animated.
    public var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { if newValue != nil || extras != nil { madeExtras.actions = newValue } }
    }

    /// The property `root` has another value than `old` now: animates that where a transaction says so.
    func noteChange(of root: LayerProperty.Root, from old: @autoclosure () -> AnimationValue) {
        if LayerChanges.areWatched { answerChange(of: root, from: old()) }
    }

    /// What is done where nobody says otherwise: the change is animated with the transaction's duration.
    func usualAction(forKey event: String) -> (any CAAction)? {
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
        LayerChanges.recorder?.layer(self, changed: keyPath, from: old.written)
        guard LayerChanges.areAnimated, let action = action(forKey: keyPath) else { return }
        if let animation = (action as? CABasicAnimation)?.duplicate() as? CABasicAnimation {
            if animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil {
                var shown = old
                for run in runs { run.timeline?.apply(to: &shown, of: root, at: host.clock.now) }
                animation.fromValue = shown.written
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
    /// The key path of the whole property.
    var keyPath: String { "\(self)" }
}

extension RootSet {
    /// What changes at once unless an action of one's own says otherwise.
    fileprivate static let unanimated: RootSet = [RootSet(.hidden), RootSet(.contents), RootSet(.path)]
}

extension AnimationValue {
    /// The value in the type that users write it in.
    fileprivate var written: Any {
        switch self {
        case .scalar(let value): value
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .transform(let map): map
        case .color(let color): color
        case .colors(let colors): colors
        case .numbers(let numbers): numbers
        case .flag(let flag): flag
        case .picture(let picture): picture.image as Any
        case .path(let path): CGPath(pieces: path)
        }
    }
}
