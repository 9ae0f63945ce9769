import ControlKit
import Foundation
import LayerKit
import NibKit
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("Key-value coding and names of classes")
struct KeyValueCodingTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))

    @Test("A copy of a label's values equals the label")
    func labels() {
        let (source, target) = (UILabel(), UILabel())
        source.isEnabled = false
        source.isHighlighted = true
        source.highlightedTextColor = .green
        source.shadowOffset = CGSize(width: 3, height: 4)
        source.textAlignment = .center
        source.numberOfLines = 3
        source.lineBreakMode = .byClipping
        source.contentMode = .bottom
        source.baselineAdjustment = .none
        source.adjustsFontSizeToFitWidth = true
        source.isUserInteractionEnabled = true
        let keys = [
            "enabled", "highlighted", "highlightedTextColor", "shadowOffset", "textAlignment", "numberOfLines",
            "lineBreakMode", "contentMode", "baselineAdjustment", "adjustsFontSizeToFitWidth", "userInteractionEnabled",
            "minimumFontSize", "isHidden",
        ]
        let messages = Messages.during {
            for key in keys { target.setValue(source.value(forKey: key), forKeyPath: key) }
        }
        #expect(messages == [])
        #expect(!target.isEnabled && target.isHighlighted && target.highlightedTextColor == .green)
        #expect(target.shadowOffset == CGSize(width: 3, height: 4) && target.textAlignment == .center)
        #expect(target.numberOfLines == 3 && target.lineBreakMode == .byClipping && target.contentMode == .bottom)
        #expect(target.baselineAdjustment == .none && target.adjustsFontSizeToFitWidth)
        #expect(target.isUserInteractionEnabled)
    }

    @Test("Numbers become Boolean values and enumerations, and nil removes optional values")
    func conversions() {
        let label = UILabel()
        label.setValue(NSNumber(value: 1), forKey: "hidden")
        label.setValue(1, forKey: "textAlignment")
        label.setValue(Float(0.5), forKey: "alpha")
        label.setValue(UIColor.red, forKey: "backgroundColor")
        #expect(label.isHidden && label.textAlignment.rawValue == 1 && label.alpha == 0.5)
        #expect(label.value(forKey: "backgroundColor") as? UIColor == .red && label.value(forKey: "text") == nil)
        label.setValue(nil, forKey: "backgroundColor")
        #expect(label.backgroundColor == nil)
    }

    @Test("Paths lead to layers and other views")
    func paths() {
        let (view, bar) = (UIView(), UISearchBar())
        view.setValue(4.0, forKeyPath: "layer.cornerRadius")
        #expect(view.layer.cornerRadius == 4 && view.value(forKeyPath: "layer.cornerRadius") as? Double == 4)
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        bar.setValue(UIColor.red, forKeyPath: "searchField.textColor")
        #expect(bar.searchTextField.textColor == .red)
    }

    @Test("Unknown keys and wrong types are reported")
    func reports() {
        let view = UIView()
        let messages = Messages.during {
            #expect(view.value(forKey: "missing") == nil)
            view.setValue(1, forKey: "missing")
            view.setValue("text", forKey: "alpha")
            view.setValue(nil, forKey: "alpha")
            view.setValue(UIView(), forKey: "superview")
            view.setValue(1, forKeyPath: "frame.size")
            #expect(view.value(forKeyPath: "center.x") == nil && view.value(forKeyPath: "superview.tag") == nil)
        }
        #expect(messages.count == 6 && view.alpha == 1, "the message for \"alpha\" is written once")
    }

    @Test("The view of a bar item is found, and the bar of a tab bar controller is replaced")
    func bars() throws {
        let page = UIViewController()
        let (plain, custom) = (UIBarButtonItem(title: "Add"), UIBarButtonItem(customView: UISwitch()))
        page.navigationItem.rightBarButtonItems = [plain, custom]
        #expect(plain.value(forKey: "view") == nil)
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: page)]
        let bar = UITabBar()
        tabs.setValue(bar, forKey: "tabBar")
        stage.window.rootViewController = tabs
        stage.advance(by: 0.1)
        #expect(tabs.tabBar === bar && bar.items?.count == 1)
        let view = try #require(plain.value(forKey: "view") as? UIView)
        #expect(view.window === stage.window && view.convert(view.bounds, to: nil).midX > 200)
        #expect(custom.value(forKey: "view") as? UIView === custom.customView)
        #expect(bar.items?.first?.value(forKey: "view") is UIControl)
        let messages = Messages.during {
            tabs.setValue(1, forKey: "tabBar")
            #expect(plain.value(forKey: "other") == nil)
        }
        #expect(messages.count == 2)
    }

    @Test("Properties of controllers are set and read by their names")
    func controllers() {
        let page = UIViewController()
        page.setValue(true, forKey: "modalInPresentation")
        page.setValue("Mail", forKeyPath: "title")
        page.setValue(NSNumber(value: UIModalPresentationStyle.custom.rawValue), forKey: "modalPresentationStyle")
        #expect(page.isModalInPresentation && page.title == "Mail" && page.modalPresentationStyle == .custom)
        #expect(page.value(forKey: "isModalInPresentation") as? Bool == true)
        page.setValue(nil, forKey: "title")
        #expect(page.title == nil && page.value(forKey: "title") == nil)
        let messages = Messages.during {
            #expect(page.value(forKey: "missing") == nil)
            page.setValue(1, forKey: "missing")
            page.setValue("text", forKey: "editing")
            page.setValue(UINavigationItem(title: "Mail"), forKey: "navigationItem")
        }
        #expect(messages.count == 4 && !page.isEditing)
    }

    @Test("Paths lead from controllers to views, layers and other controllers")
    func controllerPaths() {
        let (page, tabs) = (UIViewController(), UITabBarController())
        page.setValue(UIColor.red, forKeyPath: "view.backgroundColor")
        page.setValue(4.0, forKeyPath: "view.layer.cornerRadius")
        #expect(page.view.backgroundColor == .red && page.view.layer.cornerRadius == 4)
        #expect(page.value(forKeyPath: "view.layer.cornerRadius") as? Double == 4)
        #expect(page.value(forKey: "view") as? UIView === page.view)
        tabs.viewControllers = [page]
        page.setValue("Mail", forKeyPath: "tabBarController.title")
        #expect(tabs.title == "Mail" && page.value(forKeyPath: "tabBarController.title") as? String == "Mail")
        #expect(tabs.value(forKey: "tabBar") as? UITabBar === tabs.tabBar)
        let messages = Messages.during {
            #expect(page.value(forKey: "tabBar") == nil && page.value(forKeyPath: "title.count") == nil)
            page.setValue(UIView(), forKey: "view")
        }
        #expect(messages.count == 2, "the title is nil, so the path ends there")
    }

    @Test("Classes are found on any thread")
    nonisolated func classesOnOtherThreads() async {
        let isFound = await Task.detached { _classFromString("UIView") == UIView.self }.value
        #expect(isFound)
    }

    @Test("Classes are found by their names on iOS")
    func classes() throws {
        #expect(_classFromString("UILabel") == UILabel.self && _classFromString("Missing") == nil)
        #expect(_classFromString("ViewKit.UIView") == UIView.self)
        #expect(_classFromString("NSURL") == NSURL.self && _classFromString("") == nil)
        let bar = UITabBar()
        bar.items = [UITabBarItem(title: "a", image: nil, tag: 0)]
        let button: AnyClass = try #require(_classFromString("UITabBarButton"))
        #expect(bar.subviews.count { $0.isKind(of: button) } == 1)
    }
}
