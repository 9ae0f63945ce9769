import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

/// Tests that the inspector explains disabled rows and rows whose effect comes later.
@MainActor
@Suite("Inspector: hints")
struct InspectorHintsTests {
    @Test("Autoreverse says why it is disabled")
    func autoreverse() throws {
        let fixture = try DemoFixture.inspecting()
        func toggle() throws -> UISwitch { try fixture.control(UISwitch.self, of: "Autoreverse") }
        #expect(try toggle().isEnabled && toggle().toolTip == nil)
        fixture.click(try fixture.control(UISlider.self, of: "Width"), at: 0.99)
        #expect(try !toggle().isEnabled)
        #expect(try toggle().toolTip?.contains("Width") == true && toggle().accessibilityHint == toggle().toolTip)
        fixture.click(try fixture.control(UISwitch.self, of: "Animated"))
        #expect(try toggle().toolTip == "Only a moving gradient reverses")
    }

    @Test("Timeout and On failure say when they take effect")
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
