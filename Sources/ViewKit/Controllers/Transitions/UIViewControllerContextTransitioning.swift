public import Foundation

/// Which of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The one that is shown before.
    public static let from = Self(rawValue: "from")
    /// The one that is shown after.
    public static let to = Self(rawValue: "to")
}

/// Which of the two views of a transition.
public struct UITransitionContextViewKey: Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The one that is shown before.
    public static let from = Self(rawValue: "from")
    /// The one that is shown after.
    public static let to = Self(rawValue: "to")
}

/// What an animator knows of the transition that it animates, and how it says that it is done.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which it happens: the animator puts the view of `.to` into it. What lies in it has no touches
    /// meanwhile.
    var containerView: UIView { get }
    /// Whether it takes time.
    var isAnimated: Bool { get }
    /// Whether a hand moves it just now.
    var isInteractive: Bool { get }
    /// Whether it goes back to what was shown before.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented; `.none` for a push or a pop.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Nothing turns a window: the identity.
    var targetTransform: CGAffineTransform { get }

    /// Says how far a hand has moved it, 0...1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that no hand moves it any more, and that it goes on to its end.
    func finishInteractiveTransition()
    /// Says that no hand moves it any more, and that it goes back.
    func cancelInteractiveTransition()
    /// Says that a hand holds it, and moves it from now on.
    func pauseInteractiveTransition()
    /// Ends the transition. Every animator calls it, once; without it the transition never ends. `didComplete` is false
    /// where it went back.
    func completeTransition(_ didComplete: Bool)

    /// One of the controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the views; nil where it is not the animator's to move: the one that presents, under what is presented
    /// over it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where the controller's view is before, in the container; empty for one that is not there yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where the controller's view is after, in the container; empty for one that is not there any more.
    func finalFrame(for vc: UIViewController) -> CGRect
}
