import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UISplitViewController in the classic style")
struct SplitClassicTests {
    @MainActor
    private final class Delegate: UISplitViewControllerDelegate {
        var discardsSecondary = false
        var separated: UIViewController?
        var showsItself = false
        var target = UISplitViewController.DisplayMode.automatic
        var calls: [String] = []

        func splitViewController(
            _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
            onto primaryViewController: UIViewController
        ) -> Bool {
            calls.append("collapse")
            return discardsSecondary
        }

        func splitViewController(
            _ splitViewController: UISplitViewController,
            separateSecondaryFrom primaryViewController: UIViewController
        ) -> UIViewController? {
            calls.append("separate")
            return separated
        }

        func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }

        func splitViewController(
            _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
        ) -> Bool {
            calls.append("show")
            return showsItself
        }

        func splitViewController(
            _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
        ) -> Bool {
            calls.append("show detail")
            return showsItself
        }
    }

    private let fixture = SplitFixture(.unspecified)
    private let delegate = Delegate()

    init() {
        fixture.split.delegate = delegate
        fixture.show()
    }

    @Test("The navigation controllers are side by side, without a button that shows or hides columns")
    func layout() {
        #expect(fixture.range(fixture.primary) == 0...280 && fixture.range(fixture.secondary) == 281...1000)
        #expect(fixture.primary.navigationController?.navigationBar.leadingItem == nil)
    }

    @Test("The secondary stack is pushed onto the primary one, and separated again")
    func roundTrip() {
        let stacks = fixture.split.viewControllers.compactMap { $0 as? UINavigationController }
        fixture.resize(500)
        #expect(fixture.split.isCollapsed && stacks[0].viewControllers == [fixture.primary, fixture.secondary])
        fixture.resize(1000)
        #expect(stacks.map(\.viewControllers) == [[fixture.primary], [fixture.secondary]])
        #expect(delegate.calls == ["collapse", "separate"] && fixture.split.viewControllers == stacks)
    }

    @Test("The delegate can discard the secondary controller on collapse, and provide another on expansion")
    func delegateChoices() {
        delegate.discardsSecondary = true
        fixture.resize(500)
        let stack = fixture.primary.navigationController
        #expect(stack?.viewControllers == [fixture.primary] && fixture.primary.view.window != nil)
        let other = SplitScreen("Other", fixture.log)
        delegate.separated = other
        fixture.resize(1000)
        #expect(fixture.split.viewControllers == [stack, other].compactMap { $0 })
        #expect(other.view.window != nil && other.parent === fixture.split)
    }

    @Test("A plain secondary controller is pushed and becomes a child again")
    func plain() {
        let detail = SplitScreen("Detail", fixture.log)
        fixture.primary.showDetailViewController(detail, sender: nil)
        fixture.stage.advance(by: 0)
        #expect(detail.parent === fixture.split && detail.view.frame.minX == 281)
        _ = fixture.log.take()
        fixture.resize(500)
        #expect(detail.navigationController === fixture.primary.navigationController)
        #expect(fixture.log.calls(of: "Detail") == ["goes", "went", "comes", "came"])
        fixture.resize(1000)
        #expect(detail.parent === fixture.split && detail.view.window != nil && detail.view.frame.minX == 281)
    }

    @Test("showDetailViewController pushes while the split view is collapsed")
    func showDetail() {
        delegate.discardsSecondary = true
        fixture.resize(500)
        let detail = UINavigationController(rootViewController: SplitScreen("Detail", fixture.log))
        fixture.primary.showDetailViewController(detail, sender: nil)
        fixture.stage.advance(by: 1)
        let stack = fixture.primary.navigationController
        #expect(stack?.viewControllers.count == 2 && stack?.topViewController?.title == "Detail")
        fixture.resize(1000)
        #expect(detail.viewControllers.count == 1 && fixture.split.viewControllers.last === detail)
    }

    @Test("The delegate can show controllers itself")
    func showing() {
        delegate.showsItself = true
        let controllers = fixture.split.viewControllers
        fixture.split.show(UIViewController(), sender: nil)
        fixture.split.showDetailViewController(UIViewController(), sender: nil)
        #expect(delegate.calls == ["show", "show detail"] && fixture.split.viewControllers == controllers)
    }

    @Test("The display mode button switches to the mode that the delegate returns")
    func button() {
        let item = fixture.split.displayModeButtonItem
        item.primaryAction?.perform(for: item)
        #expect(fixture.split.displayMode == .secondaryOnly)
        delegate.target = .secondaryOnly
        item.primaryAction?.perform(for: item)
        #expect(fixture.split.displayMode == .secondaryOnly)
        delegate.target = .automatic
        item.primaryAction?.perform(for: item)
        #expect(fixture.split.displayMode == .oneBesideSecondary)
    }
}
