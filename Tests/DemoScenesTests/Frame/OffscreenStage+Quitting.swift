import StageKit
import ViewKit

extension OffscreenStage {
    /// Presses Ctrl+Q.
    func pressControlQ() { press(.keyboardQ, characters: "q", modifiers: .control) }

    /// Presses Escape twice.
    func pressEscapeTwice() {
        for _ in 0..<2 { press(.keyboardEscape) }
    }
}
