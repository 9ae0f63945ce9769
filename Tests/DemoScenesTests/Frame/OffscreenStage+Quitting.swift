import Foundation
import StageKit
import TestSupport
import ViewKit

extension OffscreenStage {
    /// Presses Ctrl+Q.
    func pressControlQ() { press(.keyboardQ, characters: "q", modifiers: .control) }

    /// Presses Escape, and chooses Quit in the alert that appears.
    func quitByEscape() {
        press(.keyboardEscape)
        advance(by: 1)
        chooseQuit()
    }

    /// Chooses Quit in the alert that asks whether to quit. No effect without the alert.
    func chooseQuit() {
        // The alert is in front of the screen, which also has a button with this title.
        let buttons = window.descendants(of: UIButton.self)
        guard window.shownTexts.contains("Quit?"), let button = buttons.last(where: { $0.shownTexts == ["Quit"] })
        else { return }
        click(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
        advance(by: 1)
    }
}
