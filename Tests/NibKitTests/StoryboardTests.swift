import ControlKit
import Foundation
import ListKit
import NibKit
import SkeletonView
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIStoryboard")
struct StoryboardTests {
    private let stage = OffscreenStage(size: CGSize(width: 393, height: 700))
    private let storyboard = UIStoryboard(name: "Main", bundle: .module)

    private func start() throws -> (UINavigationController, PeopleController) {
        let controller = storyboard.instantiateInitialViewController()
        let navigation = try #require(controller as? UINavigationController)
        let people = try #require(navigation.topViewController as? PeopleController)
        stage.window.rootViewController = navigation
        stage.advance(by: 1.0 / 60)
        return (navigation, people)
    }

    private func detail() throws -> DetailController {
        let detail = try #require(storyboard.instantiateViewController(withIdentifier: "detail") as? DetailController)
        stage.window.rootViewController = detail
        stage.advance(by: 1.0 / 60)
        return detail
    }

    @Test("The initial controller has its children, titles and bar items")
    func initialController() throws {
        let (navigation, people) = try start()
        #expect(navigation.viewControllers == [people])
        #expect(people.title == "People" && people.navigationItem.title == "People")
        #expect(people.navigationItem.leftBarButtonItem?.title == "Settings")
        #expect(people.storyboard === storyboard)
        #expect(navigation.navigationBar.barTintColor != nil)
    }

    @Test("Large titles and the toolbar of a navigation controller are read without a message")
    func bars() throws {
        func navigation(_ attributes: String, _ children: String, bar: String) throws -> UINavigationController {
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                    initialViewController="n">
                <scenes><scene sceneID="s"><objects><navigationController \(attributes) id="n"
                    sceneMemberID="viewController">
                <navigationBar key="navigationBar" \(bar) id="b"/>\(children)
                <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="g"/>
                </connections></navigationController></objects></scene>
                <scene sceneID="t"><objects><viewController id="c" sceneMemberID="viewController"
                    hidesBottomBarWhenPushed="YES" extendedLayoutIncludesOpaqueBars="YES"
                    automaticallyAdjustsScrollViewInsets="NO">
                <extendedEdge key="edgesForExtendedLayout" top="YES" right="YES"/>
                <toolbarItems><barButtonItem title="Reply" id="i"/></toolbarItems>
                <navigationItem key="navigationItem" title="Inbox" largeTitleDisplayMode="never" id="j"/>
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="boolean" keyPath="modalInPresentation" value="YES"/>
                </userDefinedRuntimeAttributes>
                </viewController></objects></scene></scenes>
                </document>
                """
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storyboard")
            try Data(text.utf8).write(to: url)
            defer { try? FileManager.default.removeItem(at: url) }
            let storyboard = try UIStoryboard(contentsOf: url)
            var controller: UIViewController?
            #expect(Messages.during { controller = storyboard.instantiateInitialViewController() } == [])
            return try #require(controller as? UINavigationController)
        }
        let toolbar =
            "<toolbar key=\"toolbar\" id=\"w\"><color key=\"barTintColor\" white=\"1\" alpha=\"1\" "
            + "colorSpace=\"calibratedWhite\"/></toolbar>"
        let full = try navigation("toolbarHidden=\"NO\"", toolbar, bar: "largeTitles=\"YES\"")
        #expect(!full.isToolbarHidden && full.toolbar.barTintColor != nil && full.navigationBar.prefersLargeTitles)
        let page = try #require(full.topViewController)
        #expect(page.toolbarItems?.map(\.title) == ["Reply"] && page.hidesBottomBarWhenPushed)
        #expect(page.navigationItem.largeTitleDisplayMode == .never)
        #expect(page.edgesForExtendedLayout == [.top, .right] && page.extendedLayoutIncludesOpaqueBars)
        #expect(!page.automaticallyAdjustsScrollViewInsets && page.isModalInPresentation)
        let plain = try navigation("toolbarHidden=\"YES\"", "", bar: "largeTitles=\"NO\"")
        #expect(plain.isToolbarHidden && !plain.navigationBar.prefersLargeTitles)
    }

    @Test("Outlets are connected to views and to bar items")
    func outlets() throws {
        let (_, people) = try start()
        #expect(people.tableView.dataSource === people)
        #expect(people.tableView.delegate === people)
        #expect(people.addItem === people.navigationItem.rightBarButtonItem)
    }

    @Test("Constraints to the safe area, without a first item, and with ratios hold")
    func constraints() throws {
        let (_, people) = try start()
        let table: UITableView = people.tableView
        #expect(table.frame.width == 393)
        #expect(table.frame.maxY == people.view.bounds.height)
        let cell = try #require(table.visibleCells.first as? PersonCell)
        let picture = try #require(cell.contentView.subviews.first)
        #expect(picture.frame.size == CGSize(width: 40, height: 40))
        #expect(cell.bounds.height == 64)
    }

    @Test("Prototype cells are created with their outlets, and awakened")
    func prototypes() throws {
        let (_, people) = try start()
        let cells = people.tableView.visibleCells.compactMap { $0 as? PersonCell }
        #expect(cells.map { $0.nameLabel.text } == ["Ada", "Grace", "Alan"])
        #expect(cells.allSatisfy { $0.isAwake && $0.hasPicture && $0.reuseIdentifier == "person" })
        #expect(cells.allSatisfy { $0.accessoryType == .disclosureIndicator })
    }

    @Test("Runtime attributes set the skeleton properties, whatever the type of number")
    func skeletonProperties() throws {
        let (_, people) = try start()
        let cell = try #require(people.tableView.visibleCells.first as? PersonCell)
        #expect(people.tableView.isSkeletonable && cell.isSkeletonable && cell.contentView.isSkeletonable)
        #expect(cell.contentView.subviews[0].skeletonCornerRadius == 20)
        #expect(cell.nameLabel.linesCornerRadius == 4)
        #expect(cell.nameLabel.skeletonLineSpacing == 6)
        #expect(cell.nameLabel.lastLineFillPercent == 40)
        #expect(!people.view.isSkeletonable)
    }

    @Test("A bar button performs its action")
    func barButtonAction() throws {
        let (_, people) = try start()
        stage.click(at: CGPoint(x: 370, y: 22))
        stage.advance(by: 1.0 / 60)
        #expect(people.names.last == "New")
        #expect(people.tableView.visibleCells.count == 4)
    }

    @Test("Selecting a cell prepares and performs its segue, with the cell as the sender")
    func cellSegue() throws {
        let (navigation, people) = try start()
        let cell = try #require(people.tableView.visibleCells.dropFirst().first)
        stage.click(at: cell.convert(CGPoint(x: 200, y: 30), to: nil))
        stage.advance(by: 1)
        #expect(people.segues == ["detail"])
        #expect(people.selected == [IndexPath(row: 1, section: 0)])
        let detail = try #require(navigation.topViewController as? DetailController)
        #expect(detail.titleLabel.text == "Grace")
    }

    @Test("shouldPerformSegue cancels a segue started by the user, but not one performed in code")
    func cancelledSegue() throws {
        let (navigation, people) = try start()
        people.allowsSegues = false
        let cell = try #require(people.tableView.visibleCells.first)
        stage.click(at: cell.convert(CGPoint(x: 200, y: 30), to: nil))
        stage.advance(by: 1)
        #expect(people.segues.isEmpty && navigation.topViewController === people)
        people.performSegue(withIdentifier: "detail", sender: nil)
        stage.advance(by: 1)
        #expect(people.segues == ["detail"] && navigation.topViewController is DetailController)
    }

    @Test("A presentation segue presents in its style; an unwind segue returns and calls the action")
    func presentationAndUnwind() throws {
        let (navigation, people) = try start()
        people.performSegue(withIdentifier: "settings", sender: nil)
        #expect(people.presentedViewController is UITableViewController)
        #expect(people.presentedViewController?.modalPresentationStyle == .formSheet)
        people.dismiss(animated: false)
        people.performSegue(withIdentifier: "detail", sender: nil)
        stage.advance(by: 1)
        let detail = try #require(navigation.topViewController as? DetailController)
        detail.buttons[1].sendActions(for: .primaryActionTriggered)
        stage.advance(by: 1)
        #expect(people.returns == 1 && navigation.topViewController === people)
    }

    @Test("An unknown segue is reported with the storyboard and the identifier")
    func unknownSegue() throws {
        let (_, people) = try start()
        let messages = Messages.during { people.performSegue(withIdentifier: "nowhere", sender: nil) }
        #expect(messages.count == 1)
        #expect(messages[0].hasPrefix("Main.storyboard:") && messages[0].contains("\"nowhere\""))
    }

    @Test("Actions of controls call their methods, with and without a sender")
    func controlActions() throws {
        let detail = try detail()
        detail.buttons[0].sendActions(for: .touchUpInside)
        let toggle = try #require(detail.view.subviews[0].subviews[3] as? UISwitch)
        #expect(toggle.isOn)
        toggle.sendActions(for: .valueChanged)
        #expect(detail.follows == 1 && detail.notifications == 1)
    }

    @Test("A class is found by its name even if the file names another module")
    func otherModule() throws {
        #expect(try detail().buttons.count == 2)
    }

    @Test("Values of labels, fields, buttons and stacks are those of the file")
    func values() throws {
        let detail = try detail()
        let stack = try #require(detail.view.subviews.first as? UIStackView)
        #expect(stack.axis == .vertical && stack.alignment == .leading && stack.spacing == 12)
        #expect(detail.titleLabel.font == .preferredFont(forTextStyle: .title1))
        let field = try #require(stack.arrangedSubviews[1] as? UITextField)
        #expect(field.placeholder == "Nickname" && field.borderStyle == .roundedRect)
        #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done)
        #expect(field.autocapitalizationType == .words && field.frame.width == 200)
        #expect(detail.buttons[0].buttonType == .system)
        #expect(detail.buttons[0].title(for: .normal) == "Follow")
        #expect(detail.buttons[0].title(for: .disabled) == "Following")
    }

    @Test("A named color without an asset catalog has the value in the file")
    func namedColor() throws {
        let color = try detail().view.backgroundColor
        #expect(color == UIColor(red: 0.98, green: 0.96, blue: 0.9, alpha: 1))
    }

    @Test("A page view controller has the style, orientation and spine location of its element")
    func pageController() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="p">
            <scenes><scene sceneID="s"><objects><pageViewController autoresizesArchivedViewToFullSize="NO"
                transitionStyle="scroll" navigationOrientation="vertical" pageSpacing="12" spineLocation="none" id="p"
                sceneMemberID="viewController"/></objects></scene></scenes>
            </document>
            """
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storyboard")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let storyboard = try UIStoryboard(contentsOf: url)
        let pages = try #require(storyboard.instantiateInitialViewController() as? UIPageViewController)
        let typed: UIPageViewController? = storyboard.instantiateInitialViewController()
        #expect(typed != nil)
        #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
        #expect(pages.spineLocation == .none && pages.view.clipsToBounds)
        let page = UIViewController()
        pages.setViewControllers([page], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.advance(by: 0)
        #expect(page.view.frame.size == stage.window.bounds.size)
    }

    @Test("A constraint that is not installed is inactive, but connected to its outlet")
    func uninstalledConstraint() throws {
        let detail = try detail()
        #expect(detail.tallFooter.isActive == false && detail.tallFooter.constant == 300)
        #expect(detail.view.subviews[1].frame.height == 100)
    }

    @Test("An embedded scene is prepared by its parent, fills its container, and has the old layout guides")
    func embeddedScene() throws {
        let detail = try detail()
        let embedded = try #require(detail.embedded)
        #expect(detail.children == [embedded])
        #expect(embedded.view.superview === detail.view.subviews[1])
        #expect(embedded.view.frame == CGRect(x: 0, y: 0, width: 393, height: 100))
        #expect(embedded.view.subviews[0].frame.minY == 10)
    }

    @Test("A static table shows its sections, headers, footers, custom labels and row heights")
    func staticTable() throws {
        let settings = storyboard.instantiateViewController(withIdentifier: "settings")
        let controller = try #require(settings as? UITableViewController)
        stage.window.rootViewController = controller
        stage.advance(by: 1.0 / 60)
        let table = try #require(controller.tableView)
        #expect(table.style == .grouped && table.numberOfSections == 2)
        #expect(controller.tableView(table, titleForHeaderInSection: 0) == "Account")
        #expect(controller.tableView(table, titleForFooterInSection: 0) == "Signed in")
        let cells = table.visibleCells
        #expect(cells.map { $0.textLabel?.text } == ["Name", nil, "Notifications"])
        #expect(cells[0].detailTextLabel?.text == "Ada" && cells[0].contentView.subviews.count == 2)
        #expect(cells.map(\.bounds.height) == [44, 88, 44])
        #expect((cells[1].contentView.subviews.first as? UISlider)?.value == 0.5)
        #expect(cells[2].accessoryType == .checkmark)
    }

    @Test("A collection has its flow layout, cells with constraints to the cell, and headers")
    func collection() throws {
        let photos = try #require(
            storyboard.instantiateViewController(withIdentifier: "photos") as? PhotosController)
        stage.window.rootViewController = photos
        stage.advance(by: 1.0 / 60)
        let cells = photos.collectionView.visibleCells
        #expect(cells.count == 7)
        #expect(cells[0].frame == CGRect(x: 10, y: 35, width: 90, height: 60))
        #expect(cells[0].contentView.subviews[0].frame == CGRect(x: 4, y: 4, width: 82, height: 52))
        let header = photos.collectionView.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect((header?.subviews.first as? UILabel)?.text == "Header")
    }

    @Test("A creator passes the coder to a custom initializer")
    func creator() {
        let made: PeopleController = storyboard.instantiateViewController(identifier: "people") {
            let controller = PeopleController(coder: $0)
            controller?.names = ["Made"]
            return controller
        }
        #expect(made.names == ["Made"] && made.storyboard === storyboard)
    }

    @Test("Each instance has its own objects, and is released with its last reference")
    func release() throws {
        weak var first: DetailController?
        weak var label: UILabel?
        do {
            let detail = try detail()
            (first, label) = (detail, detail.titleLabel)
            #expect(storyboard.instantiateViewController(withIdentifier: "detail") !== detail)
            stage.window.rootViewController = nil
            stage.advance(by: 1.0 / 60)
        }
        #expect(first == nil && label == nil)
    }

    @Test("A program opens the initial controller of a storyboard by its name")
    func opening() throws {
        let opener = try #require(UIApplication.shared as any NSObjectProtocol as? any StoryboardOpening)
        let controller = try opener.makeInitialViewController(
            ofStoryboard: "Main", modules: ["NibKitTests"], entry: nil)
        #expect(controller is UITabBarController || controller is UINavigationController)
        let messages = Messages.during {
            #expect(throws: LaunchFailure.reported) {
                try opener.makeInitialViewController(ofStoryboard: "Absent", modules: [], entry: nil)
            }
        }
        #expect(messages == ["UIStoryboard: \"Absent.storyboard\" not found in the resources"])
    }

    @Test("A missing file or scene is reported once")
    func missing() {
        let missingFile = Messages.during {
            let storyboard = UIStoryboard(name: "Absent", bundle: .module)
            #expect(storyboard.instantiateInitialViewController() == nil)
        }
        #expect(missingFile == ["UIStoryboard: \"Absent.storyboard\" not found in the resources"])
        let missingScene = Messages.during {
            #expect(type(of: storyboard.instantiateViewController(withIdentifier: "absent")) == UIViewController.self)
        }
        #expect(missingScene.count == 1 && missingScene[0].contains("detail, people, photos, settings"))
    }
}
