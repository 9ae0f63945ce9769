import DrawKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

@testable import DemoScenes

/// Tests the inspector's settings and their effect on the screens.
@MainActor
@Suite("Inspector: settings")
struct InspectorSettingsTests {
    @Test("Each control changes its setting and the screen immediately")
    func controls() throws {
        let fixture = try DemoFixture.inspecting()
        var expected = try fixture.settings()
        func expect(_ title: String, _ change: (inout DemoSettings) -> Void) throws {
            change(&expected)
            #expect(try fixture.settings().hasSameChoices(as: expected), "\(title)")
            let screen = try #require(fixture.demo.children.first as? SkeletonScreenController)
            #expect(screen.style == expected.style, "\(title)")
        }
        func slide(_ title: String) throws { fixture.click(try fixture.control(UISlider.self, of: title), at: 0.99) }
        func flip(_ title: String) throws { fixture.click(try fixture.control(UISwitch.self, of: title)) }
        func choose(_ text: String, of title: String) throws { try fixture.choose(text, of: title) }
        func second(_ title: String) throws {
            fixture.click(try fixture.control(UISegmentedControl.self, of: title), at: 0.75)
        }

        try choose("Turq", of: "Color")
        try expect("Color") {
            ($0.style.color, $0.style.secondaryColor) = (.turquoise, UIColor.turquoise.clearHighlight)
        }
        try choose("Silv", of: "Light")
        try expect("Light") { $0.style.secondaryColor = .silver }
        try choose("From", of: "Light")
        try expect("Light") { $0.style.secondaryColor = UIColor.turquoise.clearHighlight }
        try choose("At l", of: "Contrast")
        try expect("Contrast") { $0.style.increasesContrast = true }
        try choose("Top", of: "Direction")
        try expect("Direction") { $0.style.direction = .topBottom }
        try slide("Sweep time")
        try expect("Sweep time") { $0.style.duration = 5 }
        try flip("Autoreverse")
        try expect("Autoreverse") { $0.style.autoreverses = true }
        try choose("Win", of: "Shared by")
        try expect("Shared by") { $0.style.animationSpace = .window }
        try slide("Sweep speed")
        try expect("Sweep speed") { $0.style.light.speed = 2000 }
        #expect(try !fixture.control(UISlider.self, of: "Sweep time").isEnabled)
        try choose("Ease-in-", of: "Easing")
        try expect("Easing") { $0.style.light.easing = .easeInEaseOut }
        try slide("Width")
        try expect("Width") { $0.style.light.width = 2 }
        #expect(try !fixture.control(UISwitch.self, of: "Autoreverse").isEnabled)
        fixture.click(try fixture.control(UISlider.self, of: "Softness"), at: 0.01)
        try expect("Softness") { $0.style.light.softness = 0 }
        try slide("Angle")
        try expect("Angle") { $0.style.light.tilt = 60 }
        try slide("Sweep pause")
        try expect("Sweep pause") { $0.style.light.pause = 3 }
        try choose("Cen", of: "Origin")
        try expect("Origin") { $0.style.light.origin = .middle }
        #expect(try !fixture.control(UISlider.self, of: "Angle").isEnabled)
        try flip("End sweep")
        try expect("End sweep") { $0.style.stagger.finishesSweep = true }
        try flip("Animated")
        try expect("Animated") { $0.style.isAnimated = false }
        try second("Type")
        try expect("Type") { $0.style.type = .solid }
        try slide("Fade time")
        try expect("Fade time") { $0.style.transitionDuration = 2 }
        for (name, transitionKind) in [("Sli", DemoTransition.slide), ("Sc", .grow), ("Wi", .wipe)] {
            try choose(name, of: "Transition")
            try expect(name) { $0.style.transitionKind = transitionKind }
        }
        try choose("No", of: "Transition")
        try expect("Transition") { ($0.style.transitionKind, $0.style.transitionDuration) = (.dissolve, 0) }
        try slide("Delay")
        try expect("Delay") { $0.style.delay = 2 }
        try slide("Min. time")
        try expect("Min. time") { $0.style.minimumTime = 3 }
        try slide("Timeout")
        try expect("Timeout") { $0.style.timeout = 10 }
        try choose("Ali", of: "On failure")
        try expect("On failure") { $0.style.failureColor = .alizarin }
        try choose("Cus", of: "Stagger")
        try expect("Stagger") { $0.style.stagger.order = .closure }
        try slide("Interval")
        try expect("Interval") { $0.style.stagger.interval = 0.5 }
        try slide("Height")
        try expect("Height") { $0.style.lines.height = 30 }
        try slide("Spacing")
        try expect("Spacing") { $0.style.lines.spacing = 30 }
        try slide("Last line")
        try expect("Last line") { $0.style.lines.lastLineFill = 100 }
        try slide("Radius")
        try expect("Radius") { $0.style.lines.cornerRadius = 15 }
        try slide("Insets")
        try expect("Insets") { $0.style.lines.inset = 16 }
        try choose("Fo", of: "Line height")
        try expect("Line height") { $0.style.lines.rule = .font }
        try second("Theme")
        try expect("Theme") { $0.theme = .dark }
        try flip("Animated")
        try expect("Animated") { $0.style.isAnimated = true }
        try choose("Sl", of: "Motion")
        try expect("Motion") { $0.style.motion = .slow }
        try choose("Nev", of: "Stop after")
        try expect("Stop after") { $0.style.motionLimit = .infinity }
        try flip("Shimmer")
        try expect("Shimmer") { $0.style.shimmer.isOn = true }
        try slide("Intensity")
        try expect("Intensity") { $0.style.shimmer.intensity = 1 }
        try slide("Band angle")
        try expect("Band angle") { $0.style.shimmer.slant = 60 }
        try flip("Automatic")
        try expect("Automatic") { $0.style.isAutomatic = true }
        try flip("Right to left")
        try expect("Right to left") { $0.direction = .rightToLeft }
        try choose("19", of: "Text size")
        #expect(fixture.demo.textSize == .accessibilityLarge)
        try choose("Sys", of: "Text size")
        #expect(fixture.demo.textSize == nil)
        let traits = fixture.stage.window.traitCollection
        #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
    }

    @Test(
        "A visible skeleton gets the new color and the new lines in the next frame",
        arguments: [DemoScene.feed, .gallery])
    func live(scene: DemoScene) throws {
        let fixture = try DemoFixture.inspecting(scene)
        fixture.click(try fixture.control(UISegmentedControl.self, of: "Type"), at: 0.75)
        fixture.click(try fixture.control(UISwitch.self, of: "Animated"))
        fixture.click(try fixture.control(ChoiceButton.self, of: "Color"))
        fixture.stage.type("Turq\n")
        fixture.stage.advance(by: 0.5)
        func lines() -> [SkeletonBone] { fixture.bones.filter { $0.kind != .block } }
        let bone = try #require(lines().first).frame
        let color = fixture.stage.pixel(x: Int(bone.midX), y: Int(bone.midY))
        #expect(color.bytes == UIColor.turquoise.bytes)
        #expect(lines().allSatisfy { $0.frame.height != 30 })

        fixture.click(try fixture.control(UISlider.self, of: "Radius"), at: 0.99)
        #expect(lines().allSatisfy { $0.cornerRadius > 5 })
        fixture.click(try fixture.control(UISlider.self, of: "Height"), at: 0.01)
        #expect(lines().allSatisfy { $0.frame.height == 4 })
    }

    @Test("Settings persist across screens, and the inspector says if they don't affect a screen")
    func screens() throws {
        let fixture = try DemoFixture.inspecting()
        fixture.click(try fixture.control(UISwitch.self, of: "Animated"))
        fixture.stage.type("2")
        let gallery = try #require(fixture.demo.children.first as? SkeletonScreenController)
        #expect(!gallery.style.isAnimated)
        let note = "Disabled settings don't affect this screen."
        fixture.stage.advance(by: 0.1)
        #expect(!fixture.stage.window.shownTexts.contains(note))
        try fixture.type(.controls)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.stage.window.shownTexts.contains(note))
    }

    @Test("Settings that other settings make irrelevant are disabled")
    func uses() throws {
        let fixture = try DemoFixture.inspecting()
        func enabled(_ titles: [String]) throws -> [Bool] {
            try titles.map { try fixture.control(UIControl.self, of: $0).isEnabled }
        }
        let sliding = ["Direction", "Sweep time", "Autoreverse"]
        #expect(try enabled(sliding + ["Light", "Fade time"]) == [true, true, true, true, true])
        fixture.click(try fixture.control(UISwitch.self, of: "Animated"))
        #expect(try enabled(sliding + ["Light"]) == [false, false, false, true])
        fixture.click(try fixture.control(UISegmentedControl.self, of: "Type"), at: 0.75)
        try fixture.choose("No", of: "Transition")
        #expect(try enabled(["Light", "Fade time", "Height"]) == [false, false, true])
        fixture.click(try fixture.control(ChoiceButton.self, of: "Line height"))
        fixture.stage.type("Con\n")
        fixture.stage.advance(by: 0.5)
        #expect(try enabled(["Height", "Spacing", "Insets"]) == [false, true, true])
    }

    @Test("Automatic detection finds bones without flags, and switching it off uses the flags again")
    func automatic() throws {
        for scene in [DemoScene.feed, .gallery, .profile, .text] {
            let fixture = try DemoFixture.inspecting(scene)
            let bones = { fixture.bones.map(\.frame) }
            let before = bones()
            fixture.click(try fixture.control(UISwitch.self, of: "Automatic"))
            fixture.stage.advance(by: 0.5)
            let content = try #require((fixture.demo.children.first as? any DemoScreen)?.content)
            // The cards themselves keep their flags, so only their subviews are checked.
            let flagged = content.descendants(of: UIView.self).filter { !($0 is CardView) && $0.isSkeletonable }
            #expect(flagged.isEmpty, "\(scene)")
            #expect(!bones().isEmpty && bones() != before, "\(scene)")
            fixture.click(try fixture.control(UISwitch.self, of: "Automatic"))
            fixture.stage.advance(by: 0.5)
            #expect(bones() == before, "\(scene)")
        }
    }

    @Test("After a timeout, bones have the failure color, and with Stagger they disappear one by one after the load")
    func courses() throws {
        let fixture = try DemoFixture.inspecting(.profile, loadTime: 6)
        fixture.demo.style.timeout = 1
        fixture.demo.style.failureColor = .alizarin
        fixture.demo.style.stagger.order = .order
        fixture.demo.screen.apply(fixture.demo.style)
        fixture.stage.type("r")
        fixture.stage.advance(by: 1.5)
        let bone = try #require(fixture.bones.first { $0.kind == .block }).frame
        #expect(fixture.stage.pixel(x: Int(bone.midX), y: Int(bone.midY)).bytes == UIColor.alizarin.bytes)
        let count = fixture.bones.count
        fixture.stage.advance(by: 4.8)
        let left = fixture.bones.count
        #expect(left > 0 && left < count)
        fixture.stage.advance(by: 3)
        #expect(fixture.bones.isEmpty)
    }

    @Test("The header reports a timeout until the skeleton or the content is shown again")
    func timeoutMessage() throws {
        let fixture = try DemoFixture.inspecting(loadTime: 6)
        fixture.demo.style.timeout = 2.5
        fixture.demo.screen.apply(fixture.demo.style)
        func words() -> String? { fixture.demo.screen.header.shownTexts.last }
        fixture.stage.type("r")
        fixture.stage.advance(by: 2.4)
        #expect(words() == "Loading…")
        fixture.stage.advance(by: 0.2)
        #expect(words() == "Timed out after 2.5 s")
        fixture.stage.type("r")
        #expect(words() == "Loading…")
        fixture.stage.advance(by: 5.9)
        #expect(words() == "Timed out after 2.5 s")
        fixture.stage.advance(by: 0.2)
        #expect(words() == "6 posts")
        fixture.stage.type("s")
        fixture.stage.advance(by: 2)
        #expect(words() == "Skeleton")
        fixture.stage.advance(by: 1)
        #expect(words() == "Timed out after 2.5 s")
        fixture.stage.type("h")
        fixture.stage.advance(by: 3)
        #expect(words() == "6 posts")
    }

    @Test(
        "Until a card is clicked, the header reports that all samples have timed out; a card reports its own timeout"
    )
    func timeoutOfSamples() throws {
        let fixture = try DemoFixture.inspecting(.animations)
        let scrollView = try #require(fixture.demo.screen.content as? UIScrollView)
        func words() -> String? { fixture.demo.screen.header.shownTexts.last }
        let before = try #require(words())
        let late = try #require(
            fixture.stage.window.descendants(of: LoadCard.self).first { $0.kind == .late })
        let height = late.bounds.height
        scrollView.scrollRectToVisible(late.frame, animated: false)
        fixture.stage.advance(by: 2.9)
        #expect(!late.shownTexts.contains { $0.contains("Timed out") })
        fixture.stage.advance(by: 0.5)
        #expect(words() == before && late.shownTexts.contains { $0 == "Timed out after 3 s" })
        #expect(late.bounds.height == height)
        fixture.click(late)
        #expect(!late.shownTexts.contains { $0.contains("Timed out") })

        fixture.demo.style.timeout = 1
        fixture.demo.screen.apply(fixture.demo.style)
        fixture.stage.type("r")
        fixture.stage.advance(by: 1.2)
        #expect(words() == "Timed out after 1 s · " + before)
        fixture.click(late)
        #expect(words() == before)
    }

    @Test(
        "With Automatic on, rows that have no effect are disabled and a note says why; Annotation says when it applies")
    func automaticRows() throws {
        let fixture = try DemoFixture.inspecting(.animations)
        fixture.stage.type("c")
        let bone = try #require(fixture.bones.first { $0.kind == .line(0) })
        let label = try #require(bone.view as? UILabel)
        fixture.stage.click(at: label.convert(CGPoint(x: 4, y: 4), to: nil))
        fixture.stage.advance(by: 0.1)
        func states(_ titles: [String]) throws -> [Bool] {
            try titles.map { try fixture.control(UIControl.self, of: $0).isEnabled }
        }
        let measured = [
            "Lines", "Line spacing", "Line insets", "Line height", "Height", "Spacing", "Last line", "Insets",
        ]
        let note = "Automatic: only the radius applies."
        func notes() -> [String] { fixture.inspector?.shownTexts.filter { $0 == note || $0.hasPrefix("Used") } ?? [] }
        #expect(try states(measured + ["Line radius", "Radius"]).allSatisfy { $0 })
        #expect(notes() == ["Used only if Automatic (below) is on."])
        fixture.click(try fixture.control(UISwitch.self, of: "Automatic"))
        fixture.stage.advance(by: 0.5)
        #expect(try states(measured).allSatisfy { !$0 })
        #expect(try states(["Line radius", "Radius"]) == [true, true])
        #expect(notes() == [note, note])
        fixture.click(try fixture.control(UISwitch.self, of: "Automatic"))
        fixture.stage.advance(by: 0.5)
        #expect(try states(measured).allSatisfy { $0 })
    }

    @Test("With Stagger, the rows of a list are revealed one after another")
    func staggeredRows() throws {
        let fixture = try DemoFixture.inspecting(size: CGSize(width: 1280, height: 1200), loadTime: 1)
        fixture.demo.style.stagger.order = .order
        fixture.demo.style.stagger.interval = 0.4
        fixture.demo.screen.apply(fixture.demo.style)
        let table = try #require(fixture.demo.screen.content as? UITableView)
        /// Returns the number of revealed rows: those whose name is drawn in black.
        func count() -> Int {
            table.visibleCells.count { cell in
                guard let label = cell.descendants(of: UILabel.self).first(where: { $0.text?.hasPrefix("Ada") == true })
                else { return false }
                let place = label.convert(label.bounds, to: nil)
                return (Int(place.minX)..<Int(place.maxX)).contains {
                    fixture.stage.pixel(x: $0, y: Int(place.midY)).bytes[0] < 40
                }
            }
        }
        fixture.stage.type("r")
        fixture.stage.advance(by: 1.1)
        var counts: [Int] = []
        for _ in 0..<2 {
            fixture.stage.advance(by: 0.3)
            counts.append(count())
            fixture.stage.advance(by: 0.1)
        }
        #expect(counts == [1, 2] && table.visibleCells.count > 2)
        fixture.stage.advance(by: 5)
        #expect(count() > 3 && fixture.bones.isEmpty)
    }

    @Test("The Shimmer switch sweeps a highlight over the content of each screen")
    func shimmer() throws {
        let fixture = try DemoFixture.inspecting(loadTime: 0.1)
        fixture.click(try fixture.control(UISwitch.self, of: "Shimmer"))
        func isShimmering() -> Bool {
            (fixture.demo.children.first as? any DemoScreen)?.content.isShimmering ?? false
        }
        #expect(isShimmering())
        // The shimmer ends after 5 s although the switch is still on.
        #expect(fixture.inspector?.shownTexts.contains("Ends after 5 s. Turn it off and on to repeat it.") == true)
        try fixture.type(.controls)
        fixture.stage.advance(by: 0.1)
        #expect(isShimmering())
        let code = try fixture.settings().swiftCode
        #expect(code.contains("// The light over the content:\nview.startShimmering()\n"))
        #expect(code.hasSuffix("// To end it: view.stopShimmering()\n"))
        fixture.click(try fixture.control(UISwitch.self, of: "Shimmer"))
        #expect(!isShimmering())
        #expect(fixture.inspector?.shownTexts.contains { $0.hasPrefix("Ends after") } == false)
    }
}
