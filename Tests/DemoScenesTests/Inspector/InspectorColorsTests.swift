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

        fixture.demo.change("On failure") { $0.style.failureColor = .turquoise }
        fixture.stage.advance(by: 0.1)
        #expect(try color("On failure") == .turquoise)
    }
}
