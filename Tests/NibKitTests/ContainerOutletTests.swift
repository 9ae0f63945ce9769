import ControlKit
import Foundation
import ListKit
import NibKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Outlets of container controllers")
struct ContainerOutletTests {
    /// Returns the controller of a storyboard whose only scene has the element `name` with the class `type`, and whose
    /// `outlets` refer to the controller itself. Loads the view that `content` describes, if any.
    private func controller(
        _ name: String, _ type: String, _ outlets: [String], content: String = "", messages: [String] = []
    ) throws -> UIViewController {
        let connections = outlets.map { "<outlet property=\"\($0)\" destination=\"c\" id=\"o-\($0)\"/>" }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="c">
            <scenes><scene sceneID="s"><objects><\(name) id="c" customClass="\(type)" customModule="NibKitTests"
                sceneMemberID="viewController">\(content)<connections>\(connections.joined())</connections></\(name)>
            </objects></scene></scenes>
            </document>
            """
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storyboard")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let storyboard = try UIStoryboard(contentsOf: url)
        var controller: UIViewController?
        let reported = Messages.during {
            controller = storyboard.instantiateInitialViewController()
            if !content.isEmpty { controller?.loadViewIfNeeded() }
        }
        #expect(reported.map { String($0.drop { $0 != " " }.dropFirst()) } == messages)
        return try #require(controller)
    }

    @Test("A listed property without a wrapper is set once; an object of another type is reported")
    func plainOutlets() throws {
        let plain = try #require(try controller("tabBarController", "OutletPlain", ["helper"]) as? OutletPlain)
        #expect(plain.helper === plain && plain.changes == 1)
        let message = "outlet label of OutletPlain doesn't accept a OutletPlain (<outlet>, id o-label)"
        let other = try controller("tabBarController", "OutletPlain", ["label"], messages: [message])
        #expect((other as? OutletPlain)?.label == nil)
    }

    @Test("Listed properties of a controller and of a custom view in its scene are set when the view is loaded")
    func plainOutletsOfScene() throws {
        let content = """
            <view key="view" id="v" customClass="OutletForm" customModule="NibKitTests">
                <subviews><label text="Name" id="l"/></subviews>
                <connections><outlet property="label" destination="l" id="o-form"/></connections>
            </view>
            """
        let page = try #require(
            try controller("viewController", "OutletPage", ["helper"], content: content) as? OutletPage)
        #expect(page.helper === page && page.changes == 1)
        #expect((page.view as? OutletForm)?.label?.text == "Name")
    }

    @Test("An object of the wrong type is reported unless its own class wasn't found")
    func wrongTypes() {
        func messages(_ customClass: String) -> [String] {
            let xib = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
                <view id="v" customClass="OutletForm" customModule="NibKitTests"><connections>
                    <outlet property="label" destination="w" id="o1"/></connections></view>
                <tableView id="t"><connections>
                    <outlet property="dataSource" destination="w" id="o2"/></connections></tableView>
                <view id="w" \(customClass)/>
                </objects></document>
                """
            return Messages.during { _ = UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil) }
        }
        let wrong = messages("")
        #expect(wrong.count == 2)
        #expect(wrong.contains { $0.contains("outlet label of OutletForm doesn't accept a UIView (<outlet>, id o1)") })
        #expect(wrong.contains { $0.contains("outlet dataSource of UITableView needs a UITableViewDataSource") })
        let missing = messages(#"customClass="Absent" customModule="NibKitTests""#)
        #expect(missing.count == 1 && missing.first?.contains("class Absent not found") == true)
    }

    @Test("A listed collection without a wrapper is set once, to the connected objects of its type")
    func plainCollection() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view id="v" customClass="OutletForm" customModule="NibKitTests">
                <subviews><label tag="1" id="a"/><label tag="2" id="b"/><view id="c"/></subviews>
                <connections>
                    <outletCollection property="labels" destination="b" id="o1"/>
                    <outletCollection property="labels" destination="c" id="o2"/>
                    <outletCollection property="labels" destination="a" id="o3"/>
                </connections>
            </view></objects></document>
            """
        var views: [Any] = []
        let messages = Messages.during {
            views = UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil)
        }
        let form = try #require(views.first as? OutletForm)
        #expect(form.labels.map(\.tag) == [2, 1] && form.changes == 1)
        let words = "outlet collection labels of OutletForm doesn't accept all connected objects"
        #expect(messages.count == 1 && messages.first?.contains(words) == true)
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

protocol OutletHelper: AnyObject {}

/// A controller that lists properties without a wrapper as outlets.
final class OutletPlain: UITabBarController, OutletHelper, InterfaceDescribing {
    weak var helper: (any OutletHelper)? { didSet { changes += 1 } }
    weak var label: UILabel?
    var changes = 0

    static func describe(_ interface: inout InterfaceDescription) {
        interface.addOutlet("helper", \OutletPlain.helper)
        interface.addOutlet("label", \OutletPlain.label)
    }
}

/// A controller with a view that lists a property without a wrapper as an outlet.
final class OutletPage: UIViewController, OutletHelper, InterfaceDescribing {
    weak var helper: (any OutletHelper)? { didSet { changes += 1 } }
    var changes = 0

    static func describe(_ interface: inout InterfaceDescription) {
        interface.addOutlet("helper", \OutletPage.helper)
    }
}

/// A view that lists properties without a wrapper as outlets.
final class OutletForm: UIView, InterfaceDescribing {
    weak var label: UILabel?
    var labels: [UILabel] = [] { didSet { changes += 1 } }
    var changes = 0

    static func describe(_ interface: inout InterfaceDescription) {
        interface.addOutlet("label", \OutletForm.label)
        interface.addOutlet("labels", \OutletForm.labels)
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
