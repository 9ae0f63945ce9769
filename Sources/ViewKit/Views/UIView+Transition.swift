public import Foundation
import LayerKit
import Reporting

extension UIView.AnimationOptions {
    /// In a transition, animates what is in the view, too, instead of changing it at once.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// In `transition(from:to:)`, hides the one view and shows the other, instead of taking it out and putting it in.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// No transition: changes are animated as by `animate`. What holds without another one.
    public static let transitionNone: Self = []
    /// Turns the view as a card, about its upright axis. Drawn without perspective: the view gets narrow, and wide
    /// again with its other picture; from the left and from the right look the same.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// See `transitionFlipFromLeft`.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// Takes the old picture away upwards. Drawn as a soft edge that moves up, without a curl.
    public static let transitionCurlUp = Self(rawValue: 3 << 20)
    /// Lays the new picture over the old one, downwards. Drawn as a soft edge that moves down, without a curl.
    public static let transitionCurlDown = Self(rawValue: 4 << 20)
    /// Mixes the one picture into the other: half way through, every pixel is half of both.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
    /// Turns the view as a card, about its level axis; see `transitionFlipFromLeft`.
    public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
    /// See `transitionFlipFromTop`.
    public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)

    /// How the pictures take each other's place; nil for no transition.
    var transition: LayerTransition.Style? {
        switch rawValue >> 20 & 7 {
        case 1, 2: .turn(isUpright: false)
        case 3: .wipe(CGVector(dx: 0, dy: -1))
        case 4: .wipe(CGVector(dx: 0, dy: 1))
        case 5: .dissolve
        case 6, 7: .turn(isUpright: true)
        default: nil
        }
    }
}

extension UIView {
    /// Lets the picture of `view`, with all inside it, pass into what it is after `animations`.
    ///
    /// The changes are made at once, whatever they are: views that come and go, other texts and pictures, a view that
    /// is hidden. Its place may change, too. The picture from before stands still meanwhile.
    ///
    /// - Parameters:
    ///   - view: What changes.
    ///   - duration: Seconds; 0 or less changes from one frame to the next.
    ///   - options: How the pictures take each other's place, and the curve. Without a transition among them the
    ///     changes are animated as by `animate`.
    ///   - animations: Makes the changes; nil makes none.
    ///   - completion: Told once, at the end, or in the next turn where there is none: false when another transition of
    ///     the view began meanwhile.
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

    /// Puts `toView` in the place of `fromView` among the subviews of the view that this is in, whose picture passes
    /// from the one to the other.
    ///
    /// - Parameters:
    ///   - fromView: The view that goes; one that is in no view is refused with a message, and `completion` hears
    ///     false.
    ///   - toView: The view that comes, with its own frame.
    ///   - duration: Seconds.
    ///   - options: As for `transition(with:)`; with `showHideTransitionViews` both stay in their view, and are hidden
    ///     and shown.
    ///   - completion: As for `transition(with:)`.
    @preconcurrency
    public static func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            Diagnostics.report("UIView: a transition was refused, for the view to go from is in no view")
            completion?(false)
            return
        }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}
