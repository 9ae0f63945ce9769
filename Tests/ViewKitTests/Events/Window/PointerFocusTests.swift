import ControlKit
import DrawKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Focus by the pointer")
struct PointerFocusTests {
    private let stage: OffscreenStage
    private let slider = UISlider(frame: CGRect(x: 10, y: 10, width: 120, height: 34))
    private let button = UIButton(frame: CGRect(x: 10, y: 60, width: 60, height: 30))
    private let field = UITextField(frame: CGRect(x: 10, y: 100, width: 120, height: 30))

    init() throws {
        try PinnedFonts.use()
        stage = OffscreenStage(size: CGSize(width: 200, height: 150))
        for view in [slider, button, field] { stage.window.addSubview(view) }
        stage.advance(by: 0)
    }

    private func hasRing(_ control: UIControl) -> Bool {
        stage.advance(by: 0)
        return control.subviews.contains { !$0.isHidden && $0.layer.borderWidth == 2 && $0.backgroundColor == nil }
    }

    @Test("releaseInput() cancels the press, moves the pointer out of the window and releases the Shift key")
    func releasedInput() {
        stage.window.handle(.keyPressed(UIKey(keyCode: .keyboardLeftShift, modifierFlags: .shift)))
        stage.window.handle(.pointerPressed(CGPoint(x: 40, y: 75)))
        #expect(button.isHighlighted && stage.window.isShiftHeld)
        stage.window.releaseInput()
        #expect(!button.isHighlighted && !stage.window.isShiftHeld && stage.window.pointerLocation == nil)
    }

    @Test("A click focuses a control without a focus ring; the first key that acts on it shows the ring")
    func clicks() {
        stage.click(at: CGPoint(x: 70, y: 27))
        let clicked = slider.value
        #expect(slider.isFocused && !hasRing(slider))
        stage.type("x")
        #expect(!hasRing(slider))
        stage.press(.keyboardRightArrow)
        #expect(slider.value > clicked && hasRing(slider))

        stage.click(at: CGPoint(x: 40, y: 75))
        #expect(button.isFocused && !slider.isFocused && !hasRing(button) && !hasRing(slider))
        stage.press(.keyboardTab, modifiers: .shift)
        #expect(slider.isFocused && hasRing(slider))
    }

    @Test("A press anywhere hides the focus ring and keeps the focus; the next key that acts on it shows the ring")
    func pressesElsewhere() {
        stage.press(.keyboardTab)
        #expect(slider.isFocused && hasRing(slider))
        stage.click(at: CGPoint(x: 190, y: 140))
        #expect(slider.isFocused && !hasRing(slider))
        stage.press(.keyboardRightArrow)
        #expect(hasRing(slider))
    }

    @Test("Clicking a button leaves focus in a text field; clicking another control takes it")
    func texts() {
        stage.click(at: CGPoint(x: 70, y: 115))
        stage.click(at: CGPoint(x: 40, y: 75))
        #expect(field.isFirstResponder)
        stage.click(at: CGPoint(x: 70, y: 27))
        #expect(slider.isFocused && !field.isFirstResponder)
    }

    @Test("Tab continues from a control that was disabled while it had focus")
    func disabled() {
        for _ in 0..<2 { stage.press(.keyboardTab) }
        #expect(button.isFocused)
        button.isEnabled = false
        #expect(stage.window.focusedView == nil)
        stage.press(.keyboardTab)
        #expect(field.isFirstResponder)
        stage.press(.keyboardTab, modifiers: .shift)
        #expect(slider.isFocused)
        stage.click(at: CGPoint(x: 40, y: 75))
        #expect(slider.isFocused)
    }
}
