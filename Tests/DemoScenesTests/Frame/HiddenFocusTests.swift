import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

/// Tests that no hidden control has the keyboard focus, because keys would still operate it.
@MainActor
@Suite("Focus of hidden controls")
struct HiddenFocusTests {
    private static let failure = FeedError(message: "The server answered 500.", advice: "Wait.")

    @Test("During a reload, the hidden Retry button receives no keys; if the reload fails, it has the focus again")
    func retry() throws {
        let service = ScriptedService([
            .failure(Self.failure), .failure(Self.failure), .success(SampleFeed.feed),
        ])
        let fixture = try DemoFixture(service: service)
        fixture.stage.advance(by: 3)
        let button = try fixture.button("Retry")
        #expect(button.takeFocus())
        for loads in 2...3 {
            fixture.stage.press(.keyboardReturnOrEnter)
            fixture.stage.press(.keyboardReturnOrEnter)
            #expect(service.loads == loads && fixture.stage.window.focusedView == nil)
            fixture.stage.advance(by: 3)
            #expect(button.isFocused == (loads == 2))
        }
    }

    @Test("A list that is hidden behind a message regains the focus when it is shown again")
    func list() throws {
        let feed = Result<LoadedFeed, FeedError>.success(SampleFeed.feed)
        let fixture = try DemoFixture(service: ScriptedService([feed, .failure(Self.failure), feed]))
        fixture.stage.advance(by: 3)
        let list = fixture.demo.screen.content
        #expect(list.takeFocus())
        fixture.stage.type("r")
        fixture.stage.advance(by: 3)
        #expect(fixture.stage.window.focusedView == nil && !list.takeFocus())
        fixture.stage.type("r")
        fixture.stage.advance(by: 3)
        #expect(fixture.stage.window.focusedView === list)
    }

    @Test("On a screen without a feed, the focus moves from the Network row to the inspector's close button")
    func network() throws {
        let service = NetworkFeedService(timeout: 60, minimumTime: 0) { network throws(POSIXError) in
            try NetworkServer(network, timeScale: 0)
        }
        let fixture = try DemoFixture(service: service)
        fixture.stage.type("i")
        fixture.stage.advance(by: 0.5)
        let choice = try fixture.control(ChoiceButton.self, of: "Network")
        #expect(choice.takeFocus())
        fixture.demo.choose(.text)
        #expect(try fixture.button("Close").isFocused && !choice.takeFocus())
    }

    @Test("When undo hides the reset button of a row, the focus moves to the control of that row")
    func resetButton() throws {
        let fixture = try DemoFixture.inspecting()
        let slider = try fixture.control(UISlider.self, of: "Last line")
        fixture.click(slider, at: 0.9)
        let reset = try #require(
            fixture.inspector?.descendants(of: UIButton.self).first { $0.accessibilityLabel == "Reset Last line" })
        #expect(reset.takeFocus())
        fixture.stage.press(.keyboardZ, characters: "z", modifiers: .control)
        #expect(reset.isHidden && slider.isFocused)
    }

    @Test("The hidden button for a scene file's warnings doesn't keep the focus")
    func warnings() throws {
        let stage = OffscreenStage(size: CGSize(width: 600, height: 400))
        let canvas = SceneCanvas()
        canvas.frame = stage.window.bounds
        stage.window.addSubview(canvas)
        canvas.setWarningCount(2)
        stage.advance(by: 0)
        let button = try #require(
            canvas.descendants(of: UIButton.self).first { $0.configuration?.title == "2 warnings" })
        #expect(button.takeFocus())
        canvas.setWarningCount(0)
        #expect(stage.window.focusedView == nil)
        canvas.setWarningCount(1)
        #expect(button.isFocused)
    }
}
