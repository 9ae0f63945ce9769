import Foundation
import StageKit
import Testing
import ViewKit

@MainActor
@Suite("UIViewController.viewWillTransition(to:with:)")
struct ViewWillTransitionTests {
    private final class Screen: UIViewController {
        var log: [String] = []

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("\(view.bounds.width) to \(size.width)")
            coordinator.animate { [weak self] context in
                guard let self else { return }
                log.append("at \(view.window?.bounds.width ?? 0), animated \(context.isAnimated)")
            } completion: { [weak self] _ in
                guard let self else { return }
                log.append("done at \(view.bounds.width)")
            }
        }
    }

    @Test("A controller and its children are notified of a resize before, during and after it")
    func resize() {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 50))
        let (screen, child) = (Screen(), Screen())
        screen.addChild(child)
        screen.view.addSubview(child.view)
        child.view.frame = screen.view.bounds
        child.didMove(toParent: screen)
        stage.window.rootViewController = screen
        stage.advance(by: 0)
        #expect(screen.log.isEmpty)

        stage.resize(to: CGSize(width: 200, height: 50))
        #expect(screen.log == ["100.0 to 200.0", "at 200.0, animated false", "done at 200.0"])
        #expect(child.log.first?.hasSuffix("to 200.0") == true && child.log.count == 3)

        stage.resize(to: CGSize(width: 200, height: 50))
        #expect(screen.log.count == 3)
    }
}
