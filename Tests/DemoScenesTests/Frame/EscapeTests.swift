import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

/// Tests that Escape cancels what the user is doing, and nothing else, and that Ctrl+Q always quits.
@MainActor
@Suite("Escape and Ctrl+Q in the demo's window")
struct EscapeTests {
    @Test("Escape ends text editing before it closes the inspector, also if it is held")
    func editing() throws {
        let fixture = try DemoFixture.inspecting(.controls)
        let field = try #require(
            fixture.demo.screen.content.descendants(of: UITextField.self).first { $0.canBecomeFirstResponder })
        #expect(field.becomeFirstResponder())
        fixture.stage.press(.keyboardEscape)
        fixture.stage.window.handle(
            .keyPressed(
                UIKey(keyCode: .keyboardEscape, charactersIgnoringModifiers: "", modifierFlags: []), isRepeat: true))
        #expect(!field.isEditing && fixture.demo.isInspectorOpen)
        fixture.stage.press(.keyboardEscape)
        #expect(!fixture.demo.isInspectorOpen && fixture.quits == 0)
    }

    @Test("Escape during a drag restores the setting and keeps the inspector open")
    func drag() throws {
        let fixture = try DemoFixture.inspecting()
        let slider = try fixture.control(UISlider.self, of: "Sweep time")
        let before = try fixture.settings().style.duration
        func point(_ part: CGFloat) -> CGPoint {
            slider.convert(CGPoint(x: slider.bounds.width * part, y: slider.bounds.midY), to: nil)
        }
        fixture.stage.pressPointer(at: point(0.8))
        #expect(try fixture.settings().style.duration != before)
        fixture.stage.press(.keyboardEscape)
        fixture.stage.movePointer(to: point(0.5))
        fixture.stage.releasePointer(at: point(0.5))
        fixture.stage.advance(by: 0.1)
        #expect(try fixture.settings().style.duration == before && fixture.demo.isInspectorOpen)
    }

    @Test("The title of the Esc button on a screen that was kept matches the current panels")
    func keptScreen() throws {
        let fixture = try DemoFixture.inspecting(.controls)
        _ = try fixture.button("Close panel")
        try fixture.type(.feed)
        fixture.demo.isInspectorOpen = false
        fixture.stage.advance(by: 0.1)
        try fixture.type(.controls)
        fixture.stage.advance(by: 0.1)
        _ = try fixture.button("Quit")
        #expect(!fixture.stage.window.shownTexts.contains("Close panel"))
    }

    @Test("Ctrl+Q quits while a message, the list of a menu or a color picker is open", arguments: [0, 1, 2])
    func quitting(place: Int) throws {
        let fixture = try DemoFixture.inspecting()
        switch place {
        case 0: fixture.demo.showAlert(("Saved", "The file."))
        case 1: fixture.click(try fixture.control(ChoiceButton.self, of: "Look"))
        default: fixture.click(try fixture.control(UIColorWell.self, of: "Color"))
        }
        fixture.stage.advance(by: 0.5)
        #expect(fixture.demo.presentedViewController != nil || fixture.stage.window.popUp != nil)
        fixture.stage.pressControlQ()
        #expect(fixture.quits == 1)
    }
}
