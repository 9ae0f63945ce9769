public import Foundation

/// What iOS posts about the keyboard on the screen. A desktop has none, so nothing of this is ever posted: observers
/// are kept, and layouts stay as they are without a keyboard.
extension UIResponder {
    /// The keyboard would be about to appear.
    public nonisolated static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    /// The keyboard would have appeared.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// The keyboard would be about to go.
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    /// The keyboard would have gone.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// The keyboard's frame would be about to change.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The key of the frame that the keyboard comes from.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The keyboard's frame would have changed.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's frame.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the seconds that the keyboard moves.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve with which the keyboard moves.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
