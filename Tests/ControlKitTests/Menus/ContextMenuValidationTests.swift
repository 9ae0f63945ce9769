import Foundation
import StageKit
import TestSupport
import Testing
import TextKit

@testable import ControlKit
@testable import ViewKit

@MainActor
@Suite("Validation of context menus")
struct ContextMenuValidationTests {
    init() throws {
        try PinnedFonts.use()
    }

    /// A view with a context menu of one command, whose attributes it validates.
    private final class Item: UIView, UIContextMenuInteractionDelegate {
        let command = UICommand(title: "Delete", action: Selector("remove:", Item.remove(_:)))
        var validAttributes: UIMenuElement.Attributes = []
        var touches = 0

        func remove(_ command: UICommand) {}

        override func validate(_ command: UICommand) {
            super.validate(command)
            command.attributes = validAttributes
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [command] _ in
                UIMenu(children: [command])
            }
        }
    }

    @Test("A long press is claimed only if validate(_:) leaves an element of the menu visible")
    func longPress() {
        let stage = OffscreenStage(size: CGSize(width: 300, height: 300))
        let item = Item(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
        stage.window.addSubview(item)
        item.addInteraction(UIContextMenuInteraction(delegate: item))
        stage.advance(by: 0)
        for isHidden in [true, false, true, false] {
            item.touches = 0
            item.validAttributes = isHidden ? .hidden : []
            stage.longPress(at: CGPoint(x: 50, y: 40), forDuration: 0.6)
            stage.advance(by: 0.02)
            #expect((stage.window.popUp == nil) == isHidden)
            #expect(item.touches == (isHidden ? 1 : 0), "a press that opens no menu reaches the view")
            stage.press(.keyboardEscape)
        }
    }
}
