import Foundation
import SkeletonView
import StageKit
import Testing

@testable import DemoScenes

@Suite("DemoPreset") struct DemoPresetTests {
    @Test("Each preset has a unique name, title and look")
    func distinct() {
        #expect(Set(DemoPreset.all.map(\.name)).count == DemoPreset.all.count)
        #expect(Set(DemoPreset.all.map(\.title)).count == DemoPreset.all.count)
        for preset in DemoPreset.all {
            let style = style(of: preset)
            #expect(DemoPreset.all.filter { $0.matches(style) } == [preset])
        }
        #expect(style(of: .iOS) == DemoStyle())
    }

    @Test("A preset changes the look and nothing else", arguments: DemoPreset.all)
    func looks(preset: DemoPreset) {
        var style = DemoStyle()
        style.delay = 1
        style.minimumTime = 2
        style.transitionDuration = 0.5
        style.timeout = 9
        style.isAutomatic = true
        style.shimmer.isOn = true
        style.lines.height = 20
        var settings = DemoSettings(style: style, theme: .light, direction: .leftToRight)

        settings.preset = preset

        #expect(settings.preset == preset)
        #expect(settings.style.delay == 1 && settings.style.minimumTime == 2 && settings.style.timeout == 9)
        #expect(settings.style.transitionDuration == 0.5 && settings.style.isAutomatic)
        #expect(settings.style.shimmer.isOn && settings.style.lines.height == 20)
        settings.style.light.width = 0.77
        #expect(settings.preset == nil)
    }

    @Test("A preset survives a restart with its colors for both interface styles", arguments: DemoPreset.all)
    func stored(preset: DemoPreset) throws {
        let style = style(of: preset)
        let state = DemoState(
            scene: .feed, size: CGSize(width: 900, height: 600), style: style, theme: .dark, direction: .leftToRight)

        #expect(try DemoState(state.data())?.style == style)
    }

    @Test("A different bone color replaces a preset's highlight, but not a chosen one")
    func otherColor() {
        var style = style(of: .facebook)
        style.setColor(.turquoise)
        #expect(style.color == .turquoise && style.chosenHighlight == nil)
        style.secondaryColor = .alizarin
        style.setColor(.emerald)
        #expect(style.color == .emerald && style.secondaryColor == .alizarin)
    }

    @Test("The copied code has a preset's colors for both interface styles")
    func code() {
        let code = style(of: .glass).swiftCode
        #expect(code.contains("UIColor { $0.userInterfaceStyle == .dark ? UIColor("), "\(code)")
        #expect(style(of: .contrast).swiftCode.contains(".asbestos"))
    }

    @MainActor
    @Test("Changing the look while content is shown brings the skeleton back; changing times or Shimmer doesn't")
    func comesBack() throws {
        let fixture = try DemoFixture.inspecting(loadTime: 1)
        fixture.stage.advance(by: 5)
        #expect(!fixture.isLoading)

        fixture.click(try fixture.control(UISlider.self, of: "Delay"), at: 0.01)
        fixture.click(try fixture.control(UISlider.self, of: "Min. time"), at: 0.99)
        fixture.click(try fixture.control(UISwitch.self, of: "Shimmer"))
        fixture.stage.advance(by: 0.5)
        #expect(!fixture.isLoading)

        try fixture.choose("Face", of: "Look")
        #expect(fixture.isLoading)
        #expect(try fixture.button("Skeleton").isSelected)
        fixture.stage.type("h")
        fixture.stage.advance(by: 5)
        #expect(!fixture.isLoading)
    }

    private func style(of preset: DemoPreset) -> DemoStyle {
        var style = DemoStyle()
        preset.apply(to: &style)
        return style
    }
}
