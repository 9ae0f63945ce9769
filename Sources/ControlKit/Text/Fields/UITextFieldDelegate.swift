public import Foundation
import ViewKit

/// The delegate of a text field. All methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Returns `true` if editing can begin. `true` by default.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing has begun.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns `true` if editing can end. `true` by default.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing has ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Returns `true` if `string` can replace the text in `range`, in UTF-16 code units. `true` by default. Not called
    /// for undo and redo, the clear button, or `replace(_:withText:)`.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when the text has been edited, and when the selection or the position of the caret has changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Returns `true` if the clear button may clear the text. `true` by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Returns `true` if the field should handle the return key. `true` by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}

    /// Returns `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}

    /// Returns `true`.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }

    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}

    /// Returns `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

    /// Returns `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
