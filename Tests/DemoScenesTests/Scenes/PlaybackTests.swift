import ControlKit
import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@MainActor
@Suite("Skeleton, content and loop")
struct PlaybackTests {
    /// The screens with a loop.
    nonisolated static let scenes: [DemoScene] = [.feed, .gallery, .profile, .hierarchy, .animations, .text]

    private func fixture(
        _ playback: DemoPlayback, on scene: DemoScene = .feed, loadTime: TimeInterval = 1
    ) throws -> DemoFixture {
        let fixture = try DemoFixture(scene, loadTime: loadTime)
        fixture.demo.playback = playback
        fixture.stage.advance(by: 0)
        return fixture
    }

    private func isLoading(_ fixture: DemoFixture) -> Bool { !fixture.bones.isEmpty }

    @Test("A loop alternates between the skeleton and the content for as long as it is chosen", arguments: scenes)
    func loop(scene: DemoScene) throws {
        let fixture = try fixture(.loop, on: scene)
        var changes: [TimeInterval] = []
        var wasLoading = isLoading(fixture)
        #expect(wasLoading)
        for step in 0..<300 {
            fixture.stage.advance(by: 0.1)
            guard isLoading(fixture) != wasLoading else { continue }
            wasLoading.toggle()
            changes.append(TimeInterval(step) / 10)
        }
        #expect(changes.count >= 6, "\(changes)")
        let turns = zip(changes, changes.dropFirst()).map { $1 - $0 }
        #expect(turns.allSatisfy { (2...7).contains($0) }, "\(turns)")
    }

    @Test("The header says that the feed is loading while the loop shows its skeleton")
    func status() throws {
        let fixture = try fixture(.loop)
        for _ in 0..<200 {
            fixture.stage.advance(by: 0.1)
            let texts = fixture.stage.window.shownTexts
            #expect(texts.contains("Loading…") != texts.contains("6 posts"))
            if fixture.demo.screen.content.sk.isSkeletonActive { continue }
            #expect(texts.contains("6 posts"))
        }
    }

    @Test("A chosen skeleton stays after the load until the content is chosen")
    func skeleton() throws {
        let fixture = try fixture(.skeleton)
        fixture.stage.advance(by: 4)
        #expect(isLoading(fixture))
        // The status doesn't count placeholders as posts.
        #expect(fixture.demo.screen.header.status == "Skeleton")
        fixture.stage.type("h")
        fixture.stage.advance(by: 1)
        #expect(!isLoading(fixture) && fixture.demo.playback == .content)
        #expect(fixture.demo.screen.header.status == "6 posts")
        #expect(fixture.stage.window.shownTexts.contains("Ada 1"))
    }

    @Test("The button pauses the window's clock, and resumes it")
    func pause() throws {
        let fixture = try fixture(.loop)
        fixture.click(try fixture.button("Pause"))
        #expect(fixture.demo.time.isPaused && fixture.stage.window.clock.scale.isPaused)
        #expect(fixture.stage.window.shownTexts.contains { $0.hasPrefix("Paused; press P to resume") })
        fixture.click(try fixture.button("Resume"))
        #expect(!fixture.demo.time.isPaused && !fixture.stage.window.clock.scale.isPaused)
        #expect(try fixture.button("Pause").isEnabled)
    }

    @Test("Motion ends after its limit only if the skeleton stays, and a button resumes it")
    func limit() throws {
        let fixture = try fixture(.skeleton)
        // The load isn't over yet, so the limit doesn't apply.
        fixture.stage.advance(by: 0.9)
        #expect(!fixture.stage.window.shownTexts.contains { $0.contains("Animation stopped after") })
        fixture.stage.advance(by: 7)
        #expect(fixture.stage.window.shownTexts.contains { $0.contains("Animation stopped after 5 s") })
        let drawn = fixture.stage.drawnFrames
        fixture.stage.advance(by: 3)
        #expect(fixture.stage.drawnFrames == drawn)

        fixture.click(try fixture.button("Resume"))
        #expect(!fixture.stage.window.shownTexts.contains { $0.contains("Animation stopped after") })
        let resumed = fixture.stage.drawnFrames
        fixture.stage.advance(by: 1)
        #expect(fixture.stage.drawnFrames > resumed + 30)
    }

    @Test("P resumes bones that have stopped at their limit, and single steps move them")
    func resume() throws {
        let fixture = try fixture(.skeleton)
        func texts(_ part: String) -> Int { fixture.stage.window.shownTexts.filter { $0.contains(part) }.count }
        func isMoving() -> Bool {
            let drawn = fixture.stage.drawnFrames
            fixture.stage.advance(by: 1)
            return fixture.stage.drawnFrames > drawn + 30
        }
        fixture.stage.advance(by: 8)
        #expect(texts("Animation stopped") == 1 && texts("Paused") == 0 && !isMoving())
        #expect(fixture.stage.window.descendants(of: KeyButton.self).contains { $0.title == "Resume" })
        fixture.stage.type("p")
        #expect(texts("Animation stopped") == 0 && !fixture.demo.time.isPaused && isMoving())
        #expect(try fixture.button("Pause").isEnabled)

        fixture.stage.advance(by: 8)
        #expect(texts("Animation stopped") == 1)
        fixture.stage.type(".")
        #expect(texts("Animation stopped") == 0 && texts("Paused") == 1 && fixture.demo.time.isPaused)
        let bone = try #require(fixture.bones.max { $0.frame.width < $1.frame.width }).frame
        func colors() -> [[Int]] {
            stride(from: bone.minX, to: bone.maxX, by: 10).map {
                fixture.stage.pixel(x: Int($0), y: Int(bone.midY)).bytes
            }
        }
        let before = colors()
        for _ in 0..<40 {
            fixture.stage.type(".")
            fixture.stage.advance(by: 0.01)
        }
        #expect(colors() != before)
        fixture.stage.type("p")
        #expect(isMoving())
    }

    @Test("Loading and looping bones move without a limit", arguments: [DemoPlayback.content, .loop])
    func noLimit(playback: DemoPlayback) throws {
        let fixture = try fixture(playback, loadTime: 60)
        fixture.stage.advance(by: 20)
        let drawn = fixture.stage.drawnFrames
        fixture.stage.advance(by: 1)
        #expect(fixture.stage.drawnFrames > drawn + 30)
        #expect(!fixture.stage.window.shownTexts.contains { $0.contains("Animation stopped after") })
    }

    @Test("A changed setting restarts the loop with the skeleton")
    func change() throws {
        let fixture = try fixture(.loop)
        fixture.stage.type("i")
        while isLoading(fixture) { fixture.stage.advance(by: 0.1) }
        fixture.stage.advance(by: 0.5)
        #expect(!isLoading(fixture))
        try fixture.choose("Face", of: "Look")
        #expect(isLoading(fixture) && fixture.demo.playback == .loop)
        // The skeleton stays for the whole load time of a loop after the last change.
        fixture.stage.advance(by: 2)
        #expect(isLoading(fixture))
        fixture.stage.advance(by: 2)
        #expect(!isLoading(fixture))
    }

    @Test("While a color picker or a menu is open, the loop keeps its skeleton", arguments: [DemoScene.feed, .text])
    func picking(scene: DemoScene) throws {
        let fixture = try DemoFixture.inspecting(scene, loadTime: 1)
        fixture.demo.playback = .loop
        fixture.stage.advance(by: 0.2)
        // On the feed, the picker is opened before the load ends.
        try keepsBones(fixture, openedBy: fixture.control(UIColorWell.self, of: "Color"))
        try keepsBones(fixture, openedBy: fixture.control(ChoiceButton.self, of: "Look"))
    }

    /// Opens a pop-up with `control` while bones are shown, expects them to stay, and waits for the loop to continue
    /// after the pop-up has closed.
    private func keepsBones(_ fixture: DemoFixture, openedBy control: UIControl) throws {
        for _ in 0..<100 where !isLoading(fixture) { fixture.stage.advance(by: 0.1) }
        fixture.click(control)
        #expect(isLoading(fixture) && fixture.stage.window.popUp != nil)
        for _ in 0..<100 {
            fixture.stage.advance(by: 0.1)
            #expect(isLoading(fixture))
        }
        fixture.stage.window.popUp?.close()
        for _ in 0..<100 where isLoading(fixture) { fixture.stage.advance(by: 0.1) }
        #expect(!isLoading(fixture) && fixture.demo.playback == .loop)
    }

    /// Advances the stage by up to `time` seconds. Returns `true` if the bones keep moving: more than 10 frames are
    /// drawn in each second.
    private func keepsMoving(_ fixture: DemoFixture, for time: TimeInterval) -> Bool {
        for _ in 0..<Int(time) {
            let drawn = fixture.stage.drawnFrames
            fixture.stage.advance(by: 1)
            if fixture.stage.drawnFrames <= drawn + 10 { return false }
        }
        return true
    }

    @Test(
        "After motion has stopped at its limit, changing a setting or choosing the skeleton again restarts it",
        arguments: [DemoScene.feed, .gallery, .text])
    func restart(scene: DemoScene) throws {
        let fixture = try DemoFixture.inspecting(scene, loadTime: 0.5)
        fixture.demo.playback = .skeleton
        fixture.demo.change("Look") { $0.preset = .demo }
        let changes: [(name: String, change: @MainActor (inout DemoSettings) -> Void)] = [
            ("Color", { $0.baseColor = .turquoise }), ("Sweep time", { $0.style.duration = 1 }),
            ("Width", { $0.style.light.width = 0.5 }), ("Delay", { $0.style.delay = 0.1 }),
            ("Fade time", { $0.transitionTime = 0.5 }), ("Theme", { $0.theme = .dark }),
            ("Interval", { $0.style.stagger.interval = 0.3 }), ("Shared by", { $0.style.animationSpace = .root }),
        ]
        for (name, change) in changes {
            fixture.stage.advance(by: 9.3)
            #expect(fixture.demo.screen.header.pauseNotice != nil && !keepsMoving(fixture, for: 1), "\(name)")
            fixture.demo.change(name, change)
            #expect(fixture.demo.screen.header.pauseNotice == nil, "\(name)")
            #expect(keepsMoving(fixture, for: 3), "\(name)")
        }
        fixture.stage.advance(by: 9.3)
        #expect(fixture.demo.screen.header.pauseNotice != nil)
        fixture.stage.type("s")
        #expect(fixture.demo.screen.header.pauseNotice == nil && keepsMoving(fixture, for: 3))
    }

    @Test("Changing style B after motion has stopped at its limit restarts the motion of style A, too")
    func restartOfComparison() throws {
        let fixture = try fixture(.skeleton)
        fixture.demo.change("Look") { $0.preset = .demo }
        fixture.stage.type("x")
        fixture.stage.advance(by: 9.3)
        #expect(fixture.demo.screen.header.pauseNotice != nil)
        // B doesn't move, so only A can.
        fixture.demo.change("Type") { $0.style.type = .solid }
        fixture.demo.change("Animated") { $0.style.isAnimated = false }
        #expect(keepsMoving(fixture, for: 3))
    }

    @Test("A new timeout takes effect in the visible skeleton and in the loop, and the header reports it")
    func timeout() throws {
        let fixture = try fixture(.skeleton)
        fixture.stage.advance(by: 2)
        func status() -> String? { fixture.demo.screen.header.status }
        fixture.demo.change("Timeout") { ($0.style.timeout, $0.style.failureColor) = (1, .alizarin) }
        fixture.stage.advance(by: 0.5)
        #expect(status() == "Skeleton")
        fixture.stage.advance(by: 1)
        #expect(status() == "Timed out after 1 s")
        let bone = try #require(fixture.bones.first { $0.kind == .block }).frame
        func color() -> [Int] { fixture.stage.pixel(x: Int(bone.midX), y: Int(bone.midY)).bytes }
        #expect(color() == UIColor.alizarin.bytes)
        // Another color restarts the motion, so the bones lose the failure color.
        fixture.demo.change("Color") { $0.baseColor = .turquoise }
        #expect(status() == "Skeleton")
        fixture.stage.advance(by: 0.1)
        #expect(color() != UIColor.alizarin.bytes)

        fixture.stage.type("o")
        #expect(status() == "Loading…")
        fixture.stage.advance(by: 1.2)
        #expect(status() == "Timed out after 1 s")
        fixture.stage.advance(by: 3)
        #expect(status() == "6 posts")
    }

    @Test("The chosen playback is kept on other screens, and is part of the saved state")
    func carried() throws {
        let fixture = try fixture(.loop)
        fixture.stage.type("o")
        try fixture.type(.gallery)
        #expect(try fixture.button("Loop").isSelected)
        #expect(DemoState(try fixture.demo.state.data())?.playback == .loop)
        fixture.stage.type("s")
        try fixture.type(.text)
        #expect(try fixture.button("Skeleton").isSelected)
        #expect(DemoState(try fixture.demo.state.data())?.playback == .skeleton)
        // Hiding the bones of the stress screen doesn't change the choice for other screens.
        try fixture.type(.stress)
        fixture.stage.type("h")
        #expect(fixture.demo.playback == .skeleton)
    }

    @Test("The load time of a loop covers the delay, a whole sweep and the timeout")
    func loadTime() {
        var style = DemoStyle()
        #expect(style.loopLoadTime == LoadLoop.minimumLoadTime)
        style.duration = 4
        #expect(style.loopLoadTime == 4)
        style.autoreverses = true
        #expect(style.loopLoadTime == 8)
        (style.delay, style.timeout) = (1, 9)
        #expect(style.loopLoadTime == 11.5)
    }

    @Test("The header explains the screen if there is room, and always shows the status")
    func introduction() throws {
        let wide = try DemoFixture()
        wide.stage.advance(by: 2)
        #expect(wide.stage.window.shownTexts.contains { $0.hasPrefix("Placeholders while") && $0.hasSuffix(" ·") })
        #expect(wide.stage.window.shownTexts.contains("6 posts"))
        let narrow = try DemoFixture(size: DemoFixture.narrow)
        narrow.stage.advance(by: 2)
        #expect(narrow.stage.window.shownTexts.contains("6 posts"))
    }
}
