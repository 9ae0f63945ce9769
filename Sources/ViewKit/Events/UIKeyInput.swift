package import Foundation

/// A responder that accepts text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
    /// `true` if there is any text.
    var hasText: Bool { get }

    /// Inserts typed or composed text at the caret, in place of the selection if there is one.
    func insertText(_ text: String)

    /// Deletes the selection or, if nothing is selected, the character before the caret.
    func deleteBackward()
}

/// A view with a caret for text input.
@MainActor
package protocol TextInputView: UIView, UIKeyInput {
    /// `true` if the user can change the text.
    var isTextEditable: Bool { get }

    /// The caret's rectangle in the view's coordinates.
    var caretArea: CGRect { get }

    /// Shows the text that an input method is composing, with the caret after `caret` Unicode scalars; `nil` puts the
    /// caret at the end. The text is empty when the composition is done.
    func setMarkedText(_ text: String, caret: Int?)

    /// Inserts the marked text and makes the input method discard it. Called when something other than the input method
    /// ends the composition. No effect if there is no marked text.
    func commitMarkedText()

    /// Inserts the primary selection at `location`, as a middle click does.
    func pastePrimarySelection(at location: CGPoint)
}
