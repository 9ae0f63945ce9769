import ControlKit
import ViewKit

/// The palette's text field. The Up and Down keys move the selection in the results instead of the caret.
@MainActor
final class PaletteField: UITextField {
    /// Called when a key moves the selection, with -1 for up and 1 for down.
    var move: (@MainActor (Int) -> Void)?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardUpArrow: move?(-1)
        case .keyboardDownArrow: move?(1)
        default: super.pressesBegan(presses, with: event)
        }
    }
}
