import ControlKit
import ViewKit

/// The palette's text field. The arrow keys move the selection of the results instead of the caret.
@MainActor
final class PaletteField: UITextField {
    /// Called with the distance by which a key moves the selection.
    var move: (@MainActor (Int) -> Void)?

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardUpArrow: move?(-1)
        case .keyboardDownArrow: move?(1)
        default: super.pressesBegan(presses, with: event)
        }
    }
}
