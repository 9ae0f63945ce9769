import SDLKit
import SkeletonView
import TestedScreen
import Testing

/// Tests a loading screen without a display and without waiting: the stage is a headless window whose clock the test
/// controls.
@MainActor
@Suite("Greeting screen")
struct GreetingTests {
    private let stage = OffscreenStage(size: CGSize(width: 300, height: 64))

    @Test("A bone takes the greeting's place during the load, and a highlight sweeps over it")
    func loading() throws {
        stage.window.rootViewController = GreetingViewController()
        stage.advance(by: 0.5)

        #expect(stage.window.sk.bones.map(\.kind) == [.line(0)])
        try stage.verifySnapshot(named: "greeting-loading")
        let before = stage.pixel(x: 40, y: 32)
        stage.advance(by: 0.5)
        #expect(stage.pixel(x: 40, y: 32) != before)
    }

    @Test("The bone disappears when the greeting is loaded")
    func loaded() async throws {
        stage.window.rootViewController = GreetingViewController()
        stage.advance(by: 0.5)

        try await stage.settle(until: { !stage.window.sk.isSkeletonActive })
        stage.advance(by: 1)  // let the bone fade out

        #expect(stage.window.sk.bones.isEmpty)
    }
}
