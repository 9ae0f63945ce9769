import LayerKit
public import SelectorKit

/// The action of a control that calls a method of a target.
@MainActor
final class TargetAction: UIAction {
    /// The target; `nil` for the responder chain, and once the target is released.
    private(set) weak var target: AnyObject?
    let hasTarget: Bool
    let selector: Selector

    init(_ target: AnyObject?, _ selector: Selector) {
        self.target = target
        self.selector = selector
        hasTarget = target != nil
        super.init(identifier: Self.identifier(target, selector)) { action in
            guard let action = action as? TargetAction, let control = action.sender as? UIControl else { return }
            guard !action.hasTarget || action.target != nil else { return }
            control.sendAction(
                action.selector, to: action.target, for: UIEvent(timestamp: CACurrentMediaTime()))
        }
    }

    private static func identifier(_ target: AnyObject?, _ selector: Selector) -> Identifier {
        Identifier("target \(target.map { "\(UInt(bitPattern: ObjectIdentifier($0).hashValue))" } ?? "-") \(selector)")
    }
}

extension UIControl {
    /// Adds a method of a target for `controlEvents`. It can have no parameters, or one for the control, or two for the
    /// control and the event. The target is held weakly; `nil` calls the first responder in the chain, beginning with
    /// the control, that has the method.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        addAction(TargetAction(target.map { $0 as AnyObject }, action), for: controlEvents)
    }

    /// Removes a method of a target for `controlEvents`. `nil` as the target or the action means all.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let target = target.map { $0 as AnyObject }
        removeActions(for: controlEvents) { entry in
            guard let entry = entry as? TargetAction else { return false }
            return (target == nil || entry.target === target) && (action == nil || entry.selector == action)
        }
    }

    /// The targets of the control.
    public var allTargets: Set<AnyHashable> {
        Set(targetActions(for: .allEvents).compactMap { $0.target as? NSObject })
    }

    /// Returns the names of the methods of `target` for `controlEvent`; `nil` without such methods.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let target = target.map { $0 as AnyObject }
        let names = targetActions(for: controlEvent).filter { $0.target === target }.map(\.selector.description)
        return names.isEmpty ? nil : names
    }
}
