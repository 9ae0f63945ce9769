import ControlKit
import ViewKit

/// The palette's text field. The Up, Down, Page Up and Page Down keys move the selection in the results instead of the
/// caret.
@MainActor
final class PaletteField: UITextField {
    /// A movement of the selection.
    enum Movement {
        /// To the previous or next result, wrapping around at the ends.
        case previous, next
        case pageUp, pageDown
    }

    /// Called when a key moves the selection.
    var move: (@MainActor (Movement) -> Void)?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardUpArrow: move?(.previous)
        case .keyboardDownArrow: move?(.next)
        case .keyboardPageUp: move?(.pageUp)
        case .keyboardPageDown: move?(.pageDown)
        default: super.pressesBegan(presses, with: event)
        }
    }
}
