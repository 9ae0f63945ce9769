import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

@MainActor
@Suite("Inspector")
struct InspectorTests {
    @Test("I and the buttons open the inspector next to the screen and close it")
    func opening() throws {
        let fixture = try DemoFixture()
        let screen = try #require(fixture.demo.children.first?.view)
        #expect(fixture.inspector == nil)

        fixture.stage.type("i")
        fixture.stage.advance(by: 0.1)
        #expect(fixture.inspector?.frame == CGRect(x: 984, y: 0, width: 296, height: 800))
        #expect(screen.frame == CGRect(x: 200, y: 0, width: 784, height: 800))
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.1)
        #expect(fixture.inspector == nil && screen.frame.maxX == 1280)

        fixture.click(try fixture.button("Inspector"))
        #expect(fixture.inspector != nil)
        fixture.click(try fixture.button("Close"))
        #expect(fixture.inspector == nil)
    }

    @Test("The symbols of buttons grow with the text")
    func symbols() throws {
        let fixture = try DemoFixture.inspecting(.feed)
        func width() throws -> CGFloat {
            let buttons = try #require(fixture.inspector).descendants(of: UIButton.self)
            let undo = try #require(buttons.first { $0.accessibilityLabel == "Undo" })
            return try #require(undo.imageView).frame.width
        }
        let width17 = try width()

        fixture.stage.contentSizeCategory = .accessibilityLarge
        fixture.stage.advance(by: 0.1)

        #expect(try width() > 1.5 * width17)
    }

    @Test("I opens the inspector and moves focus into it, and closes it and moves focus to the Inspector button")
    func keyboard() throws {
        let fixture = try DemoFixture()
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.1)
        let inspector = try #require(fixture.inspector)
        #expect(fixture.stage.window.focusedView?.isDescendant(of: inspector) == true)
        fixture.stage.press(.keyboardTab)
        let first = try fixture.control(UIButton.self, of: "Look")
        #expect(fixture.stage.window.focusedView?.isDescendant(of: first) == true)
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.1)
        #expect(fixture.inspector == nil)
        #expect(try fixture.button("Inspector").isFocused)
    }

    @Test("Escape closes the inspector in a narrow window, and another Escape asks whether to quit")
    func narrow() throws {
        let fixture = try DemoFixture.inspecting(size: DemoFixture.narrow)
        let screen = try #require(fixture.demo.children.first?.view)
        #expect(screen.frame.width == 404 && screen.isUserInteractionEnabled)
        // The focus is in the inspector, and the screen precedes it.
        fixture.stage.press(.keyboardTab, modifiers: .shift)
        #expect(fixture.stage.window.focusedView?.isDescendant(of: screen) == true)
        fixture.stage.press(.keyboardEscape)
        #expect(fixture.inspector == nil && fixture.quits == 0)
        fixture.stage.quitByEscape()
        #expect(fixture.quits == 1)
    }

    @Test("A window too narrow for the inspector closes it until it is wide again, unless the user closed it")
    func resizing() throws {
        let fixture = try DemoFixture.inspecting()
        func resize(to width: CGFloat) {
            fixture.stage.resize(to: CGSize(width: width, height: 500))
            fixture.stage.advance(by: 0.1)
        }
        resize(to: 700)
        #expect(fixture.inspector?.frame.maxX == 700)
        resize(to: 600)
        #expect(fixture.inspector == nil)
        resize(to: 1280)
        #expect(fixture.inspector?.frame.maxX == 1280)

        resize(to: 600)
        for _ in 0..<2 { fixture.stage.type("i") }
        resize(to: 1280)
        #expect(fixture.inspector == nil)
    }

    @Test("Reset restores the demo's initial settings")
    func reset() throws {
        let fixture = try DemoFixture.inspecting()
        let original = try fixture.settings()
        #expect(try !fixture.button("Reset").isEnabled)
        fixture.click(try fixture.control(UISegmentedControl.self, of: "Theme"), at: 0.75)
        fixture.click(try fixture.control(UISlider.self, of: "Sweep time"), at: 0.99)
        fixture.click(try fixture.button("Reset"))
        #expect(try fixture.settings().hasSameChoices(as: original))
        #expect(fixture.stage.window.traitCollection.userInterfaceStyle == .light)
        #expect(try fixture.control(UISlider.self, of: "Sweep time").value == 1.5)
    }

    @Test("Tab alone reaches every control and scrolls it into view")
    func tab() throws {
        let fixture = try DemoFixture.inspecting(size: CGSize(width: 1000, height: 500))
        let panel = try #require(fixture.inspector)
        var reached: Set<ObjectIdentifier> = []
        for _ in 0..<90 {
            fixture.stage.press(.keyboardTab)
            fixture.stage.advance(by: 0.02)
            let focused = try #require(fixture.stage.window.focusedView)
            guard focused.isDescendant(of: panel) else { continue }
            reached.insert(ObjectIdentifier(focused))
            #expect(panel.bounds.contains(focused.convert(focused.bounds, to: panel)))
        }
        let controls = panel.descendants(of: UIControl.self).filter { $0.canBecomeFocused && $0.isEnabled }
        #expect(reached == Set(controls.map(ObjectIdentifier.init)) && controls.count > 18)
    }

    @Test("An idle window with the inspector open draws nothing")
    func idle() throws {
        let fixture = try DemoFixture.inspecting(loadTime: 1)
        fixture.stage.advance(by: 2)
        let frames = fixture.stage.drawnFrames
        fixture.stage.advance(by: 5)
        #expect(fixture.stage.drawnFrames == frames && fixture.stage.window.nextDeadline == nil)
    }

    @Test("Labels and values in the inspector aren't truncated")
    func labels() throws {
        let fixture = try DemoFixture.inspecting()
        let labels = try #require(fixture.inspector).descendants(of: InspectorRow.self).flatMap {
            $0.subviews.compactMap { $0 as? UILabel }
        }
        #expect(labels.count > 20)
        for label in labels {
            #expect(label.bounds.width >= label.intrinsicContentSize.width, "\(label.text ?? "")")
        }
    }

    @Test(
        "The inspector matches its golden images",
        arguments: [
            ("light", UIUserInterfaceStyle.light, false), ("dark", .dark, false), ("rtl", .light, true),
        ])
    func picture(name: String, style: UIUserInterfaceStyle, isMirrored: Bool) throws {
        let wide = try DemoFixture.inspecting(of: DemoFixture.pictured, style: style, isMirrored: isMirrored)
        wide.stage.advance(by: 0.25)
        try GoldenImage.expect(wide.stage.bitmap(), named: "inspector-wide-\(name)", tolerance: 8)

        let narrow = try DemoFixture.inspecting(
            .controls, of: DemoFixture.pictured, size: DemoFixture.narrow, style: style, isMirrored: isMirrored)
        try GoldenImage.expect(narrow.stage.bitmap(), named: "inspector-narrow-\(name)", tolerance: 8)
    }

    @Test(
        "A row's title isn't clipped by the button that resets the row",
        arguments: ["Sweep speed", "Sweep pause", "Softness"])
    func titles(title: String) throws {
        let fixture = try DemoFixture.inspecting()
        let slider = try fixture.control(UISlider.self, of: title)
        fixture.click(slider, at: 0.3)
        let row = try #require(slider.superview as? InspectorRow)
        let label = try #require(row.subviews.first as? UILabel)
        let reset = try #require(row.descendants(of: UIButton.self).first)
        #expect(row.isChanged && label.bounds.width >= label.lineWidth(of: title))
        #expect(label.frame.maxX <= reset.frame.minX && reset.frame.maxX <= slider.frame.minX)
    }

    @Test("A note says that the sweep's speed is used instead of its time")
    func speedNote() throws {
        let fixture = try DemoFixture.inspecting()
        let note = "Points per second, instead of Sweep time."
        #expect(!fixture.stage.window.shownTexts.contains(note))
        fixture.click(try fixture.control(UISlider.self, of: "Sweep speed"), at: 0.5)
        #expect(fixture.stage.window.shownTexts.contains(note))
    }

    @Test("The color menu shows the colors, and Custom opens the color well's panel")
    func colors() throws {
        let fixture = try DemoFixture.inspecting()
        let menu = try fixture.control(ChoiceButton.self, of: "Color")
        let actions = try #require(menu.menu?.children.compactMap { $0 as? UIAction })
        #expect(actions.first?.title == "Custom")
        #expect(actions.dropFirst().allSatisfy { $0.image != nil } && actions.count > 20 && menu.currentImage == nil)
        let before = try fixture.settings().style
        let texts = Set(fixture.stage.window.shownTexts)
        fixture.click(menu)
        fixture.stage.type("Custom\n")
        fixture.stage.advance(by: 0.5)
        let added = Set(fixture.stage.window.shownTexts).subtracting(texts)
        #expect(added.contains("Red"), "\(added)")
        #expect(try fixture.settings().style == before)
    }

    @Test("Notes say what Automatic does, and that increased contrast changes the drawn colors")
    func notes() throws {
        let fixture = try DemoFixture.inspecting()
        func hasNote(_ text: String) -> Bool { fixture.stage.window.shownTexts.contains { $0.hasPrefix(text) } }
        #expect(hasNote("Only flagged views") && !hasNote("Drawn in"))
        fixture.click(try fixture.control(UISwitch.self, of: "Automatic"))
        #expect(hasNote("Bones are found without flags"))
        try fixture.choose("Contrast", of: "Look")
        #expect(hasNote("Drawn in this color for a contrast of at least 3:1"))
    }

    @Test("If increased contrast changes the drawn colors, swatches show them in front of the notes")
    func highContrastColors() throws {
        var style = DemoStyle()
        #expect(style.highContrastColors == nil)
        style.increasesContrast = true
        style.color = UIColor(light: 0x000000, dark: 0xFFFFFF)
        #expect(style.highContrastColors?.bone.isRaised == false)
        style.color = .clouds
        let bone = try #require(style.highContrastColors?.bone)
        #expect(bone.isRaised && bone.color != .clouds && style.highContrastColors?.light != nil)
        style.type = .solid
        #expect(style.highContrastColors?.light == nil)

        let fixture = try DemoFixture.inspecting()
        fixture.demo.style.increasesContrast = true
        fixture.demo.style.color = .clouds
        fixture.demo.panels.show(fixture.demo.inspectorSettings)
        fixture.stage.advance(by: 0.1)
        for title in ["Color", "Light"] {
            let row = try #require(
                fixture.stage.window.descendants(of: InspectorRow.self).first { $0.title == title })
            let note = try #require(row.descendants(of: UILabel.self).first { $0.text?.hasPrefix("Drawn") == true })
            let swatch = try #require(row.subviews.first { !$0.isHidden && $0.bounds.width == 10 })
            #expect(swatch.backgroundColor != nil && swatch.frame.maxX < note.frame.minX)
            #expect(row.bounds.contains(note.frame), "\(title)")
        }
    }

    @Test("Buttons in the Export section are equally wide, and aligned with the other controls")
    func buttonWidths() throws {
        for isMirrored in [false, true] {
            let fixture = try DemoFixture.inspecting(isMirrored: isMirrored)
            let rows = fixture.stage.window.descendants(of: InspectorRow.self)
            func buttons(_ title: String) throws -> [CGRect] {
                let row = try #require(rows.first { $0.title == title })
                return row.subviews.filter { $0 is UIButton && !$0.isHidden }.map(\.frame)
            }
            let menu = try buttons("Direction")[0]
            for title in ["SVG", "HTML"] {
                let pair = try buttons(title)
                #expect(pair.count == 2 && pair[0].width == pair[1].width)
                let both = pair[0].union(pair[1])
                #expect(abs(both.minX - menu.minX) <= 1 && abs(both.maxX - menu.maxX) <= 1, "\(title)")
            }
            #expect(try buttons("Elements") == [menu])
        }
    }
}
