import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("UIViewController.viewIsAppearing")
struct ViewIsAppearingTests {
    private final class Screen: UIViewController {
        var log: [String] = []

        override func viewWillAppear(_ animated: Bool) { log.append("will") }
        override func viewIsAppearing(_ animated: Bool) { log.append("is, in a window: \(view.window != nil)") }
        override func viewDidLayoutSubviews() { log.append("laid out") }
        override func viewDidAppear(_ animated: Bool) { log.append("did") }
        override func viewWillDisappear(_ animated: Bool) { log.append("leaves") }
    }

    @Test("viewIsAppearing is called once per appearance, in the window and before layout, not on disappearance")
    func order() {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 50))
        let (screen, child) = (Screen(), Screen())
        stage.window.rootViewController = screen
        stage.advance(by: 0)
        let order = ["will", "is, in a window: true", "laid out", "did"]
        #expect(screen.log == order)

        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.didMove(toParent: screen)
        stage.advance(by: 0.1)
        #expect(child.log.filter { $0 != "laid out" } == order.filter { $0 != "laid out" })

        stage.window.rootViewController = nil
        stage.advance(by: 0.1)
        #expect(screen.log.last == "leaves" && child.log.count { $0.hasPrefix("is") } == 1)
    }
}
