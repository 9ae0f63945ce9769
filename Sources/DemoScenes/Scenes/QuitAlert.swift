import ControlKit
import ViewKit

/// An alert that asks whether to quit. While it is shown, Ctrl+Q still quits.
@MainActor
final class QuitAlert: UIAlertController {
    private var quit: (@MainActor () -> Void)?

    /// Creates an alert that calls `quit` if the user chooses Quit or presses Ctrl+Q. Return and Escape cancel.
    static func make(quit: @escaping @MainActor () -> Void) -> QuitAlert {
        let alert = QuitAlert(title: "Quit?", message: "Ctrl+Q quits without asking.", preferredStyle: .alert)
        let cancel = UIAlertAction(title: "Cancel", style: .cancel)
        alert.quit = quit
        alert.addAction(UIAlertAction(title: "Quit", style: .default) { _ in quit() })
        alert.addAction(cancel)
        alert.preferredAction = cancel
        return alert
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let key = presses.first?.key, key.shortcutCharacters == "q", key.modifierFlags == .control else {
            return super.pressesBegan(presses, with: event)
        }
        quit?()
    }
}
