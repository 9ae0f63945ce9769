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

    @Test(
        "Escape during a drag restores settings that the slider can't show",
        arguments: ["Height", "Spacing", "Last line"])
    func unsetValue(title: String) throws {
        let fixture = try DemoFixture.inspecting(.text)
        let slider = try fixture.control(UISlider.self, of: title)
        let before = try fixture.settings()
        #expect(before.style.lines.height == nil && slider.isEnabled)
        let area = slider.convert(slider.bounds, to: nil)
        fixture.stage.pressPointer(at: CGPoint(x: area.minX + area.width * 0.9, y: area.midY))
        #expect(try fixture.settings().style != before.style)
        fixture.stage.press(.keyboardEscape)
        fixture.stage.releasePointer(at: CGPoint(x: area.midX, y: area.midY))
        #expect(try fixture.settings().style == before.style)
    }

    @Test("Escape in the color picker restores the highlight, too", arguments: ["Color", "Light", "On failure"])
    func color(title: String) throws {
        let fixture = try DemoFixture.inspecting()
        fixture.demo.change("Timeout") { $0.style.timeout = 2 }
        fixture.stage.advance(by: 0.1)
        let before = try fixture.settings().style
        fixture.click(try fixture.control(UIColorWell.self, of: title))
        fixture.stage.advance(by: 0.5)
        let field = try #require(fixture.stage.window.popUp?.descendants(of: UITextField.self).first)
        #expect(field.becomeFirstResponder())
        field.selectAll(nil)
        fixture.stage.type("#a1b")
        #expect(try fixture.settings().style != before)
        fixture.stage.press(.keyboardEscape)
        #expect(try fixture.settings().style == before)
    }

    @Test("The Esc button does what its title says while text is edited")
    func button() throws {
        let fixture = try DemoFixture(.controls)
        fixture.stage.advance(by: 0.1)
        let field = try #require(
            fixture.demo.screen.content.descendants(of: UITextField.self).first { $0.canBecomeFirstResponder })
        #expect(field.becomeFirstResponder())
        fixture.click(try fixture.button("Quit"))
        fixture.stage.advance(by: 0.5)
        #expect(fixture.demo.presentedViewController is QuitAlert && !field.isEditing)
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
