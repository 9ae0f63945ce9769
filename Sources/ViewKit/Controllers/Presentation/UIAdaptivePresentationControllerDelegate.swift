/// Who is asked and told when the user takes a sheet away, with Escape. Everything is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// How a controller is presented in a window of other traits. Never asked: sheets suit windows of every size.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// As above, for the traits of `traitCollection`. Never asked.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Whether the user may take the sheet away. True by default; not asked where `isModalInPresentation` says no.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// The user takes the sheet away.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// The sheet is gone.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The user wished to take the sheet away, and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// The style of the controller itself.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.presentationStyle
    }

    /// The style of the controller itself.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }

    /// True.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
