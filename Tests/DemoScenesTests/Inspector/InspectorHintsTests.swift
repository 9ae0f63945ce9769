import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

/// Tests the inspector's tooltips for disabled rows and for rows that take effect later.
@MainActor
@Suite("Inspector: hints")
struct InspectorHintsTests {
    @Test("The tooltip of Autoreverse says why it is disabled")
    func autoreverse() throws {
        let fixture = try DemoFixture.inspecting()
        func toggle() throws -> UISwitch { try fixture.control(UISwitch.self, of: "Autoreverse") }
        #expect(try toggle().isEnabled && toggle().toolTip == nil)
        fixture.click(try fixture.control(UISlider.self, of: "Width"), at: 0.99)
        #expect(try !toggle().isEnabled)
        #expect(try toggle().toolTip?.contains("needs the defaults of Sweep speed, Origin, Easing, Width") == true)
        #expect(try toggle().accessibilityHint == toggle().toolTip)
        fixture.click(try fixture.control(UISwitch.self, of: "Animated"))
        #expect(try toggle().toolTip == "Only a moving gradient reverses")
    }

    @Test("Settings that don't affect the screen are disabled", arguments: [DemoScene.somo, .controls])
    func unused(scene: DemoScene) throws {
        let fixture = try DemoFixture.inspecting(scene)
        func state(_ title: String) throws -> Bool { try fixture.control(UIControl.self, of: title).isEnabled }
        for title in ["Look", "Compare", "Color", "Animated", "Transition", "Radius"] {
            #expect(try !state(title), "\(title)")
        }
        for title in ["Theme", "Text size", "Motion", "Time scale", "Shimmer", "Elements"] {
            #expect(try state(title), "\(title)")
        }
        let picker = try #require(fixture.inspector?.descendants(of: PresetPicker.self).first)
        #expect(picker.descendants(of: PresetThumbnail.self).allSatisfy { !$0.isEnabled })
        #expect(try !fixture.button("Copy as Swift").isEnabled)

        try fixture.type(.feed)
        fixture.stage.advance(by: 0.1)
        #expect(try state("Look") && state("Radius") && fixture.button("Copy as Swift").isEnabled)
        #expect(picker.descendants(of: PresetThumbnail.self).allSatisfy { $0.isEnabled })
    }

    @Test("Reset buttons of settings that don't affect the screen are disabled, too")
    func unusedResets() throws {
        let fixture = try DemoFixture.inspecting()
        fixture.demo.change("Color") { $0.baseColor = .red }
        fixture.demo.change("Theme") { $0.theme = .dark }
        func reset(_ title: String) throws -> UIButton {
            let row = try #require(fixture.control(UIControl.self, of: title).superview)
            return try #require(row.descendants(of: UIButton.self).first { $0.accessibilityLabel == "Reset \(title)" })
        }
        #expect(try reset("Color").isEnabled && reset("Theme").isEnabled)
        try fixture.type(.controls)
        fixture.stage.advance(by: 0.1)
        #expect(try !reset("Color").isEnabled && reset("Theme").isEnabled)
        try fixture.type(.feed)
        fixture.stage.advance(by: 0.1)
        #expect(try reset("Color").isEnabled)
    }

    @Test("Settings that the Stress and Hierarchy screens replace are disabled, without a note")
    func replaced() throws {
        let fixture = try DemoFixture.inspecting(.stress)
        fixture.demo.change("Timeout") { ($0.style.timeout, $0.style.isAutomatic) = (2, true) }
        func state(_ title: String) throws -> Bool { try fixture.control(UIControl.self, of: title).isEnabled }
        func shows(_ note: String) -> Bool { fixture.inspector?.shownTexts.contains { $0.hasPrefix(note) } == true }
        let lines = ["Line height", "Height", "Spacing", "Last line", "Radius", "Insets"]
        for title in ["Automatic", "Timeout", "On failure", "Stop after"] + lines {
            #expect(try !state(title), "\(title)")
        }
        for title in ["Look", "Color", "Animated", "Transition", "Motion", "Delay", "Shimmer"] {
            #expect(try state(title), "\(title)")
        }
        #expect(shows("Disabled settings") && !shows("Bones are found") && !shows("Automatic: only"))
        // The time limit ends the shimmer on every screen.
        fixture.demo.change("Shimmer") { ($0.style.shimmer.isOn, $0.style.isAnimated) = (true, false) }
        fixture.stage.advance(by: 0.1)
        #expect(try state("Stop after") && state("Motion") && !state("Timeout"))

        fixture.demo.choose(.hierarchy)
        fixture.stage.advance(by: 0.1)
        #expect(try !state("Automatic") && state("Timeout") && state("On failure") && state("Radius"))
        fixture.demo.choose(.feed)
        fixture.stage.advance(by: 0.1)
        #expect(try state("Automatic") && state("Timeout"))
        #expect(!shows("Disabled settings") && shows("Bones are found"))
    }

    @Test("The tooltips of Timeout and On failure say when they take effect")
    func timeout() throws {
        let fixture = try DemoFixture.inspecting()
        let failure = try fixture.control(ChoiceButton.self, of: "On failure")
        #expect(failure.toolTip?.contains("set Timeout first") == true)
        let timeout = try fixture.control(UISlider.self, of: "Timeout")
        #expect(timeout.toolTip?.hasPrefix("Starts with each load") == true)
        fixture.click(timeout, at: 0.5)
        #expect(failure.toolTip == "The color after the timeout")
    }
}
