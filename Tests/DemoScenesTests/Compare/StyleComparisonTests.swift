import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

/// Tests the comparison of two styles on one screen.
@MainActor
@Suite("Two styles on one screen")
struct StyleComparisonTests {
    nonisolated static let scenes: [DemoScene] = [.feed, .gallery, .profile]

    private func fixture(_ scene: DemoScene = .feed, isMirrored: Bool = false) throws -> DemoFixture {
        let fixture = try DemoFixture(scene, isMirrored: isMirrored)
        fixture.demo.playback = .loop
        fixture.stage.advance(by: 2)
        fixture.stage.type("x")
        fixture.stage.advance(by: 0)
        return fixture
    }

    private func copy(in fixture: DemoFixture) throws -> SkeletonScreenController {
        try #require(fixture.demo.children.lazy.compactMap { $0 as? SkeletonScreenController }.first { !$0.hasBars })
    }

    private func divider(in fixture: DemoFixture) throws -> ComparisonDivider {
        try #require(fixture.stage.window.descendants(of: ComparisonDivider.self).first)
    }

    @Test("The compared copy of a screen shows skeleton and content at the same times as the screen", arguments: scenes)
    func loop(scene: DemoScene) throws {
        let fixture = try fixture(scene)
        let (screen, copy) = (fixture.demo.screen, try copy(in: fixture))
        var changes = 0
        var last = screen.boneCount > 0
        for _ in 0..<200 {
            fixture.stage.advance(by: 0.1)
            #expect(screen.content.sk.isSkeletonActive == copy.content.sk.isSkeletonActive)
            #expect(screen.boneCount == copy.boneCount)
            if (screen.boneCount > 0) != last { changes += 1 }
            last = screen.boneCount > 0
        }
        #expect(changes >= 4)
    }

    @Test("The divider keeps its position on other screens, and the style names are in the lower half of the screen")
    func place() throws {
        let fixture = try fixture()
        try divider(in: fixture).value = 0.3
        try divider(in: fixture).sendActions(for: .valueChanged)
        try fixture.type(.animations)
        try fixture.type(.feed)
        fixture.stage.advance(by: 0.1)
        #expect(try divider(in: fixture).value == 0.3)
        let names = fixture.stage.window.descendants(of: ComparisonLabel.self)
        let content = fixture.demo.screen.content
        #expect(names.count == 2)
        for name in names { #expect(name.convert(name.bounds, to: content).minY > content.bounds.midY) }
    }

    @Test("The divider of a new comparison starts in the middle, and both style names are visible")
    func middle() throws {
        let fixture = try fixture()
        try divider(in: fixture).value = 0.99
        try divider(in: fixture).sendActions(for: .valueChanged)
        for _ in 0..<2 {
            fixture.stage.type("x")
            fixture.stage.advance(by: 0.1)
        }
        #expect(try divider(in: fixture).value == 0.5)
        #expect(fixture.stage.window.descendants(of: ComparisonLabel.self).allSatisfy { !$0.isHidden })
    }

    @Test(
        "The divider's line stays in the middle of its knob while the value changes, also in right-to-left layouts",
        arguments: [false, true])
    func line(isMirrored: Bool) throws {
        let fixture = try fixture(isMirrored: isMirrored)
        let divider = try divider(in: fixture)
        #expect(divider.takeFocus())
        for key in [UIKeyboardHIDUsage.keyboardHome, .keyboardRightArrow, .keyboardEnd, .keyboardLeftArrow] {
            fixture.stage.press(key)
            fixture.stage.advance(by: 0)
            let line = try #require(divider.subviews.first { $0.bounds.width == 2 })
            #expect(line.frame.midX == divider.knob.midX)
        }
    }

    @Test("While both styles are the same, B's label says how to change B")
    func hint() throws {
        let fixture = try DemoFixture(size: DemoFixture.narrow)
        fixture.stage.advance(by: 2)
        func isSaid() -> Bool { fixture.stage.window.shownTexts.contains { $0.hasPrefix("B  like A; change it") } }
        #expect(!isSaid())
        fixture.stage.type("x")
        fixture.stage.advance(by: 0.1)
        #expect(isSaid())
        fixture.demo.change("Look") { $0.preset = .facebook }
        fixture.stage.advance(by: 0.1)
        #expect(!isSaid())
    }

    @Test("Style A stays while B changes, Swap exchanges them, and undo restores both")
    func styles() throws {
        let fixture = try fixture()
        let (demo, copy) = (fixture.demo, try copy(in: fixture))
        let first = demo.style
        var settings = demo.inspectorSettings
        settings.preset = .facebook
        demo.apply(settings, changing: "Look")
        let second = demo.style
        #expect(second != first && copy.style == first)
        #expect(fixture.stage.window.shownTexts.contains("A  iOS"))
        #expect(fixture.stage.window.shownTexts.contains("B  Facebook"))
        fixture.demo.isInspectorOpen = true
        fixture.stage.advance(by: 0)
        #expect(try fixture.button("Copy B as Swift").isEnabled)

        settings = demo.inspectorSettings
        settings.swapStyles()
        demo.apply(settings, changing: "Swap")
        #expect(demo.style == first && copy.style == second)

        demo.undo()
        #expect(demo.style == second && copy.style == first)
        demo.undo()
        #expect(demo.style == first && demo.pinnedStyle == first)
        demo.undo()
        #expect(demo.pinnedStyle == nil && demo.comparison == nil && demo.children.count == 1)
    }

    @Test("The compared copy of a screen scrolls with the screen", arguments: [DemoScene.feed, .profile])
    func scrolling(scene: DemoScene) throws {
        let fixture = try fixture(scene)
        fixture.stage.type("h")
        fixture.stage.advance(by: 3)
        let list = try #require(fixture.demo.screen.content as? UIScrollView)
        let copy = try #require(try copy(in: fixture).content as? UIScrollView)
        fixture.stage.scroll(at: CGPoint(x: 900, y: 500), by: CGVector(dx: 0, dy: 100))
        fixture.stage.advance(by: 2)
        #expect(list.contentOffset.y > 40)
        #expect(copy.contentOffset == list.contentOffset)
    }

    @Test("Mouse and arrow keys move the divider; A is on the leading side", arguments: [false, true])
    func divider(isMirrored: Bool) throws {
        let fixture = try fixture(isMirrored: isMirrored)
        let divider = try divider(in: fixture)
        let pane = try #require(try copy(in: fixture).view.superview)
        let width = divider.bounds.width
        #expect(abs(pane.frame.width - width / 2) < 1)
        #expect((pane.frame.minX > 0) == isMirrored)

        let knob = divider.convert(CGPoint(x: divider.knob.midX, y: 60), to: nil)
        fixture.stage.drag(from: knob, to: CGPoint(x: knob.x - 200, y: knob.y))
        fixture.stage.advance(by: 0)
        #expect(abs(pane.frame.width - width / 2 - (isMirrored ? 200 : -200)) < 10)

        divider.becomeFirstResponder()
        let before = pane.frame.width
        fixture.stage.press(.keyboardLeftArrow)
        fixture.stage.advance(by: 0)
        #expect((pane.frame.width > before) == isMirrored && pane.frame.width != before)
    }

    @Test("A comparison continues on other screens, except those without a feed")
    func screens() throws {
        let fixture = try fixture()
        fixture.demo.scene = .controls
        fixture.stage.advance(by: 0)
        #expect(fixture.demo.comparison == nil && fixture.demo.pinnedStyle != nil)
        fixture.demo.scene = .gallery
        fixture.stage.advance(by: 3)
        #expect(try copy(in: fixture).boneCount == fixture.demo.screen.boneCount)
        fixture.stage.type("l")
        fixture.stage.advance(by: 1)
        fixture.stage.type("x")
        fixture.stage.advance(by: 0)
        #expect(fixture.demo.pinnedStyle == nil && fixture.demo.children.count == 1)
    }

    @Test(
        "On screens without styled skeletons, neither X nor the palette changes the styles",
        arguments: [DemoScene.controls, .somo])
    func unstyledScreens(scene: DemoScene) throws {
        let fixture = try DemoFixture(scene)
        let demo = fixture.demo
        func offers(_ titles: String...) -> Bool {
            let offered = demo.paletteEntries.map(\.title)
            return titles.contains(where: offered.contains)
        }
        fixture.stage.type("x")
        #expect(demo.pinnedStyle == nil && !demo.history.canUndo)
        #expect(!offers("Compare styles", "Keep A", "Keep B", "Facebook"))

        demo.choose(.feed)
        fixture.stage.advance(by: 2)
        #expect(offers("Compare styles") && offers("Facebook"))
        fixture.stage.type("x")
        let pinned = try #require(demo.pinnedStyle)
        demo.choose(scene)
        fixture.stage.advance(by: 0.5)
        fixture.stage.type("x")
        demo.keepPinnedStyle()
        #expect(demo.pinnedStyle == pinned && !offers("Compare styles", "Keep A", "Keep B"))
    }

    @Test(
        "X and the switch keep B, the palette and the button keep A, and undo returns to the comparison",
        arguments: ["x", "switch", "palette A", "button A"])
    func keeping(choice: String) throws {
        let fixture = try fixture()
        let demo = fixture.demo
        let first = demo.style
        demo.change("Look") { $0.preset = .facebook }
        let second = demo.style
        let titles = demo.paletteEntries.map(\.title)
        #expect(titles.contains("Keep A") && titles.contains("Keep B") && !titles.contains("Compare styles"))
        switch choice {
        case "x": fixture.stage.type("x")
        case "palette A": demo.paletteEntries.first { $0.title == "Keep A" }?.perform()
        default:
            demo.isInspectorOpen = true
            fixture.stage.advance(by: 0.1)
            if choice == "switch" {
                fixture.click(try fixture.control(UISwitch.self, of: "Compare"))
            } else {
                _ = try fixture.control(UIButton.self, of: "A and B")
                fixture.click(try fixture.button("Keep A"))
            }
        }
        fixture.stage.advance(by: 0.1)
        let keepsFirst = choice.hasSuffix("A")
        #expect(demo.style == (keepsFirst ? first : second) && demo.pinnedStyle == nil && demo.comparison == nil)
        #expect(demo.paletteEntries.contains { $0.title == "Compare styles" })
        demo.undo()
        #expect(demo.style == second && demo.pinnedStyle == first && demo.comparison != nil)
    }

    @Test("A comparison is restored on the next launch, and Reset ends it")
    func restored() throws {
        let former = try fixture()
        let first = former.demo.style
        former.demo.change("Look") { $0.preset = .facebook }
        let state = try #require(DemoState(try former.demo.state.data()))
        #expect(state.pinned == first && DemoState(link: state.link)?.pinned == first)

        let stage = OffscreenStage(size: CGSize(width: 900, height: 600))
        let post = Post(
            id: "1", author: .init(name: "Ada", handle: "@ada", avatar: "face"), time: "4 min", text: "Some words.",
            picture: nil, likes: 3, comments: 2)
        let feed = LoadedFeed(posts: [post], images: [:])
        let demo = DemoViewController(
            scene: .feed, of: DemoScene.allCases, style: state.style,
            service: PreparedFeedService(result: .success(feed), loadTime: 1), quit: {})
        demo.originalState = .defaults
        demo.restorePanels(state)
        stage.window.rootViewController = demo
        stage.advance(by: 2)
        #expect(demo.style == former.demo.style && demo.pinnedStyle == first && demo.comparison != nil)
        #expect(stage.window.shownTexts.contains("A  iOS"))
        demo.perform(.reset)
        #expect(demo.pinnedStyle == nil && demo.comparison == nil)
    }

    @Test(
        "The copy is hidden while the screen shows a message, and its divider doesn't keep the focus",
        arguments: scenes)
    func message(scene: DemoScene) throws {
        let feed = Result<LoadedFeed, FeedError>.success(SampleFeed.feed)
        let failure = Result<LoadedFeed, FeedError>.failure(FeedError(message: "It failed.", advice: "Wait."))
        let fixture = try DemoFixture(scene, service: ScriptedService([feed, failure, feed]))
        fixture.stage.advance(by: 3)
        fixture.stage.type("x")
        fixture.stage.advance(by: 0)
        let view = try #require(fixture.stage.window.descendants(of: ComparisonView.self).first)
        let divider = try divider(in: fixture)
        #expect(!view.isHidden && divider.takeFocus())
        fixture.stage.type("r")
        fixture.stage.advance(by: 3)
        #expect(view.isHidden && !divider.isFocused)
        fixture.stage.type("r")
        fixture.stage.advance(by: 0.1)
        #expect(!view.isHidden && divider.isFocused)
    }
}
