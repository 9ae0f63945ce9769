/// The delegate of a `UIDynamicAnimator`, which is notified when the animator pauses and resumes. All methods have
/// default implementations, which do nothing.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
    /// Called before the animator starts moving its items.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

    /// Called when all items of the animator have stopped.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    /// Does nothing.
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

    /// Does nothing.
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
