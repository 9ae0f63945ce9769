/// Hears of an animation's beginning and end.
///
/// The calls come in this order: `animationDidStart` at the moment when the animation first becomes active, after the
/// turn in which it was added; `animationDidStop` when it has ended (`finished` is true) or was removed, replaced or
/// dropped with its layer before that (false); then the completion blocks of the transactions that it was added in.
/// At an end, all of them run with the clock at the very time of the end, whatever the frame rate, and whether or not
/// the layer can be seen.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// `anim` has become active. It is the copy that the layer keeps.
    func animationDidStart(_ anim: CAAnimation)

    /// `anim` is over; `flag` tells whether it came to its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
