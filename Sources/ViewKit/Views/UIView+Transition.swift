public import Foundation
import LayerKit
import Reporting

extension UIView.AnimationOptions {
    /// Also animates changes inside the view during a transition, instead of applying them immediately.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// Makes `transition(from:to:)` hide one view and show the other instead of removing and adding them.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// No transition: changes are animated as with `animate`. The default.
    public static let transitionNone: Self = []
    /// Flips the view around its vertical axis. The flip is drawn without perspective: the view narrows and widens
    /// again with its new contents, so left and right look the same.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// Flips the view around its vertical axis; see `transitionFlipFromLeft`.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// Wipes the old contents away with a soft edge that moves up. There is no page curl.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// Wipes the new contents in with a soft edge that moves down. There is no page curl.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// Cross-fades: halfway through, every pixel is half old and half new.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// Flips the view around its horizontal axis; see `transitionFlipFromLeft`.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// Flips the view around its horizontal axis; see `transitionFlipFromTop`.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    /// The style of the layer transition; `nil` if there is no transition.
    var transition: LayerTransition.Style? {
        switch rawValue >> 20 & 7 {
        case 1, 2: .flip(aboutHorizontalAxis: false)
        case 3: .wipe(CGVector(dx: 0, dy: -1))
        case 4: .wipe(CGVector(dx: 0, dy: 1))
        case 5: .dissolve
        case 6, 7: .flip(aboutHorizontalAxis: true)
        default: nil
        }
    }
}

extension UIView {
    /// Animates a transition of `view` and its subviews from their current contents to those that `animations` sets.
    ///
    /// The changes are made immediately. The block can add, remove or hide views, change text and images, and change
    /// the frame. During the transition, the old contents are a static snapshot.
    ///
    /// - Parameters:
    ///   - view: The view that changes.
    ///   - duration: The duration in seconds; 0 or less applies the changes in a single frame.
    ///   - options: The transition and the easing curve. Without a transition, the changes are animated as with
    ///     `animate`.
    ///   - animations: A block that makes the changes; `nil` makes no changes.
    ///   - completion: Called once at the end, with `false` if another transition of the view started in the meantime.
    ///     If nothing is animated, it is called soon after this method returns, at the latest in the next run-loop
    ///     turn.
    @preconcurrency
    public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let changes = animations ?? {}
        guard let style = options.transition, duration > 0, duration.isFinite, areAnimationsEnabled,
            let host = view.layer.host, let outgoing = view.layer.frozenCopy()
        else {
            let isShown = options.transition == nil || view.layer.host == nil
            return animate(
                withDuration: isShown ? duration : 0, delay: 0, options: options, animations: changes,
                completion: completion)
        }
        if options.contains(.allowAnimatedContent) {
            animate(withDuration: duration, delay: 0, options: options, animations: changes)
        } else {
            performWithoutAnimation(changes)
        }
        let transition = LayerTransition(
            style, from: outgoing, begin: host.clock.now, duration: duration, curve: options.curve)
        view.layer.transition = transition
        host.scheduler.schedule(at: transition.end) {
            let isOwn = view.layer.transition === transition
            if isOwn { view.layer.transition = nil }
            completion?(isOwn)
        }
    }

    /// Replaces `fromView` with `toView` in the superview of `fromView`, using a transition of that superview.
    ///
    /// - Parameters:
    ///   - fromView: The view to replace. If it has no superview, a warning is logged and `completion` receives
    ///     `false`.
    ///   - toView: The view to show, with its own frame.
    ///   - duration: The duration in seconds.
    ///   - options: As for `transition(with:)`; with `showHideTransitionViews`, both views stay in their superview and
    ///     are hidden or shown.
    ///   - completion: As for `transition(with:)`.
    @preconcurrency
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard let container = fromView.storedSuperview else {
            Diagnostics.report("UIView: transition rejected: the original view has no superview")
            completion?(false)
            return
        }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}
