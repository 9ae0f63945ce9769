public import Foundation
import Reporting
public import SelectorKit

/// The API that preceded `UIView.animate`: animation blocks that begin with `beginAnimations(_:context:)` and end with
/// `commitAnimations()`. The settings apply to the innermost open block and have no effect outside of a block. Settings
/// such as the duration apply only to later changes in the block.
extension UIView {
    /// The transition of a view in an animation block.
    public enum AnimationTransition: Int, Sendable {
        /// No transition.
        case none
        /// Flips the view around its vertical axis; see `transitionFlipFromLeft`.
        case flipFromLeft
        /// Flips the view around its vertical axis; looks the same as `flipFromLeft`.
        case flipFromRight
        /// Wipes upward.
        case curlUp
        /// Wipes downward.
        case curlDown
    }

    /// Begins a block of changes that are animated over 0.2 seconds, easing in and out. Blocks can be nested.
    /// Deprecated on iOS; use `animate(withDuration:animations:)` in new code.
    ///
    /// - Parameters:
    ///   - animationID: A name, passed to the delegate's methods.
    ///   - context: Data that is passed to the delegate's methods.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        _ = AnimationBlock(animationID, context: context)
    }

    /// Ends the innermost block and starts its animations. Logs a warning if no block is open. Deprecated on iOS; use
    /// `animate(withDuration:animations:)` in new code.
    public class func commitAnimations() {
        if !AnimationBlock.commit() {
            Diagnostics.report("UIView.commitAnimations() without beginAnimations ignored")
        }
    }

    /// Sets the duration in seconds; 0 or less applies later changes in a single frame. Deprecated on iOS; use
    /// `animate(withDuration:animations:)` in new code.
    public class func setAnimationDuration(_ duration: TimeInterval) { AnimationBlock.current?.duration = duration }

    /// Sets the delay of later changes, in seconds. Deprecated on iOS; use `animate(withDuration:animations:)` in new
    /// code.
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationBlock.current?.delay = delay }

    /// Sets the easing curve of later changes. Deprecated on iOS; use `animate(withDuration:animations:)` in new code.
    public class func setAnimationCurve(_ curve: AnimationCurve) { AnimationBlock.current?.setCurve(curve) }

    /// Sets the number of times, possibly fractional, that the animations of later changes run. 0 or less means once.
    /// Deprecated on iOS; use `animate(withDuration:animations:)` in new code.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        AnimationBlock.current?.setRepeatCount(repeatCount)
    }

    /// Sets whether the animations of later changes play backward after each run. Deprecated on iOS; use
    /// `animate(withDuration:animations:)` in new code.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationBlock.current?.set(.autoreverse, repeatAutoreverses)
    }

    /// Sets whether the animations of later changes start from the current presentation instead of from the last value
    /// that was set. Deprecated on iOS; use `animate(withDuration:animations:)` in new code.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationBlock.current?.set(.beginFromCurrentState, fromCurrentState)
    }

    /// Sets a transition of `view` and its subviews. `cache` has no effect: the old appearance is always a snapshot.
    /// Deprecated on iOS; use `transition(with:duration:options:animations:completion:)` in new code.
    public class func setAnimationTransition(
        _ transition: AnimationTransition, for view: UIView, cache: Bool
    ) {
        AnimationBlock.current?.setTransition(transition, of: view)
    }

    /// Sets the object on which the methods set by `setAnimationWillStart` and `setAnimationDidStop` are called. The
    /// delegate is retained until the animations end. Deprecated on iOS; use `animate(withDuration:animations:)` in new
    /// code.
    public class func setAnimationDelegate(_ delegate: Any?) {
        AnimationBlock.current?.delegate = delegate.map { $0 as AnyObject }
    }

    /// Sets the method of the delegate that is called when the block is committed, with up to two arguments: the name
    /// and the context. Deprecated on iOS; use `animate(withDuration:animations:)` in new code.
    public class func setAnimationWillStart(_ selector: Selector?) { AnimationBlock.current?.willStart = selector }

    /// Sets the method of the delegate that is called when the animations end, with up to three arguments: the name, an
    /// `NSNumber` that is `true` if all animations ran to their end, and the context. Deprecated on iOS; use
    /// `animate(withDuration:animations:)` in new code.
    public class func setAnimationDidStop(_ selector: Selector?) { AnimationBlock.current?.didStop = selector }
}
