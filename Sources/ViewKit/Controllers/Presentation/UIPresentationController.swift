public import Foundation

/// An object that manages a presented view controller and the views around it from presentation to dismissal.
///
/// Every presented controller has a presentation controller. For a custom style, subclass this class and return an
/// instance from `presentationController(forPresented:presenting:source:)`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// The presenting controller. Before the presentation, the presenting controller passed to the initializer or, if
    /// that was `nil`, the presented controller.
    open var presentingViewController: UIViewController {
        presentation?.presenting ?? presenter ?? presentedViewController
    }
    /// The presented controller. If it has been deallocated, an empty controller, which is the same for every call.
    open var presentedViewController: UIViewController { presented ?? emptyController }
    /// The `modalPresentationStyle` of the presented controller.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The delegate that handles dismissals by the user. `nil` by default.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The container view over the window during the presentation; `nil` before and after.
    open var containerView: UIView? { presentation }
    /// The view that animators move. By default, the presented controller's view; overrides can return a view that
    /// contains the controller's view.
    open var presentedView: UIView? { presentedViewController.view }
    /// The frame of `presentedView` in the container. By default, the frame of the sheet or alert or, for other styles,
    /// the whole container; zero before and after the presentation.
    open var frameOfPresentedViewInContainerView: CGRect { presentation?.defaultFrame ?? .zero }
    /// `true` if the presenter's view is hidden during the presentation. `false` by default, except for `.fullScreen`
    /// and `.currentContext`.
    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }
    /// Has no effect, because the container always covers the window below its menu bar. `true` by default.
    open var shouldPresentInFullscreen: Bool { true }
    /// The traits of the container; `UITraitCollection.current` before and after the presentation.
    open var traitCollection: UITraitCollection { presentation?.traitCollection ?? .current }

    weak var presentation: Presentation?
    var traitRegistrations: [TraitRegistration] = []
    /// The style for which the presentation controller was created.
    var style = UIModalPresentationStyle.custom
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    private lazy var emptyController = UIViewController()

    /// Creates a presentation controller for a controller that is about to be presented.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    /// Called when the traits of the container have changed during the presentation. Deprecated on iOS; use
    /// `registerForTraitChanges` in new code.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called before the container is laid out. Does nothing by default.
    open func containerViewWillLayoutSubviews() {}

    /// Called after the container has been laid out. Does nothing by default.
    open func containerViewDidLayoutSubviews() {}

    /// Called when the presentation starts. The container exists, but doesn't contain the controller's view yet. Does
    /// nothing by default. Override to add views to the container and animate them with the controller's
    /// `transitionCoordinator`.
    open func presentationTransitionWillBegin() {}

    /// Called when the presentation transition has ended; `completed` is `false` if the presentation was canceled. Does
    /// nothing by default.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// Called when the dismissal transition starts. Does nothing by default.
    open func dismissalTransitionWillBegin() {}

    /// Called when the dismissal transition has ended; `completed` is `false` if the dismissal was canceled. Does
    /// nothing by default.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Called when the traits of the window are about to change to `newCollection`. Overrides must call `super`, which
    /// notifies the presented controller.
    @preconcurrency
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    /// Called when the window is about to be resized to `size`. Forwards the call to the presented controller by
    /// default.
    @preconcurrency
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        presentedViewController.viewWillTransition(to: size, with: coordinator)
    }
}

extension UIViewController {
    /// The presentation controller that presents this controller or an ancestor. Before the presentation, the one that
    /// will present this controller. `nil` if this controller isn't presented but has a parent or is in a window.
    public var presentationController: UIPresentationController? {
        if let presentation = presenter.presentedIn { return presentation.controller }
        return parent == nil && viewIfLoaded?.window == nil ? presentationController(by: nil, source: self) : nil
    }

    /// The coordinator of the animated push, pop, presentation or dismissal in progress that involves this controller
    /// or an ancestor, if any.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var next: UIViewController? = self
        while let controller = next {
            let transition =
                controller.presentation?.transition ?? controller.presentedIn?.transition
                ?? (controller as? UINavigationController)?.currentTransition
            if let transition { return transition }
            next = controller.parent
        }
        return nil
    }

    // MARK: Internal

    /// Returns the presentation controller for the current style, creating it if necessary.
    func presentationController(
        by presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let style = modalPresentationStyle
        if let existing = ownPresentationController, existing.style == style { return existing }
        let custom =
            style == .custom
            ? transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
            : nil
        let controller = custom ?? makePresentationController(for: style, by: presenting)
        controller.style = style
        ownPresentationController = controller
        return controller
    }

    private func makePresentationController(
        for style: UIModalPresentationStyle, by presenting: UIViewController?
    ) -> UIPresentationController {
        switch style {
        case .pageSheet, .formSheet, .automatic, .none:
            if self is any AlertBehavior { break }
            return UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .popover:
            if self is any AlertBehavior { break }
            return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        default: break
        }
        return UIPresentationController(presentedViewController: self, presenting: presenting)
    }
}
