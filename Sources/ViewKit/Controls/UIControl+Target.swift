import SelectorKit

/// A target-action pair: an action that calls a method on a target.
@MainActor
final class TargetAction: UIAction {
    /// The target; `nil` if the target is looked up in the responder chain or has been deallocated.
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
            control.sendAction(action.selector, to: action.target, for: .forAction())
        }
    }

    private static func identifier(_ target: AnyObject?, _ selector: Selector) -> Identifier {
        Identifier("target \(target.map { "\(UInt(bitPattern: ObjectIdentifier($0).hashValue))" } ?? "-") \(selector)")
    }
}
