import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Showing and hiding columns")
struct SplitChangeTests {
    @MainActor
    private final class Delegate: UISplitViewControllerDelegate {
        var calls: [String] = []

        func splitViewController(
            _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
        ) { calls.append("mode \(displayMode.rawValue)") }

        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            calls.append("show \(column)")
        }

        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            calls.append("hide \(column)")
        }
    }

    @Test("Columns slide for 0.3 seconds, with one pair of callbacks for each change")
    func animated() throws {
        let fixture = SplitFixture()
        fixture.show()
        #expect(Set(fixture.log.take()) == ["Primary comes", "Primary came", "Secondary comes", "Secondary came"])
        let view = try #require(fixture.primary.navigationController?.view)
        fixture.split.hide(.primary)
        fixture.stage.advance(by: 0.15)
        let x = view.layer.presentation()?.frame.minX ?? 0
        #expect(x < 0 && x > -281 && fixture.log.calls(of: "Primary") == ["goes"])
        fixture.stage.advance(by: 0.3)
        #expect(view.window == nil && fixture.log.take() == ["Primary goes", "Primary went"])
        #expect(fixture.range(fixture.secondary) == 0...1000)

        fixture.split.show(.primary)
        fixture.stage.advance(by: 0.15)
        let back = view.layer.presentation()?.frame.minX ?? 0
        #expect(back < 0)
        #expect(back > -281)
        fixture.stage.advance(by: 0.3)
        #expect(fixture.range(fixture.primary) == 0...280 && fixture.log.take() == ["Primary comes", "Primary came"])
    }

    @Test("A change can be reversed while it is animated")
    func reversed() {
        let fixture = SplitFixture()
        fixture.show()
        _ = fixture.log.take()
        fixture.split.hide(.primary)
        fixture.stage.advance(by: 0.1)
        fixture.split.show(.primary)
        fixture.stage.advance(by: 0.1)
        #expect(fixture.primary.view.window != nil)
        fixture.stage.advance(by: 1)
        #expect(fixture.range(fixture.primary) == 0...280)
        #expect(fixture.log.take() == ["Primary goes", "Primary comes", "Primary came"])
    }

    @Test("A running change ends when the split view leaves the window", arguments: [false, true])
    func leavingWindow(isHiding: Bool) {
        let fixture = SplitFixture()
        if !isHiding { fixture.split.preferredDisplayMode = .secondaryOnly }
        fixture.show()
        _ = fixture.log.take()
        if isHiding { fixture.split.hide(.primary) } else { fixture.split.show(.primary) }
        fixture.stage.advance(by: 0.1)
        fixture.stage.window.rootViewController = UIViewController()
        fixture.stage.advance(by: 1)
        #expect(
            fixture.log.calls(of: "Primary")
                == (isHiding ? ["goes", "went"] : ["comes", "came", "goes", "went"]))
        #expect(fixture.log.calls(of: "Secondary") == ["goes", "went"])
        fixture.stage.window.rootViewController = fixture.split
        fixture.stage.advance(by: 0)
        #expect(fixture.range(fixture.primary) == (isHiding ? nil : 0...280))
    }

    @Test("Reduced motion changes the columns at once")
    func reducedMotion() {
        UIAccessibility.isReduceMotionEnabled = true
        defer { UIAccessibility.isReduceMotionEnabled = false }
        let fixture = SplitFixture()
        fixture.show()
        fixture.split.hide(.primary)
        #expect(fixture.frame(fixture.primary) == nil && fixture.range(fixture.secondary) == 0...1000)
    }

    @Test("The delegate is notified of each change")
    func delegateCalls() {
        let delegate = Delegate()
        let fixture = SplitFixture(.tripleColumn, width: 1400)
        fixture.split.delegate = delegate
        fixture.show()
        #expect(delegate.calls.isEmpty)
        fixture.split.hide(.primary)
        #expect(delegate.calls == ["mode 2", "hide primary"])
        delegate.calls = []
        fixture.split.hide(.supplementary)
        fixture.split.hide(.supplementary)
        #expect(delegate.calls == ["mode 1", "hide supplementary"])
        delegate.calls = []
        fixture.split.show(.primary)
        #expect(delegate.calls == ["mode 4", "show primary", "show supplementary"])
        fixture.stage.advance(by: 1)
        #expect(fixture.split.displayMode == .twoBesideSecondary)
    }

    @Test("The button in the navigation bars shows and hides columns")
    func button() throws {
        let fixture = SplitFixture()
        fixture.show()
        func button(_ screen: SplitScreen) -> UIBarButtonItem? {
            screen.navigationController?.navigationBar.leadingItem
        }
        #expect(button(fixture.primary)?.accessibilityLabel == "Hide sidebar" && button(fixture.secondary) == nil)
        fixture.stage.click(at: CGPoint(x: 24, y: 22))
        fixture.stage.advance(by: 1)
        #expect(fixture.split.displayMode == .secondaryOnly)
        #expect(button(fixture.secondary)?.accessibilityLabel == "Show sidebar")
        fixture.stage.click(at: CGPoint(x: 24, y: 22))
        fixture.stage.advance(by: 1)
        #expect(fixture.split.displayMode == .oneBesideSecondary)
        fixture.split.displayModeButtonVisibility = .never
        #expect(button(fixture.primary) == nil)
        fixture.split.displayModeButtonVisibility = .automatic
        fixture.split.presentsWithGesture = false
        #expect(button(fixture.primary) == nil)
        fixture.split.displayModeButtonVisibility = .always
        #expect(button(fixture.primary) != nil)
        let item = fixture.split.displayModeButtonItem
        item.primaryAction?.perform(for: item)
        fixture.stage.advance(by: 1)
        #expect(fixture.split.displayMode == .secondaryOnly && !item.isHidden)
    }

    @Test(
        "A drag from the edge of the window shows the column, unless presentsWithGesture is false",
        arguments: [true, false])
    func edgeDrag(presents: Bool) {
        let fixture = SplitFixture(width: 700)
        fixture.split.presentsWithGesture = presents
        fixture.show()
        fixture.stage.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 200, y: 300), forDuration: 0.2)
        fixture.stage.advance(by: 1)
        #expect(fixture.split.displayMode == (presents ? .oneOverSecondary : .secondaryOnly))
    }

    @Test("No frames are drawn while nothing changes")
    func idle() {
        let fixture = SplitFixture()
        fixture.show()
        fixture.split.hide(.primary)
        fixture.stage.advance(by: 1)
        let count = fixture.stage.drawnFrames
        fixture.stage.advance(by: 2)
        #expect(fixture.stage.drawnFrames == count && fixture.stage.window.nextDeadline == nil)
    }
}
