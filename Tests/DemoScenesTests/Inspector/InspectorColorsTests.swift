import ControlKit
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

/// Tests the color wells of the inspector.
@MainActor
@Suite("Inspector: colors")
struct InspectorColorsTests {
    @Test("Without a chosen color, the color wells show the derived highlight and the bones' own color")
    func automaticColors() throws {
        let fixture = try DemoFixture.inspecting()
        fixture.demo.change("Color") { $0.baseColor = .alizarin }
        fixture.demo.change("Timeout") { $0.style.timeout = 2 }
        fixture.stage.advance(by: 0.1)
        func color(_ title: String) throws -> UIColor? {
            try fixture.control(UIColorWell.self, of: title).selectedColor
        }
        let style = try fixture.settings().style
        #expect(style.failureColor == nil && style.chosenHighlight == nil)
        #expect(try color("Light") == style.secondaryColor ?? style.color.complementaryColor)
        #expect(try color("On failure") == .alizarin && color("Color") == .alizarin)

        // Light bones get a darker highlight, which the tooltip says.
        let dark = "Darker than the bones, so the sweep is a dark band"
        func hint() throws -> String? { try fixture.control(ChoiceButton.self, of: "Light").toolTip }
        #expect(try hint() == nil)
        fixture.demo.change("Color") { $0.baseColor = UIColor(light: 0xAABBCC, dark: 0xAABBCC) }
        #expect(try hint() == dark)
        fixture.demo.change("Light") { $0.style.chosenHighlight = .white }
        #expect(try hint() == nil)

        fixture.demo.change("On failure") { $0.style.failureColor = .turquoise }
        fixture.stage.advance(by: 0.1)
        #expect(try color("On failure") == .turquoise)
    }

    @Test("A note says that contrast changes a color only if the color is drawn differently")
    func raisedHighlight() throws {
        var style = DemoStyle()
        DemoPreset.contrast.apply(to: &style)
        let raised = try #require(style.highContrastColors)
        #expect(!raised.bone.isRaised && raised.light?.isRaised == true && raised.light?.color != .silver)
        style.color = UIColor(light: 0x000000, dark: 0xFFFFFF)
        style.secondaryColor = UIColor(light: 0x303030, dark: 0xD0D0D0)
        let kept = try #require(style.highContrastColors?.light)
        #expect(!kept.isRaised)
    }
}
