import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import ViewKit

@testable import ControlKit

/// Tests that what the user opens or closes doesn't wait for a paused clock. The stage's time stands still, too.
@MainActor
@Suite("Controls while the clock is paused")
struct PausedClockTests {
    private let stage = OffscreenStage(size: CGSize(width: 320, height: 400))
    private let root = UIViewController()

    init() throws {
        try PinnedFonts.use()
    }

    /// Shows `controller` in the window.
    private func show(_ controller: UIViewController) {
        stage.window.rootViewController = controller
        stage.advance(by: 0)
    }

    private func pause() {
        stage.window.clock.scale.setSpeed(0)
    }

    /// Returns the opacity with which `view` is drawn.
    private func opacity(of view: UIView) -> Float {
        stage.advance(by: 0)
        return (view.layer.presentation() ?? view.layer).opacity
    }

    @Test("An alert is visible at once, and its action runs at once")
    func alert() throws {
        show(root)
        pause()
        var choices = 0
        let alert = UIAlertController(title: "Quit?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in choices += 1 })
        root.present(alert, animated: true)
        #expect(opacity(of: try #require(alert.view.superview)) == 1 && !alert.isBeingPresented)
        stage.press(.keyboardEscape)
        #expect(choices == 1 && root.presentedViewController == nil)
    }

    @Test("A search begins and ends at once")
    func search() {
        let (log, results) = (SearchControllerLog(), UIViewController())
        let search = UISearchController(searchResultsController: results)
        search.delegate = log
        root.navigationItem.searchController = search
        show(UINavigationController(rootViewController: root))
        pause()
        stage.click(at: CGPoint(x: 160, y: 70))
        #expect(log.take().last == "did present")
        stage.type("a")
        stage.advance(by: 0)
        #expect(results.viewIfLoaded?.window != nil)
        search.isActive = false
        stage.advance(by: 0)
        #expect(log.take().last == "did dismiss" && results.view.window == nil)
    }

    @Test("A tooltip that follows another one is visible at once")
    func toolTip() throws {
        show(root)
        for (index, text) in ["First", "Second"].enumerated() {
            let button = UIButton(frame: CGRect(x: 100 * index, y: 0, width: 80, height: 32))
            button.toolTip = text
            root.view.addSubview(button)
        }
        stage.movePointer(to: CGPoint(x: 20, y: 20))
        stage.advance(by: 1)
        pause()
        stage.movePointer(to: CGPoint(x: 120, y: 20))
        stage.advance(by: 0)
        let bubble = try #require(stage.window.descendants(of: ToolTipView.self).first)
        #expect(bubble.text == "Second" && opacity(of: bubble) == 1)
    }

    @Test("The columns of a split view appear and disappear at once")
    func columns() {
        let fixture = SplitFixture(width: 700)
        fixture.show()
        fixture.stage.window.clock.scale.setSpeed(0)
        fixture.split.show(.primary)
        fixture.stage.advance(by: 0)
        #expect(fixture.log.calls(of: "Primary").last == "came")
        fixture.split.hide(.primary)
        fixture.stage.advance(by: 0)
        #expect(fixture.log.calls(of: "Primary").last == "went")
    }

    @Test("The new items of a toolbar are visible at once")
    func toolbar() {
        show(root)
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        root.view.addSubview(toolbar)
        pause()
        toolbar.setItems([UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)], animated: true)
        #expect(toolbar.shownTexts.contains("Edit") && toolbar.subviews.allSatisfy { opacity(of: $0) == 1 })
    }

    @Test("Progress is shown at once")
    func progress() {
        show(root)
        let view = UIProgressView(frame: CGRect(x: 10, y: 8, width: 100, height: 4))
        root.view.addSubview(view)
        stage.advance(by: 0)
        pause()
        view.setProgress(1, animated: true)
        stage.advance(by: 0)
        #expect(stage.pixel(x: 100, y: 10) == UIColor.systemBlue.resolved(dark: false))
    }
}
