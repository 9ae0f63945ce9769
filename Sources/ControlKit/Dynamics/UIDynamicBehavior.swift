public import Foundation
import ViewKit

/// The superclass of the behaviors of a `UIDynamicAnimator`. An instance of this class has no effect except those of
/// its child behaviors.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    /// The behaviors that take effect together with this one, in the order in which they were added.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called in each frame after the animator has moved its items. `nil` by default.
    @preconcurrency open var action: (@MainActor () -> Void)?
    /// The animator to which the behavior or a behavior that contains it was added.
    open var dynamicAnimator: UIDynamicAnimator? { owner }

    private(set) weak var owner: UIDynamicAnimator?

    /// Creates a behavior without children.
    public override init() {}

    /// Adds `behavior` to the children. No effect if it is a child already, or contains this behavior.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }), !behavior.family.contains(where: { $0 === self })
        else { return }
        childBehaviors.append(behavior)
        if let owner {
            behavior.move(to: owner)
            owner.behaviorsDidChange()
        }
    }

    /// Removes `behavior` from the children.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.removeAll { $0 === behavior }
        if let owner {
            behavior.move(to: nil)
            owner.behaviorsDidChange()
        }
    }

    /// Called before the behavior is added to an animator or removed from it, which is when `dynamicAnimator` is `nil`.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    // MARK: Internal

    /// The items that the behavior itself moves.
    var movedItems: [any UIDynamicItem] { [] }

    /// Sets properties of one of the behavior's items at the beginning of a step.
    func prepare(_ body: DynamicBody) {}

    /// Adds the accelerations that the behavior causes in one of its items.
    func accelerate(_ body: DynamicBody) {}

    /// Changes the velocity of one of the behavior's items at the end of a step of `interval` seconds.
    func limit(_ body: DynamicBody, interval: TimeInterval) {}

    /// Returns `true` if the behavior no longer moves one of its items, provided that the item is at rest.
    func isDone(with body: DynamicBody) -> Bool { true }

    /// Called when one of the behavior's items has stopped.
    func settle(_ body: DynamicBody) {}

    /// The behavior and its descendants, with each parent before its children.
    var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

    func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        owner = animator
        for child in childBehaviors { child.move(to: animator) }
    }

    /// Resumes the animator after a change to the behavior or its items.
    func didChange() { owner?.behaviorsDidChange() }
}
