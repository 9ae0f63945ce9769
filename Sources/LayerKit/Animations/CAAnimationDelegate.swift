/// An object that is notified when an animation starts and ends.
///
/// The calls come in this order: `animationDidStart` when the animation first becomes active, after the turn in which
/// it was added; `animationDidStop` when it has ended (`finished` is `true`) or was removed, replaced or released with
/// its layer before the end (`false`); then the completion blocks of its transactions. At the end of an animation, all
/// of these calls run with the clock at the exact end time, regardless of the frame rate and of whether the layer is
/// visible.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Called when `anim`, the layer's copy, has become active.
    func animationDidStart(_ anim: CAAnimation)

    /// Called when `anim` has stopped. `flag` is `true` if the animation reached its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// No effect.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// No effect.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
