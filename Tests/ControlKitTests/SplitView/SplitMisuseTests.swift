import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UISplitViewController with unusual columns")
struct SplitMisuseTests {
    @Test("The display mode button does nothing if there is only a secondary column")
    func onlySecondary() {
        let fixture = SplitFixture()
        fixture.split.setViewController(nil, for: .primary)
        fixture.show()
        for _ in 0..<2 {
            fixture.split.displayModeButtonItem.primaryAction?.performWithSender(nil, target: nil)
            fixture.stage.advance(by: 1)
        }
        #expect(fixture.range(fixture.secondary) == 0...1000)
    }

    @Test("Columns can be hidden and shown before the split view is in a window")
    func beforeWindow() {
        let fixture = SplitFixture(.tripleColumn, width: 1400)
        fixture.stage.window.frame.size.width = 1400
        fixture.split.view.frame.size = CGSize(width: 1400, height: 600)
        fixture.split.hide(.primary)
        fixture.show()
        #expect(fixture.range(fixture.primary) == nil && fixture.range(fixture.supplementary) != nil)
    }

    @Test("A controller set for another column leaves its former one, and can return")
    func sameController() {
        let fixture = SplitFixture()
        fixture.show()
        fixture.split.setViewController(fixture.primary, for: .secondary)
        #expect(fixture.split.viewController(for: .primary) == nil)
        #expect(fixture.split.viewController(for: .secondary) === fixture.primary)
        fixture.split.setViewController(fixture.primary, for: .primary)
        fixture.stage.advance(by: 0)
        #expect(fixture.split.viewController(for: .secondary) == nil && fixture.range(fixture.primary)?.lowerBound == 0)
    }

    @Test("A column that moves to another container loses its button, and the others take up its space")
    func movedColumn() throws {
        let fixture = SplitFixture()
        fixture.show()
        let navigation = try #require(fixture.primary.navigationController)
        #expect(navigation.navigationBar.leadingItem != nil)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        #expect(navigation.navigationBar.leadingItem == nil && fixture.split.viewController(for: .primary) == nil)
        fixture.stage.advance(by: 0)
        #expect(fixture.range(fixture.secondary) == 0...1000)
    }

    @Test("A popped screen that the app pushes elsewhere stays there when the split view expands")
    func pushedElsewhere() {
        let fixture = SplitFixture(width: 500)
        fixture.show()
        fixture.primary.navigationController?.popToRootViewController(animated: false)
        let other = UINavigationController(rootViewController: UIViewController())
        other.pushViewController(fixture.secondary, animated: false)
        fixture.resize(1000)
        #expect(fixture.secondary.navigationController === other)
    }

    @Test("With a compact column, show(_:sender:) presents the screen")
    func compactShow() {
        let fixture = SplitFixture(width: 500)
        let (compact, detail) = (SplitScreen("Compact", fixture.log), SplitScreen("Detail", fixture.log))
        fixture.split.setViewController(compact, for: .compact)
        fixture.show()
        fixture.split.show(detail, sender: nil)
        fixture.stage.advance(by: 1)
        #expect(detail.presentingViewController != nil && detail.view.window != nil)
    }

    @Test("A secondary controller that the delegate pushed onto the primary one returns to its column")
    func pushedByDelegate() {
        let fixture = SplitFixture(.unspecified)
        let (delegate, plain) = (Pusher(), SplitScreen("Plain", fixture.log))
        fixture.split.viewControllers = [UINavigationController(rootViewController: fixture.primary), plain]
        fixture.split.delegate = delegate
        fixture.show()
        fixture.resize(500)
        #expect(plain.navigationController === fixture.primary.navigationController)
        fixture.resize(1000)
        #expect(plain.parent === fixture.split && plain.view.window != nil)
        #expect(fixture.primary.navigationController?.viewControllers == [fixture.primary])
    }
}

@MainActor
private final class Pusher: UISplitViewControllerDelegate {
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        (primaryViewController as? UINavigationController)?.pushViewController(
            secondaryViewController, animated: false)
        return true
    }
}
