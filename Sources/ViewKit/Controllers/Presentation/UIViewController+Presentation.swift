import Foundation
import LayerKit
import Reporting

extension UIViewController {
    /// The controller that this one, or one that it is in, presents; nil for none.
    public var presentedViewController: UIViewController? { presenter.presentation?.presented }

    /// The controller that presents this one, or one that it is in; nil for none.
    public var presentingViewController: UIViewController? { presenter.presentedIn?.presenting }

    /// Whether the controller is just coming: true in `viewWillAppear` and `viewDidAppear` of a presentation.
    public var isBeingPresented: Bool { presentedIn?.phase == .coming }

    /// Whether the controller is just going: true in `viewWillDisappear` and `viewDidDisappear` of a dismissal.
    public var isBeingDismissed: Bool { presentedIn?.phase == .going }

    // MARK: Internal

    /// See `present`.
    func presentNow(_ controller: UIViewController, animated: Bool, completion: (@MainActor () -> Void)?) {
        let presenter = presenter
        func refuse(_ reason: String) {
            Diagnostics.report("UIViewController: a \(type(of: controller)) was not presented: \(reason)")
        }
        guard let window = presenter.viewIfLoaded?.window else {
            return refuse("the view of the one that presents it is in no window")
        }
        guard presenter.presentation == nil else { return refuse("there is one presented already") }
        guard controller !== presenter, controller.parent == nil, controller.presentedIn == nil else {
            return refuse("it is shown already")
        }
        Presentation(of: controller, by: presenter, for: self, in: window)
            .begin(animated: animated, completion: completion)
    }

    /// See `dismiss`.
    func dismissNow(animated: Bool, completion: (@MainActor () -> Void)?) {
        let presenter = presenter
        guard let presentation = presenter.presentation ?? presenter.presentedIn else {
            completion?()
            return
        }
        // What the one that goes presents goes with it, unseen.
        presentation.presented.presentation?.drop()
        presentation.end(animated: animated, completion: completion)
    }

    /// Begins that the controller, and those in it that hear of it by themselves, appear or disappear.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        beginAppearanceTransition(isAppearing, animated: animated)
        for child in heardChildren { child.beginAppearance(isAppearing, animated: animated) }
    }

    /// Ends what `beginAppearance` began.
    func endAppearance() {
        endAppearanceTransition()
        for child in heardChildren { child.endAppearance() }
    }

    /// The outermost controller that this one is in, which presents for it.
    var presenter: UIViewController {
        var controller = self
        while let parent = controller.parent { controller = parent }
        return controller
    }

    // MARK: Private

    private var heardChildren: [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods
            ? children.filter { $0.viewIfLoaded?.window != nil && $0.viewIfLoaded?.window === viewIfLoaded?.window }
            : []
    }
}
