package import Foundation

/// A view that takes text while it is first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
    /// Whether there is any text.
    var hasText: Bool { get }

    /// Puts `text`, which was typed or came from an input method, at the caret.
    func insertText(_ text: String)

    /// Deletes what is selected, or the character before the caret.
    func deleteBackward()
}

/// A view that shows where text goes.
@MainActor
package protocol TextInputView: UIView, UIKeyInput {
    /// Where the caret stands, in the view's coordinates.
    var caretArea: CGRect { get }

    /// Shows what an input method has composed so far, with the caret after `caret` Unicode scalars of it; nil puts it
    /// at the end. Empty when the composition is done.
    func setMarkedText(_ text: String, caret: Int?)
}
