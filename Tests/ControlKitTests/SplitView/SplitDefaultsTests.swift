import ControlKit
import Foundation
import Reporting
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Defaults and columns of UISplitViewController")
struct SplitDefaultsTests {
    @Test("The defaults match iOS")
    func defaults() {
        for split in [UISplitViewController(), UISplitViewController(style: .doubleColumn)] {
            let automatic = UISplitViewController.automaticDimension
            #expect(split.preferredDisplayMode == .automatic && split.preferredSplitBehavior == .automatic)
            #expect(split.displayMode != .automatic && split.splitBehavior != .automatic)
            #expect(split.primaryEdge == .leading && split.presentsWithGesture && !split.isCollapsed)
            #expect(split.displayModeButtonVisibility == .automatic && split.delegate == nil)
            #expect(split.viewControllers.isEmpty && split.viewController(for: .primary) == nil)
            for width in [
                split.preferredPrimaryColumnWidth, split.preferredPrimaryColumnWidthFraction,
                split.minimumPrimaryColumnWidth, split.maximumPrimaryColumnWidth,
                split.preferredSupplementaryColumnWidth, split.preferredSupplementaryColumnWidthFraction,
                split.minimumSupplementaryColumnWidth, split.maximumSupplementaryColumnWidth,
            ] {
                #expect(width == automatic)
            }
        }
        #expect(UISplitViewController().style == .unspecified)
        #expect(UISplitViewController(style: .tripleColumn).style == .tripleColumn)
        #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
        #expect(UISplitViewController.DisplayMode.twoDisplaceSecondary.rawValue == 6)
    }

    @Test("A controller is wrapped in a navigation controller, except in the compact column and the classic style")
    func wrapping() throws {
        let (split, screen, compact) = (
            UISplitViewController(style: .doubleColumn), UIViewController(), UIViewController()
        )
        let navigation = UINavigationController(rootViewController: UIViewController())
        split.setViewController(screen, for: .primary)
        split.setViewController(navigation, for: .secondary)
        split.setViewController(compact, for: .compact)
        #expect(split.viewController(for: .primary) === screen && screen.navigationController?.parent === split)
        let wrapper = try #require(screen.navigationController)
        #expect(split.viewControllers == [wrapper, navigation] && compact.parent === split)
        #expect(screen.splitViewController === split && navigation.topViewController?.splitViewController === split)

        let other = UIViewController()
        split.setViewController(other, for: .primary)
        #expect(other.navigationController === wrapper && screen.parent == nil)
        split.setViewController(nil, for: .primary)
        #expect(split.viewControllers == [navigation] && wrapper.parent == nil)

        let classic = UISplitViewController()
        classic.viewControllers = [screen, other]
        #expect(screen.parent === classic && classic.viewControllers == [screen, other])
        #expect(UIViewController().splitViewController == nil)
    }

    @Test("Columns that the style doesn't have are rejected with a warning")
    func rejection() {
        let messages = Diagnostics.messages {
            UISplitViewController(style: .doubleColumn).setViewController(UIViewController(), for: .supplementary)
            UISplitViewController().setViewController(UIViewController(), for: .primary)
            UISplitViewController().viewControllers = [UIViewController(), UIViewController(), UIViewController()]
        }
        #expect(messages.count == 3)
    }

    @Test("A removed child leaves its column empty")
    func removal() {
        let fixture = SplitFixture()
        fixture.show()
        fixture.secondary.navigationController?.removeFromParent()
        fixture.stage.advance(by: 0)
        #expect(fixture.split.viewController(for: .secondary) == nil && fixture.secondary.view.window == nil)
        #expect(fixture.split.viewControllers.count == 1)
    }

    @Test("show and showDetailViewController without a navigation controller use the split view controller")
    func showing() {
        let fixture = SplitFixture(.unspecified)
        let (list, detail) = (UIViewController(), UIViewController())
        fixture.split.viewControllers = [list, UIViewController()]
        fixture.show()
        list.showDetailViewController(detail, sender: nil)
        fixture.stage.advance(by: 0)
        #expect(fixture.split.viewControllers == [list, detail] && detail.view.window != nil)
        let other = UIViewController()
        list.show(other, sender: nil)
        fixture.stage.advance(by: 0)
        #expect(fixture.split.viewControllers == [other, detail] && list.view.window == nil)
    }

    @Test("Without a split view controller, showDetailViewController presents the controller")
    func presenting() {
        let stage = OffscreenStage(size: CGSize(width: 600, height: 400))
        let (root, detail) = (UIViewController(), UIViewController())
        stage.window.rootViewController = root
        root.showDetailViewController(detail, sender: nil)
        #expect(root.presentedViewController === detail)
    }
}
