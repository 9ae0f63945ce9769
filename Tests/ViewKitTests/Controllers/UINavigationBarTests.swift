import Foundation
import LayerKit
import Reporting
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UINavigationBar")
struct UINavigationBarTests {
    private let stage = OffscreenStage(size: CGSize(width: 480, height: 200), scale: 2)
    private let root = UIViewController()
    private let detail = UIViewController()
    private let navigation: UINavigationController

    init() throws {
        try PinnedFonts.use()
        navigation = UINavigationController(rootViewController: root)
        root.title = "Articles"
        detail.title = "Cranes over the lake"
        stage.window.rootViewController = navigation
    }

    private func push() {
        navigation.pushViewController(detail, animated: false)
        stage.advance(by: 0)
    }

    private func texts(in view: UIView) -> [String] {
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return view.isHidden ? [] : own + view.subviews.flatMap(texts)
    }

    @Test("The bar shows the controller's title and its changes; the back button shows the previous title")
    func titles() {
        push()
        let bar = navigation.navigationBar
        #expect(texts(in: bar) == ["Articles", "Cranes over the lake"])
        detail.title = "Cranes"
        root.navigationItem.backButtonTitle = "All"
        #expect(detail.navigationItem.title == "Cranes")
        stage.advance(by: 0)
        #expect(texts(in: bar) == ["All", "Cranes"])
        root.navigationItem.backButtonTitle = nil
        root.title = "A name that is much too long for a button on a bar of this width"
        stage.advance(by: 0)
        #expect(texts(in: bar) == ["Back", "Cranes"])
        #expect(bar.topItem === detail.navigationItem && bar.backItem === root.navigationItem)
        navigation.viewControllers = [detail]
        stage.advance(by: 0)
        #expect(texts(in: bar) == ["Cranes"])
    }

    @Test("A click or a key press on a bar button performs its action, with the item as the sender")
    func buttons() {
        var senders: [AnyObject?] = []
        let save = UIBarButtonItem(systemItem: .save, primaryAction: UIAction { senders.append($0.sender) })
        let edit = UIBarButtonItem(title: "Edit", primaryAction: UIAction { senders.append($0.sender) })
        root.navigationItem.rightBarButtonItems = [save, edit]
        stage.advance(by: 0)
        #expect(texts(in: navigation.navigationBar) == ["Articles", "Edit", "Save"])
        stage.click(at: CGPoint(x: 450, y: 22))
        stage.press(.keyboardTab, modifiers: .shift)
        stage.press(.keyboardSpacebar)
        #expect(senders.map { $0.map(ObjectIdentifier.init) } == [save, edit].map(ObjectIdentifier.init))
        save.isEnabled = false
        edit.title = "Change"
        stage.advance(by: 0)
        stage.click(at: CGPoint(x: 450, y: 22))
        #expect(senders.count == 2 && texts(in: navigation.navigationBar) == ["Articles", "Change", "Save"])
        #expect(stage.window.focusedView != nil)
    }

    @Test("Leading items replace the back button or supplement it")
    func leftItems() {
        detail.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        push()
        #expect(texts(in: navigation.navigationBar) == ["Cancel", "Cranes over the lake"])
        stage.press(.keyboardLeftArrow, modifiers: .alternate)
        #expect(navigation.viewControllers.count == 2)
        detail.navigationItem.leftItemsSupplementBackButton = true
        stage.advance(by: 0)
        #expect(texts(in: navigation.navigationBar) == ["Articles", "Cancel", "Cranes over the lake"])
    }

    @Test("Custom views replace the title and the bar buttons")
    func ownViews() {
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        root.navigationItem.titleView = title
        let space = UIBarButtonItem.fixedSpace(20)
        root.navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: own), space]
        stage.advance(by: 0)
        #expect(title.convert(title.bounds, to: nil) == CGRect(x: 190, y: 12, width: 100, height: 20))
        #expect(own.convert(own.bounds, to: nil) == CGRect(x: 424, y: 12, width: 40, height: 20))
        let messages = Diagnostics.messages { space.width = -.infinity }
        #expect(messages.count == 1 && space.width == 20)
        root.navigationItem.titleView = nil
        stage.advance(by: 0)
        #expect(title.superview == nil && texts(in: navigation.navigationBar) == ["Articles"])
    }

    @Test("The bar matches its golden images", arguments: ["light", "dark", "rtl", "narrow"])
    func golden(look: String) throws {
        stage.window.overrideUserInterfaceStyle = look == "dark" ? .dark : .light
        stage.direction = look == "rtl" ? .rightToLeft : .leftToRight
        if look == "narrow" { stage.resize(to: CGSize(width: 260, height: 200)) }
        let text = UILabel()
        text.text = "Under the bar"
        text.translatesAutoresizingMaskIntoConstraints = false
        detail.view.addSubview(text)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: detail.view.safeAreaLayoutGuide.topAnchor, constant: 16),
            text.leadingAnchor.constraint(equalTo: detail.view.layoutMarginsGuide.leadingAnchor),
        ])
        detail.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .add),
        ]
        push()
        stage.press(.keyboardTab)
        stage.advance(by: 0)
        try GoldenImage.expect(stage.bitmap(), named: "navigation-\(look)", tolerance: 8)
    }

    @Test("The close item is a cross in a disc with an accessibility label", arguments: ["light", "dark"])
    func closing(look: String) throws {
        stage.window.overrideUserInterfaceStyle = look == "dark" ? .dark : .light
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close)
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
        stage.resize(to: CGSize(width: 480, height: 60))
        stage.advance(by: 0)
        #expect(texts(in: navigation.navigationBar) == ["Articles", "Edit"])
        #expect(stage.window.accessibilityElementsDescription.contains("Close"))
        try GoldenImage.expect(stage.bitmap(), named: "navigation-close-\(look)", tolerance: 8)
    }

    @Test("A push in progress matches its golden image")
    func goldenOfPush() throws {
        root.view.backgroundColor = .systemGray6
        stage.advance(by: 0)
        navigation.pushViewController(detail, animated: true)
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        try GoldenImage.expect(stage.bitmap(), named: "navigation-push", tolerance: 8)
    }

    @Test("A hidden item takes up no space until it is shown again")
    func hiddenItems() throws {
        let items = ["One", "Two", "Three"].map { UIBarButtonItem(title: $0) }
        items[0].isHidden = true
        root.navigationItem.rightBarButtonItems = items
        root.navigationItem.leftBarButtonItems = [UIBarButtonItem(title: "Left")]
        stage.advance(by: 0)
        #expect(texts(in: navigation.navigationBar) == ["Left", "Articles", "Three", "Two"])
        let buttons = navigation.navigationBar.descendants(of: UIButton.self)
        let two = try #require(buttons.first { $0.currentTitle == "Two" })
        #expect(two.convert(two.bounds, to: nil).maxX == 472)

        items[0].isHidden = false
        root.navigationItem.leftBarButtonItem?.isHidden = true
        stage.advance(by: 0)
        #expect(texts(in: navigation.navigationBar) == ["Articles", "Three", "Two", "One"])
    }
}
