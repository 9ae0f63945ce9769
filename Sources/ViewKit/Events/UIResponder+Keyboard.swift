public import Foundation

/// Notifications about the on-screen keyboard. There is no on-screen keyboard here, so they are only posted when input
/// views and input accessory views appear and disappear, as on iOS with a hardware keyboard.
extension UIResponder {
    /// Posted before an input view or input accessory view appears.
    public nonisolated static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    /// Posted after an input view or input accessory view has appeared.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before an input view or input accessory view disappears.
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    /// Posted after an input view or input accessory view has disappeared.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// On iOS, posted before the keyboard's frame changes. Never posted here.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The user info key for the frame of the input views before they appear or disappear: a `CGRect` in the window's
    /// coordinates.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// On iOS, posted after the keyboard's frame has changed. Never posted here.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The user info key for the frame of the input views after they have appeared or disappeared: a `CGRect` in the
    /// window's coordinates.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The user info key for the duration of the animation in seconds: 0.25, or 0 if the change isn't animated.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The user info key for the raw value of a `UIView.AnimationCurve`: `easeOut` for sliding in, `easeIn` for
    /// sliding out, and `linear` if the change isn't animated.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
