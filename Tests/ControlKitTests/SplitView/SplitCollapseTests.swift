import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

/// The split view is collapsed in a window that is 500 points wide.
@MainActor
@Suite("Collapsing and expanding")
struct SplitCollapseTests {
    @MainActor
    private final class Delegate: UISplitViewControllerDelegate {
        var top: UISplitViewController.Column?
        var mode: UISplitViewController.DisplayMode?
        var calls: [String] = []

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            calls.append("top \(proposedTopColumn)")
            return top ?? proposedTopColumn
        }

        func splitViewController(
            _ svc: UISplitViewController,
            displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            calls.append("expand \(proposedDisplayMode.rawValue)")
            return mode ?? proposedDisplayMode
        }

        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }

        func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }

        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            calls.append("show \(column)")
        }

        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            calls.append("hide \(column)")
        }
    }

    @Test("The columns become one stack and are separated again, and screens receive balanced appearance callbacks")
    func roundTrip() throws {
        let fixture = SplitFixture()
        fixture.show()
        let (first, second) = (fixture.primary.navigationController, fixture.secondary.navigationController)
        fixture.secondary.field.text = "kept"
        _ = fixture.log.take()

        fixture.resize(500)
        #expect(fixture.split.isCollapsed && fixture.secondary.navigationController === first)
        #expect(first?.viewControllers == [fixture.primary, fixture.secondary] && second?.view.window == nil)
        #expect(fixture.secondary.view.window != nil && fixture.primary.view.window == nil)
        #expect(fixture.log.calls(of: "Primary") == ["goes", "went"])
        #expect(fixture.log.calls(of: "Secondary") == ["goes", "went", "comes", "came"])
        #expect(fixture.secondary.splitViewController === fixture.split && first?.view.frame.width == 500)
        #expect(first?.navigationBar.leadingItem == nil && fixture.split.displayModeButtonItem.isHidden)
        _ = fixture.log.take()

        fixture.resize(1000)
        #expect(!fixture.split.isCollapsed && fixture.secondary.navigationController === second)
        #expect(first?.viewControllers == [fixture.primary] && second?.viewControllers == [fixture.secondary])
        #expect(fixture.log.calls(of: "Primary") == ["comes", "came"])
        #expect(fixture.log.calls(of: "Secondary") == ["goes", "went", "comes", "came"])
        #expect(fixture.range(fixture.primary) == 0...280 && fixture.range(fixture.secondary) == 281...1000)
        #expect(fixture.secondary.field.text == "kept")
    }

    @Test("Screens pushed while the split view is collapsed belong to the column below them")
    func pushes() {
        let fixture = SplitFixture(.tripleColumn, width: 1400)
        let (inner, outer) = (SplitScreen("Inner", fixture.log), SplitScreen("Outer", fixture.log))
        fixture.show()
        let stacks = [fixture.primary, fixture.supplementary, fixture.secondary].map(\.navigationController)
        fixture.supplementary.navigationController?.pushViewController(inner, animated: false)
        fixture.stage.advance(by: 0)
        fixture.resize(500)
        #expect(
            stacks[0]?.viewControllers == [fixture.primary, fixture.supplementary, inner, fixture.secondary])
        fixture.secondary.navigationController?.pushViewController(outer, animated: true)
        fixture.stage.advance(by: 1)
        _ = fixture.log.take()
        fixture.resize(1400)
        #expect(stacks[0]?.viewControllers == [fixture.primary])
        #expect(stacks[1]?.viewControllers == [fixture.supplementary, inner])
        #expect(stacks[2]?.viewControllers == [fixture.secondary, outer])
        #expect(fixture.log.calls(of: "Outer") == ["goes", "went", "comes", "came"])
        #expect(fixture.log.calls(of: "Inner") == ["comes", "came"])
        #expect(fixture.log.calls(of: "Secondary").isEmpty && fixture.log.calls(of: "Supplementary").isEmpty)
    }

    @Test("A column popped while the split view is collapsed returns when the split view expands")
    func pops() {
        let fixture = SplitFixture()
        fixture.show()
        let second = fixture.secondary.navigationController
        fixture.resize(500)
        fixture.stage.press(.keyboardLeftArrow, modifiers: .alternate)
        fixture.stage.advance(by: 1)
        #expect(fixture.primary.view.window != nil && fixture.secondary.view.window == nil)
        fixture.resize(1000)
        #expect(second?.viewControllers == [fixture.secondary] && fixture.range(fixture.secondary) == 281...1000)
    }

    @Test("show and hide push and pop columns while the split view is collapsed")
    func showAndHide() {
        let delegate = Delegate()
        delegate.top = .primary
        let fixture = SplitFixture(.tripleColumn, width: 500)
        fixture.split.delegate = delegate
        fixture.show()
        let first = fixture.primary.navigationController
        #expect(fixture.split.isCollapsed && first?.viewControllers == [fixture.primary])
        #expect(delegate.calls == ["top secondary", "collapsed"])
        #expect(fixture.log.take() == ["Primary comes", "Primary came"])
        fixture.split.show(.secondary)
        fixture.stage.advance(by: 1)
        #expect(first?.viewControllers == [fixture.primary, fixture.supplementary, fixture.secondary])
        fixture.split.show(.supplementary)
        fixture.stage.advance(by: 1)
        #expect(first?.topViewController === fixture.supplementary)
        fixture.split.hide(.supplementary)
        fixture.stage.advance(by: 1)
        #expect(first?.viewControllers == [fixture.primary] && fixture.primary.view.window != nil)
        fixture.split.show(.supplementary)
        fixture.stage.advance(by: 1)
        #expect(first?.viewControllers == [fixture.primary, fixture.supplementary])
        #expect(
            delegate.calls.dropFirst(2) == [
                "show secondary", "show supplementary", "hide supplementary", "show supplementary",
            ])
    }

    @Test("A new secondary controller replaces the old one, or, if that was popped, is shown by show")
    func replacing() {
        let fixture = SplitFixture(width: 500)
        fixture.show()
        let first = fixture.primary.navigationController
        let (other, last) = (SplitScreen("Other", fixture.log), SplitScreen("Last", fixture.log))
        fixture.split.setViewController(other, for: .secondary)
        fixture.stage.advance(by: 0)
        #expect(first?.viewControllers == [fixture.primary, other] && other.view.window != nil)
        first?.popViewController(animated: true)
        fixture.stage.advance(by: 1)
        fixture.split.setViewController(last, for: .secondary)
        fixture.stage.advance(by: 0)
        #expect(first?.viewControllers == [fixture.primary])
        fixture.split.show(.secondary)
        fixture.stage.advance(by: 1)
        #expect(first?.viewControllers == [fixture.primary, last] && last.view.window != nil)
        fixture.split.show(.primary)
        fixture.stage.advance(by: 1)
        fixture.split.showDetailViewController(other, sender: nil)
        fixture.stage.advance(by: 1)
        #expect(first?.viewControllers == [fixture.primary, other])
        fixture.resize(1000)
        #expect(fixture.range(other) == 281...1000 && fixture.split.viewController(for: .secondary) === other)
    }

    @Test("The compact column replaces the others while the split view is collapsed")
    func compact() {
        let fixture = SplitFixture()
        let compact = SplitScreen("Compact", fixture.log)
        fixture.split.setViewController(compact, for: .compact)
        fixture.show()
        #expect(!compact.isViewLoaded)
        _ = fixture.log.take()
        fixture.resize(500)
        #expect(compact.view.frame.width == 500 && fixture.primary.view.window == nil)
        #expect(fixture.log.calls(of: "Compact") == ["comes", "came"])
        #expect(fixture.log.calls(of: "Primary") == ["goes", "went"])
        fixture.resize(1000)
        #expect(compact.view.window == nil && fixture.range(fixture.primary) == 0...280)
        #expect(fixture.log.calls(of: "Compact") == ["comes", "came", "goes", "went"])
        #expect(fixture.log.calls(of: "Secondary") == ["goes", "went", "comes", "came"])
    }

    @Test("The delegate chooses the top column and the display mode")
    func delegateChoices() {
        let delegate = Delegate()
        let fixture = SplitFixture()
        fixture.split.delegate = delegate
        fixture.show()
        (delegate.top, delegate.mode) = (.primary, .secondaryOnly)
        fixture.resize(500)
        #expect(fixture.primary.view.window != nil && fixture.secondary.view.window == nil)
        fixture.resize(1000)
        #expect(fixture.split.displayMode == .secondaryOnly && fixture.frame(fixture.primary) == nil)
        #expect(delegate.calls == ["top secondary", "collapsed", "expand 2", "expanded"])
    }

    @Test("The focused field keeps the focus when its column stays visible")
    func focus() {
        let fixture = SplitFixture()
        fixture.show()
        fixture.secondary.field.becomeFirstResponder()
        fixture.resize(500)
        #expect(fixture.secondary.field.isFirstResponder)
        fixture.resize(1000)
        #expect(fixture.secondary.field.isFirstResponder)
    }

    @Test("The focus moves to the visible screen when the focused column is covered")
    func coveredFocus() {
        let fixture = SplitFixture()
        fixture.show()
        fixture.primary.field.becomeFirstResponder()
        fixture.resize(500)
        fixture.stage.advance(by: 0.1)
        let focused = fixture.stage.window.focusedView
        let view = fixture.primary.navigationController?.view ?? UIView()
        #expect(focused?.isDescendant(of: view) == true && focused !== fixture.primary.field)
    }

    @Test("A split view that is narrower than the window collapses according to its own width")
    func embedded() {
        let fixture = SplitFixture()
        let host = UIViewController()
        fixture.stage.window.rootViewController = host
        host.addChild(fixture.split)
        fixture.split.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
        fixture.split.view.autoresizingMask = []
        host.view.addSubview(fixture.split.view)
        fixture.split.didMove(toParent: host)
        fixture.stage.advance(by: 0)
        #expect(fixture.split.isCollapsed)
    }
}
