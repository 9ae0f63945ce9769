import ControlKit
import Foundation
import NibKit
import TestSupport
import Testing
import TextKit
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

    @Test("Attributed text has the underline and strikethrough styles of the file", arguments: [1, 2, 9])
    func lines(style: Int) throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <label id="l"><attributedString key="attributedText"><fragment content="a"><attributes>
            <integer key="NSUnderline" value="\(style)"/></attributes></fragment><fragment content="b"><attributes>
            <integer key="NSStrikethrough" value="\(style)"/></attributes></fragment></attributedString></label>
            </objects></document>
            """
        let views = UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil)
        let text = try #require((views.first as? UILabel)?.attributedText)
        func line(_ key: NSAttributedString.Key, at index: Int) -> Int? {
            text.attribute(key, at: index, effectiveRange: nil) as? Int
        }
        #expect(line(.underlineStyle, at: 0) == style && line(.strikethroughStyle, at: 0) == nil)
        #expect(line(.underlineStyle, at: 1) == nil && line(.strikethroughStyle, at: 1) == style)
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
