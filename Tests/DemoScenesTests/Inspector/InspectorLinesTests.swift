import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Tests that the inspector's line settings show the current values and change only the settings that they name.
@MainActor
@Suite("Inspector: lines of text")
struct InspectorLinesTests {
    private func open(_ scene: DemoScene) throws -> DemoFixture {
        let fixture = try DemoFixture(scene, loadTime: 100)
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.5)
        return fixture
    }

    private func value(_ title: String, _ fixture: DemoFixture) throws -> String {
        let row = try #require(try fixture.control(UISlider.self, of: title).superview)
        return try #require(row.subviews.compactMap { $0 as? UILabel }.last?.text)
    }

    /// Returns the text views that get bones.
    private func texts(_ fixture: DemoFixture) -> [any SkeletonText] {
        fixture.stage.window.descendants(of: UIView.self).compactMap { $0 as? any SkeletonText }
            .filter(\.isSkeletonable)
    }

    @Test("Rows show the value shared by all text views, or mark it as mixed")
    func seen() throws {
        let text = try open(.text)
        #expect(try value("Spacing", text) == "mixed" && value("Insets", text) == "mixed")
        #expect(try value("Height", text) == "11 pt" && value("Radius", text) == "mixed")
        #expect(try text.control(ChoiceButton.self, of: "Line height").currentTitle == "Mixed")
        try text.type(.animations)
        text.stage.advance(by: 0.5)
        #expect(try value("Spacing", text) == "10 pt" && value("Height", text) == "mixed")
        #expect(try text.control(ChoiceButton.self, of: "Line height").currentTitle == "Fixed")

        let feed = try open(.feed)
        #expect(try value("Radius", feed) == "5 pt" && value("Height", feed) == "mixed")
        #expect(try feed.control(UISlider.self, of: "Radius").value == 5)
    }

    @Test("A slider changes only its own value", arguments: [DemoScene.text, .feed, .profile])
    func changes(scene: DemoScene) throws {
        let fixture = try open(scene)
        let before = texts(fixture).map(SkeletonLineStyle.init)
        #expect(before.count > 5)
        fixture.click(try fixture.control(UISlider.self, of: "Radius"), at: 0.99)
        fixture.stage.advance(by: 0.1)
        let expected = before.map { style in
            var changed = style
            changed.cornerRadius = 15
            return changed
        }
        let after = texts(fixture).map(SkeletonLineStyle.init)
        #expect(Set(after.map { "\($0)" }) == Set(expected.map { "\($0)" }))
        #expect(try value("Radius", fixture) == "15 pt")
        fixture.click(try fixture.button("Reset"))
        #expect(Set(texts(fixture).map { "\(SkeletonLineStyle(of: $0))" }) == Set(before.map { "\($0)" }))
    }

    @Test("A disabled row dims its title and its value")
    func dimmed() throws {
        let fixture = try open(.feed)
        fixture.click(try fixture.control(UISwitch.self, of: "Animated"))
        let row = try #require(try fixture.control(UISlider.self, of: "Sweep time").superview)
        let labels = row.subviews.compactMap { $0 as? UILabel }
        #expect(labels.count == 2 && labels.allSatisfy { $0.alpha < 0.5 })
        fixture.click(try fixture.control(UISwitch.self, of: "Animated"))
        #expect(labels.allSatisfy { $0.alpha == 1 })
    }

    @Test("The code contains every value that differs from the library's defaults, but no settings of the window")
    func code() throws {
        let fixture = try open(.feed)
        fixture.click(try fixture.control(UISegmentedControl.self, of: "Theme"), at: 0.75)
        fixture.click(try fixture.control(UISwitch.self, of: "Right to left"))
        fixture.click(try fixture.button("Copy as Swift"))
        #expect(
            fixture.stage.clipboardText == """
                // Requires import SkeletonView, a product of SkeletonSDL. Set isSkeletonable = true
                // on each view that gets a bone, and on all views around it.
                // Each text of this screen has its own height, spacing, last line.
                // To get the settings of one text, select it in the demo (C) and copy.
                let appearance = SkeletonAppearance.default
                appearance.multilineCornerRadius = 5
                appearance.maximumMotionDuration = 5  // Seconds; then the animation stops.
                view.showAnimatedGradientSkeleton()
                // When the data has loaded: view.hideSkeleton()

                """)
    }

    @Test("A right-to-left window doesn't turn the angle of the sweep in the code")
    func angle() {
        var settings = DemoSettings(
            style: DemoStyle(), theme: .unspecified, direction: .leftToRight, textSize: nil)
        (settings.style.direction, settings.style.light.width) = (.topLeftBottomRight, 0.5)
        let code = settings.swiftCode
        settings.direction = .rightToLeft
        #expect(settings.swiftCode == code && code.contains("angle: 45 * .pi / 180"))
    }
}
