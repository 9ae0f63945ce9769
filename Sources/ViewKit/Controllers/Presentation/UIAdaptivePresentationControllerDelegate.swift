/// The delegate of a presentation controller, which is consulted and notified when the user dismisses a sheet with
/// Escape, a press outside, or a drag. All methods are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// Returns the presentation style to use when the traits change. Never called, because sheets adapt to windows of
    /// every size.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// Returns the presentation style for the traits of `traitCollection`. Never called.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Returns `true` if the user may dismiss the sheet. `true` by default. Not called if `isModalInPresentation`
    /// already prevents dismissal.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// Called when the user dismisses the sheet, before the dismissal starts.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// Called when the user has dismissed the sheet. Not called for dismissals by the app.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// Called when the user has tried to dismiss a sheet that can't be dismissed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns the `presentationStyle` of `controller`.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.presentationStyle
    }

    /// Returns the result of `adaptivePresentationStyle(for:)`.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }

    /// Returns `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
