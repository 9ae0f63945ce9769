package import Foundation

/// A controller outside ViewKit that is presented as an alert.
@MainActor
package protocol AlertBehavior: UIViewController {
    /// Returns the frame of the controller's view in a container of `size`; `nil` fills the container.
    func alertFrame(in size: CGSize) -> CGRect?
    /// Called when a press begins outside the controller's view.
    func pressBeganOutside()
}

extension UIViewController {
    /// The view in which the controller is presented; `nil` if it isn't presented.
    package var presentationView: UIView? { presentedIn }
    /// `true` if the controller's presentation is being dismissed.
    package var isDismissingPresentation: Bool { presentedIn?.phase == .dismissing }
    /// `true` if the controller's presentation took the focus from a view while the user was using the keyboard.
    package var presentationTookFocusByKey: Bool { presentedIn?.tookFocusByKey == true }
}
