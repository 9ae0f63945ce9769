import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Validation of key commands")
struct KeyCommandValidationTests {
    private final class Page: UIViewController {
        var log: [String] = []
        /// The attributes that `validate(_:)` sets.
        var validAttributes: UIMenuElement.Attributes = []

        func save(_ command: UIKeyCommand) { log.append("saved") }

        override func validate(_ command: UICommand) {
            super.validate(command)
            command.attributes = validAttributes
        }
    }

    @Test("A command that validate(_:) hides or disables is skipped until validate(_:) enables it again")
    func skipped() {
        let (stage, page) = (OffscreenStage(size: CGSize(width: 300, height: 300)), Page())
        stage.window.rootViewController = page
        let action = Selector("save:", Page.save(_:))
        page.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .command, action: action))
        page.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: .command) { [page] _ in page.log.append("next") })
        for attributes in [UIMenuElement.Attributes.hidden, .disabled, [], .hidden] {
            page.validAttributes = attributes
            stage.press(.keyboardS, characters: "s", modifiers: .control)
        }
        #expect(page.log == ["next", "next", "saved", "next"])
    }
}
