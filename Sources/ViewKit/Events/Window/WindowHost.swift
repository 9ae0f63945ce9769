package import Foundation

/// The owner of a window: a desktop window or an off-screen stage. The host draws; the window never asks it for a
/// drawing context.
@MainActor
package protocol WindowHost: AnyObject {
    /// Called when a frame or a timer may be due before the deadline that the host last read from the window.
    func wake()

    /// Sets the pointer's shape.
    func setCursor(_ cursor: PointerShape)

    /// Starts text input from the keyboard or an input method, with the caret at `area`, in the window's coordinates,
    /// in points; `nil` ends text input.
    func setTextInput(_ area: CGRect?)

    /// Makes the input method discard the composition `text`, which the text input has inserted or removed. If the
    /// input method commits it nevertheless, it isn't entered again.
    func discardComposition(_ text: String)

    /// The text on the clipboard, from this or another program; `nil` if the clipboard holds no text.
    var clipboardText: String? { get set }

    /// The primary selection: the text most recently selected in this or another program, which a middle click pastes.
    /// `nil` if no text is selected or the desktop doesn't support primary selections.
    var primarySelection: String? { get set }
}

/// A shape of the pointer.
package enum PointerShape: Sendable {
    case arrow, hand, text, horizontalResize
}
