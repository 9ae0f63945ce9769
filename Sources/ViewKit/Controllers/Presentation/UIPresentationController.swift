public import Foundation

/// Places a controller that is presented, and what lies around it, from the time at which it comes until it is gone.
///
/// Every presented controller has one. For a style of one's own, override this class and hand it out as
/// `presentationController(forPresented:presenting:source:)`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// The one that presents. Before the presentation it is the one that was named when this was made, if any.
    open var presentingViewController: UIViewController {
        presentation?.presenting ?? presenter ?? presentedViewController
    }
    /// The one that is presented; an empty one when that is gone.
    open var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// How it is presented.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// Who is asked and told when the user takes a sheet away. Nil by default.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// Over the window, from the time at which the controller comes until it is gone; nil before and after.
    open var containerView: UIView? { presentation }
    /// What animators move. The controller's view by default; overrides may put that into another.
    open var presentedView: UIView? { presentedViewController.view }
    /// Where `presentedView` is in the container. For a style of one's own all of it by default.
    open var frameOfPresentedViewInContainerView: CGRect { presentation?.usualFrame ?? .zero }
    /// Whether the view of the one that presents is gone while the controller is there. False by default, but for
    /// `.fullScreen`.
    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }
    /// Whether it covers the whole window. Without effect: what is presented always does. True by default.
    open var shouldPresentInFullscreen: Bool { true }
    /// The traits of what is presented.
    open var traitCollection: UITraitCollection { presentation?.traitCollection ?? .current }

    weak var presentation: Presentation?
    /// The style that it was made for.
    var style = UIModalPresentationStyle.custom
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?

    /// Makes one for a controller that is to be presented.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        (presented, presenter) = (presentedViewController, presentingViewController)
        super.init()
    }

    /// The container is about to be laid out. Nothing by default.
    open func containerViewWillLayoutSubviews() {}

    /// The container was laid out. Nothing by default.
    open func containerViewDidLayoutSubviews() {}

    /// The controller begins to come; the container is there, and the controller's view is not yet in it. Nothing by
    /// default: overrides put other views into the container, and animate them with the controller's
    /// `transitionCoordinator`.
    open func presentationTransitionWillBegin() {}

    /// The controller has come; where `completed` is false, it went back. Nothing by default.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The controller begins to go. Nothing by default.
    open func dismissalTransitionWillBegin() {}

    /// The controller is gone; where `completed` is false, it came back. Nothing by default.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The window is about to get the size of `size`. By default the presented controller is told.
    @preconcurrency
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }
}

extension UIViewController {
    /// What presents this controller, or one that it is in; before that, what will, as far as it presents it by itself.
    /// Nil for one that is in a container and not presented.
    public var presentationController: UIPresentationController? {
        if let presentation = presenter.presentedIn { return presentation.controller }
        return parent == nil && viewIfLoaded?.window == nil ? presentationController(by: nil, source: self) : nil
    }

    /// The change of views that goes on with this controller, one that it is in, or one that it presents: a push, a pop
    /// or a presentation that is animated. Nil for none.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var next: UIViewController? = self
        while let controller = next {
            let transition =
                controller.presentation?.transition ?? controller.presentedIn?.transition
                ?? (controller as? UINavigationController)?.transitionUnderWay
            if let transition { return transition }
            next = controller.parent
        }
        return nil
    }

    // MARK: Internal

    /// What presents this controller, made where it is not there yet for the present style.
    func presentationController(
        by presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let style = modalPresentationStyle
        if let made = ownPresentationController, made.style == style { return made }
        let own =
            style == .custom
            ? transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
            : nil
        let made =
            own
            ?? (isSheet(of: style)
                ? UISheetPresentationController(presentedViewController: self, presenting: presenting)
                : UIPresentationController(presentedViewController: self, presenting: presenting))
        made.style = style
        ownPresentationController = made
        return made
    }

    private func isSheet(of style: UIModalPresentationStyle) -> Bool {
        switch style {
        case .pageSheet, .formSheet, .automatic, .none: !(self is UIAlertController)
        default: false
        }
    }
}
