import Foundation
import LayerKit
import Reporting

extension UIViewController {
    /// The controller that this controller or an ancestor presents, or `nil`.
    public var presentedViewController: UIViewController? { presenter.presentation?.presented }

    /// The controller that presents this controller or an ancestor, or `nil`.
    public var presentingViewController: UIViewController? { presenter.presentedIn?.presenting }

    /// `true` while the controller is being presented, as in `viewWillAppear` and `viewDidAppear`.
    public var isBeingPresented: Bool {
        presentedIn.map { $0.phase == .presenting || $0.isEndingPresentation } ?? false
    }

    /// `true` while the controller is being dismissed, as in `viewWillDisappear` and `viewDidDisappear`.
    public var isBeingDismissed: Bool { presentedIn?.phase == .dismissing }

    /// Completes the running dismissal of the presented controller if the window's clock is paused, because its
    /// animation would wait for the clock and prevent another presentation.
    package func finishFrozenDismissal() {
        guard let presentation = presenter.presentation, presentation.phase == .dismissing,
            !presentation.hasRunningClock
        else { return }
        presentation.transition?.finishNow()
    }

    // MARK: Internal

    /// Presents `controller`, or logs a warning with the reason why it can't be presented.
    func performPresentation(_ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?) {
        let presenter = presenter
        func reject(_ reason: String) {
            Diagnostics.report("UIViewController: a \(type(of: controller)) was not presented: \(reason)")
        }
        guard let window = presenter.viewIfLoaded?.window else {
            return reject("the presenting view is not in a window")
        }
        finishFrozenDismissal()
        guard presenter.presentation == nil else { return reject("another controller is already presented") }
        guard controller !== presenter, controller.parent == nil, controller.presentedIn == nil else {
            return reject("it is already shown")
        }
        Presentation(of: controller, by: presenter, for: self, in: window)
            .begin(animated: animated, completion: completion)
    }

    /// Dismisses the presentation that the presenter started or, without one, the presentation that shows the
    /// presenter.
    func performDismissal(animated: Bool, completion: (@MainActor () -> Void)?) {
        let presenter = presenter
        guard let presentation = presenter.presentation ?? presenter.presentedIn else {
            completion?()
            return
        }
        // Presentations on top of the dismissed presentation disappear with it, without an animation.
        presentation.presented.presentation?.dismissImmediately()
        presentation.end(animated: animated, completion: completion)
    }

    /// Starts an appearance transition of the controller and of the children to which it forwards appearance callbacks.
    package func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        beginAppearanceTransition(isAppearing, animated: animated)
        for child in childrenWithAppearance { child.beginAppearance(isAppearing, animated: animated) }
    }

    /// Ends the transition that `beginAppearance` started.
    package func endAppearance() {
        endAppearanceTransition()
        for child in childrenWithAppearance { child.endAppearance() }
    }

    /// The root of the controller hierarchy, which presents on behalf of its descendants.
    var presenter: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    // MARK: Private

    private var childrenWithAppearance: [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods
            ? children.filter { $0.viewIfLoaded?.window != nil && $0.viewIfLoaded?.window === viewIfLoaded?.window }
            : []
    }
}
