import ControlKit
import Foundation
import NibKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Outlets of container controllers")
struct ContainerOutletTests {
    /// Returns the controller of a storyboard whose only scene has the element `name` with the class `type`, and whose
    /// `outlets` refer to the controller itself.
    private func controller(_ name: String, _ type: String, _ outlets: [String]) throws -> UIViewController {
        let connections = outlets.map { "<outlet property=\"\($0)\" destination=\"c\" id=\"o-\($0)\"/>" }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="c">
            <scenes><scene sceneID="s"><objects><\(name) id="c" customClass="\(type)" customModule="NibKitTests"
                sceneMemberID="viewController"><connections>\(connections.joined())</connections></\(name)>
            </objects></scene></scenes>
            </document>
            """
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storyboard")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let storyboard = try UIStoryboard(contentsOf: url)
        var controller: UIViewController?
        #expect(Messages.during { controller = storyboard.instantiateInitialViewController() } == [])
        return try #require(controller)
    }

    @Test("Delegates and data sources of containers are connected")
    func outlets() throws {
        let pages = try controller("pageViewController", "OutletPages", ["dataSource", "delegate"])
        #expect((pages as? UIPageViewController)?.dataSource === pages)
        #expect((pages as? UIPageViewController)?.delegate === pages)
        let tabs = try controller("tabBarController", "OutletTabs", ["delegate"])
        #expect((tabs as? UITabBarController)?.delegate === tabs)
        let split = try controller("splitViewController", "OutletSplit", ["delegate"])
        #expect((split as? UISplitViewController)?.delegate === split)
        let navigation = try controller("navigationController", "OutletNavigation", ["delegate"])
        #expect((navigation as? UINavigationController)?.delegate === navigation)
    }
}

final class OutletTabs: UITabBarController, UITabBarControllerDelegate {}

final class OutletSplit: UISplitViewController, UISplitViewControllerDelegate {}

final class OutletNavigation: UINavigationController, UINavigationControllerDelegate {}

final class OutletPages: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}
