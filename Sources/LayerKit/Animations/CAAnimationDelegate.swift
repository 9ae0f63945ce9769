/// An object that is notified when an animation starts and ends.
///
/// The calls are made in this order: `animationDidStart` when the animation first becomes active, but not during the
/// call that adds it; `animationDidStop` when it has ended (`finished` is `true`), or when it was removed, replaced or
/// released with its layer before its end (`finished` is `false`); and then the completion blocks of its transactions.
/// When an animation ends, `animationDidStop` and the completion blocks run with the clock at the exact end time,
/// regardless of the frame rate and of the layer's visibility.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Called when `anim`, the layer's copy, has become active.
    func animationDidStart(_ anim: CAAnimation)

    /// Called when `anim` has stopped. `flag` is `true` if the animation reached its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
