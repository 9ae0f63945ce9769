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

    @Test(
        "The size classes depend on the window's width and height",
        arguments: [
            (CGSize(width: 599, height: 479), UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.compact),
            (CGSize(width: 600, height: 479), .regular, .compact),
            (CGSize(width: 599, height: 480), .compact, .regular),
            (CGSize(width: 1280, height: 800), .regular, .regular),
        ])
    func sizeClasses(size: CGSize, width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass) {
        let stage = OffscreenStage(size: size)
        let view = UIView()
        stage.window.addSubview(view)
        #expect(view.traitCollection.horizontalSizeClass == width && view.traitCollection.verticalSizeClass == height)
        #expect(view.traitCollection.userInterfaceIdiom == .mac)
    }

    @Test("willTransition(to:with:) is called before traits change, and registered handlers after the change")
    func traits() {
        final class Pages: UIViewController {
            var log: [String] = []

            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                log.append("will \(traitCollection.horizontalSizeClass) to \(newCollection.horizontalSizeClass)")
                coordinator.animate { [weak self] _ in self?.log.append("\(self?.traitCollection.displayScale ?? 0)") }
            }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                log.append("size")
            }
        }
        let stage = OffscreenStage(size: CGSize(width: 800, height: 600))
        let (pages, child) = (Pages(), Pages())
        pages.addChild(child)
        pages.view.addSubview(child.view)
        var changes = 0
        _ = child.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (_: Pages, _) in changes += 1
        }
        stage.window.rootViewController = pages
        stage.advance(by: 0)
        stage.resize(to: CGSize(width: 700, height: 500))
        #expect(pages.log == ["size"] && changes == 0)
        pages.log = []
        stage.resize(to: CGSize(width: 400, height: 500))
        #expect(pages.log == ["will regular to compact", "size", "1.0"] && changes == 1)
        #expect(child.log.contains("will regular to compact"))
        pages.log = []
        stage.style = .dark
        #expect(pages.log == ["will compact to compact", "1.0"] && changes == 1)
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
