public import Foundation

/// A key that identifies one of the two controllers in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller that is shown before the transition.
    public static let from = Self(rawValue: "from")
    /// The controller that is shown after the transition.
    public static let to = Self(rawValue: "to")
}

/// A key that identifies one of the two views in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view that is shown before the transition.
    public static let from = Self(rawValue: "from")
    /// The view that is shown after the transition.
    public static let to = Self(rawValue: "to")
}

/// The context that a transition passes to its animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place, and to which the animator adds the `.to` view. Its subviews
    /// receive no touches during a push, a pop or a dismissal.
    var containerView: UIView { get }
    /// `true` if the transition is animated. Always `true` for an animator, because other transitions don't use one.
    var isAnimated: Bool { get }
    /// `true` while an interaction controller sets the progress of the transition.
    var isInteractive: Bool { get }
    /// `true` once the transition has been canceled.
    var transitionWasCancelled: Bool { get }
    /// The presentation style; `.none` for a push or a pop.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation of the window. Always the identity.
    var targetTransform: CGAffineTransform { get }

    /// Reports the progress of the interaction, 0...1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the interaction has ended and that the transition continues to its end.
    func finishInteractiveTransition()
    /// Reports that the interaction has ended and that the transition reverses to its start.
    func cancelInteractiveTransition()
    /// Reports that the transition has been paused and is now interactive.
    func pauseInteractiveTransition()
    /// Ends the transition. Every animator must call this method once; otherwise, the transition never ends.
    /// `didComplete` is `false` if the transition was canceled.
    func completeTransition(_ didComplete: Bool)

    /// Returns the controller that is shown before (`.from`) or after (`.to`) the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view that is shown before (`.from`) or after (`.to`) the transition; `nil` if the animator must not
    /// move that view, such as the presenter's view behind a presentation.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of the controller's view before the transition, in the container's coordinates. Zero if the
    /// view isn't shown before the transition.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of the controller's view after the transition, in the container's coordinates. Zero if the
    /// view isn't shown after the transition.
    func finalFrame(for vc: UIViewController) -> CGRect
}
