import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Time in the inspector")
struct InspectorTimeTests {
    @Test("P pauses and resumes at the chosen speed, and the period key steps one frame")
    func keys() throws {
        let fixture = try DemoFixture(loadTime: 100)
        let clock = fixture.stage.window.clock
        #expect(clock.scale.time(at: 10) == 10)

        func isSaid() -> Bool {
            fixture.demo.screen.header.shownTexts.contains { $0.hasPrefix("Paused; press P to resume · ") }
        }
        fixture.stage.type("p")
        #expect(clock.scale.speed == 0 && isSaid())
        fixture.stage.type(".")
        fixture.stage.type(".")
        #expect(abs(clock.scale.time(at: 11) - (10 + 2.0 / 60)) < 1e-9)
        fixture.demo.time.speed = 0.25
        #expect(clock.scale.speed == 0)
        fixture.stage.type("2")
        #expect(isSaid())
        fixture.stage.type("p")
        #expect(clock.scale.speed == 0.25 && !isSaid())
        fixture.stage.type(".")
        #expect(clock.scale.speed == 0 && fixture.demo.time.isPaused)
    }

    @Test("The inspector shows and changes the speed, which Reset restores; a pause isn't a setting to reset")
    func rows() throws {
        let fixture = try DemoFixture(loadTime: 100)
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.5)
        let inspector = try #require(fixture.inspector)
        let clock = fixture.stage.window.clock
        let step = try #require(
            inspector.descendants(of: UIButton.self).first { $0.currentTitle == "One frame" })
        let pause = try #require(inspector.descendants(of: UISwitch.self).first { $0.accessibilityLabel == "Paused" })
        let reset = try fixture.button("Reset")
        #expect(!pause.isOn && !reset.isEnabled)

        fixture.stage.type("p")
        fixture.stage.advance(by: 0.1)
        #expect(pause.isOn && !reset.isEnabled)
        #expect(inspector.settings.time.isPaused)

        let before = clock.scale.time(at: 1000)
        step.sendActions(for: .primaryActionTriggered)
        #expect(abs(clock.scale.time(at: 1001) - before - 1.0 / 60) < 1e-9)
        #expect(!reset.isEnabled)

        try fixture.choose("25", of: "Time scale")
        #expect(reset.isEnabled)
        fixture.click(reset)
        #expect(pause.isOn && !reset.isEnabled && inspector.settings.time.speed == 1)
        fixture.stage.type("p")
        #expect(clock.scale.speed == 1 && !pause.isOn)
        step.sendActions(for: .primaryActionTriggered)
        #expect(clock.scale.speed == 0 && pause.isOn)
    }

    @Test("A switch that is set while time is paused shows its new state immediately")
    func controls() throws {
        let fixture = try DemoFixture(loadTime: 100)
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.5)
        let control = try #require(fixture.inspector?.descendants(of: UISwitch.self).first)
        func picture() -> [[Int]] {
            let place = control.convert(control.bounds, to: fixture.stage.window)
            return (Int(place.minX)..<Int(place.maxX)).map {
                fixture.stage.pixel(x: $0, y: Int(place.midY)).bytes
            }
        }
        // From here on, the pointer hovers over the control.
        for _ in 0..<2 {
            fixture.click(control)
            fixture.stage.advance(by: 1)
        }
        let on = picture()
        fixture.click(control)
        fixture.stage.advance(by: 1)
        let off = picture()
        #expect(on != off)
        fixture.click(control)
        fixture.stage.advance(by: 1)
        #expect(picture() == on)

        fixture.stage.type("p")
        #expect(fixture.stage.window.clock.scale.time(at: 50) == 50)
        fixture.click(control)
        fixture.stage.advance(by: 0)
        #expect(picture() == off)
    }
}
