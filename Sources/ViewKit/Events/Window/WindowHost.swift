package import Foundation

/// The owner of a window: a desktop window or an off-screen stage. The host draws; the window never asks it for a
/// drawing context.
@MainActor
package protocol WindowHost: AnyObject {
    /// Called when a frame or a timer may be due earlier than when the host last asked.
    func wake()

    /// Sets the pointer's shape.
    func setCursor(_ cursor: PointerShape)

    /// Starts text input from the keyboard or an input method at `area` of the window, in points; `nil` ends text
    /// input.
    func setTextInput(_ area: CGRect?)

    /// The text on the clipboard, from this or another program; `nil` if the clipboard holds no text.
    var clipboardText: String? { get set }

    /// The text that was selected last, in this or another program, and that a middle click pastes; `nil` if there is
    /// none or the desktop has no primary selection.
    var primarySelection: String? { get set }
}

/// The pointer's shapes.
package enum PointerShape: Sendable {
    case arrow, hand, text, horizontalResize
}
