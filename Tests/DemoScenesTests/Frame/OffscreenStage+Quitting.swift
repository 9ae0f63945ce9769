import StageKit
import ViewKit

extension OffscreenStage {
    /// Presses Ctrl+Q.
    func pressControlQ() { press(UIKeyboardHIDUsage(rawValue: 0x14), characters: "q", modifiers: .control) }

    /// Presses Escape twice.
    func pressEscapeTwice() {
        for _ in 0..<2 { press(.keyboardEscape) }
    }
}
