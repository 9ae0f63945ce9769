import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

/// Tests the confirmations of copies. Their time is real time, which these tests control.
@MainActor
@Suite("Confirmations")
struct ConfirmationTests {
    /// Calls that are made when the test says so.
    @MainActor
    private final class Calls {
        private(set) var delays: [TimeInterval] = []
        private var actions: [Int: @MainActor () -> Void] = [:]

        init(of window: UIWindow) {
            window.realTimeCalls = RealTimeCalls { [self] delay, action in
                let number = delays.count
                delays.append(delay)
                actions[number] = action
                return { [self] in actions[number] = nil }
            }
        }

        /// The number of calls that are neither made nor canceled.
        var count: Int { actions.count }

        func make() {
            let due = actions
            actions = [:]
            for (_, action) in due { action() }
        }
    }

    private func isShown(_ text: String, in fixture: DemoFixture) -> Bool {
        fixture.demo.screen.header.shownTexts.contains { $0.contains(text) }
    }

    @Test(
        "A confirmation in the header hides a notice for two real seconds, also while time is paused",
        arguments: [false, true])
    func header(isPaused: Bool) throws {
        let fixture = try DemoFixture(.text)
        let calls = Calls(of: fixture.stage.window)
        fixture.demo.screen.header.notice = "Timed out"
        if isPaused { fixture.stage.type("p") }
        fixture.demo.perform(.copyLink)
        #expect(isShown("Link copied", in: fixture) && !isShown("Timed out", in: fixture))
        fixture.demo.copyCode()
        #expect(isShown("Swift code copied", in: fixture) && calls.delays == [2, 2] && calls.count == 1)
        fixture.stage.advance(by: 9)
        #expect(isShown("Swift code copied", in: fixture))
        calls.make()
        #expect(!isShown("copied", in: fixture) && isShown("Timed out", in: fixture))
        #expect(isShown("Paused", in: fixture) == isPaused)
    }

    @Test("A changed setting removes the notice of a timeout, but not a confirmation")
    func change() throws {
        let fixture = try DemoFixture(.text)
        fixture.demo.change("Timeout") { $0.style.timeout = 0.5 }
        fixture.stage.advance(by: 2)
        fixture.demo.perform(.copyLink)
        fixture.demo.change("Color") { $0.baseColor = .turquoise }
        #expect(isShown("Link copied", in: fixture))
        fixture.stage.advance(by: 2.1)
        #expect(!isShown("Link copied", in: fixture))
    }

    @Test("A confirmation ends when another screen is shown, even on a screen that is kept")
    func scene() throws {
        let fixture = try DemoFixture(.controls)
        let calls = Calls(of: fixture.stage.window)
        fixture.demo.perform(.copyLink)
        #expect(isShown("Link copied", in: fixture))
        fixture.demo.choose(.feed)
        #expect(!isShown("Link copied", in: fixture) && calls.count == 0)
        fixture.demo.choose(.controls)
        #expect(!isShown("Link copied", in: fixture))
    }

    @Test("The Resume button stays during a confirmation, so it keeps the keyboard focus")
    func resume() throws {
        let fixture = try DemoFixture(.text)
        fixture.demo.screen.header.showPause("Stopped") {}
        fixture.stage.advance(by: 0)
        let button = try #require(fixture.demo.screen.header.descendants(of: UIButton.self).first)
        #expect(button.takeFocus())
        fixture.demo.perform(.copyLink)
        #expect(isShown("Link copied", in: fixture) && button.isFocused)
    }

    @Test("The button in the inspector shows its title again after two real seconds, also while time is paused")
    func button() throws {
        let fixture = try DemoFixture.inspecting()
        let calls = Calls(of: fixture.stage.window)
        fixture.stage.type("p")
        fixture.demo.copyCode()
        fixture.stage.advance(by: 9)
        _ = try fixture.button("Copied")
        #expect(calls.delays == [2])
        calls.make()
        _ = try fixture.button("Copy as Swift")
    }
}
