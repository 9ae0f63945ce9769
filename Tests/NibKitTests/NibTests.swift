import ControlKit
import DrawKit
import Foundation
import LayerKit
import ListKit
import NibKit
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UINib and nibs of controllers")
struct NibTests {
    private let stage = OffscreenStage(size: CGSize(width: 320, height: 400))

    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            tableView.register(UINib(nibName: "CardCell", bundle: .module), forCellReuseIdentifier: "card")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
            (cell as? PersonCell)?.nameLabel.text = "Card \(indexPath.row)"
            return cell
        }
    }

    @Test("Cells from a registered nib have the identifier of the registration, and are reused")
    func cells() throws {
        let rows = Rows(style: .plain)
        stage.window.rootViewController = rows
        stage.advance(by: 1.0 / 60)
        let cells = rows.tableView.visibleCells.compactMap { $0 as? PersonCell }
        #expect(!cells.isEmpty && cells.allSatisfy { $0.reuseIdentifier == "card" && $0.isAwake })
        #expect(cells[0].nameLabel.textAlignment == .right && cells[0].nameLabel.font == .boldSystemFont(ofSize: 20))
        let initial = Set(cells.map(ObjectIdentifier.init))
        for offset in [2_000.0, 4_000] {
            rows.tableView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
            stage.advance(by: 1.0 / 60)
        }
        #expect(rows.tableView.visibleCells.count { initial.contains(ObjectIdentifier($0)) } >= cells.count - 1)
    }

    /// A collection view that registers all headers with its own identifier.
    private final class Headers: UICollectionView {
        override func register(
            _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
        ) {
            super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: "own " + identifier)
        }
    }

    @Test("A collection view can override the registration of nibs")
    func overriddenRegistration() {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <collectionReusableView id="h"/>
                </objects>
            </document>
            """
        let headers = Headers(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let kind = UICollectionView.elementKindSectionHeader
        let nib = UINib(data: Data(xib.utf8), bundle: nil)
        headers.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: "month")
        let view = headers.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "own month", for: IndexPath(item: 0, section: 0))
        #expect(view.reuseIdentifier == "own month")
    }

    @Test("A cell from a nib has its accessory type", arguments: [("detailButton", 4), ("detailDisclosureButton", 2)])
    func accessories(name: String, rawValue: Int) throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <tableViewCell contentMode="scaleToFill" accessoryType="\(name)" id="c"/>
                </objects>
            </document>
            """
        let views = UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil)
        let cell = try #require(views.first as? UITableViewCell)
        #expect(cell.accessoryType.rawValue == rawValue)
    }

    @Test("Toolbars from a nib have their items, and pickers their data source and delegate")
    func toolbarAndPicker() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <toolbar opaque="NO" contentMode="scaleToFill" id="t">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                        <items>
                            <barButtonItem title="Reset" id="a"/>
                            <barButtonItem systemItem="flexibleSpace" id="b"/>
                            <barButtonItem style="done" systemItem="done" id="c"/>
                        </items>
                        <color key="barTintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                    </toolbar>
                    <pickerView contentMode="scaleToFill" id="p">
                        <rect key="frame" x="0.0" y="44" width="320" height="216"/>
                        <connections>
                            <outlet property="dataSource" destination="-1" id="o1"/>
                            <outlet property="delegate" destination="-1" id="o2"/>
                        </connections>
                    </pickerView>
                </objects>
            </document>
            """
        let (nib, owner) = (UINib(data: Data(xib.utf8), bundle: nil), Sizes())
        var views: [Any] = []
        let messages = Messages.during { views = nib.instantiate(withOwner: owner) }
        let bar = try #require(views.first as? UIToolbar)
        let picker = try #require(views.last as? UIPickerView)

        #expect(messages == [] && bar.items?.map(\.title) == ["Reset", nil, "Done"] && bar.barTintColor == .white)
        #expect(picker.numberOfRows(inComponent: 0) == 3 && picker.delegate === owner)
    }

    @Test("Search bars from a nib have their values and delegate, and a search display controller is reported once")
    func searchBars() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
                        <connections>
                            <outlet property="searchDisplayController" destination="d" id="o1"/>
                        </connections>
                    </placeholder>
                    <searchBar contentMode="redraw" text="cranes" placeholder="Search birds" prompt="Birds" \
            barStyle="black" searchBarStyle="minimal" showsCancelButton="YES" showsScopeBar="YES" translucent="NO" \
            id="s">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
                        <color key="barTintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                        <textInputTraits key="textInputTraits" autocapitalizationType="words" returnKeyType="go"/>
                        <scopeButtonTitles>
                            <string>All</string>
                            <string>Rare</string>
                        </scopeButtonTitles>
                        <connections>
                            <outlet property="delegate" destination="-1" id="o2"/>
                        </connections>
                    </searchBar>
                    <searchBar showsBookmarkButton="YES" id="p"/>
                    <searchDisplayController id="d"/>
                </objects>
            </document>
            """
        let owner = Birds()
        var bars: [UISearchBar] = []
        let messages = Messages.during {
            bars = UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: owner).compactMap {
                $0 as? UISearchBar
            }
        }
        let bar = try #require(bars.first)

        #expect((bar.text, bar.placeholder, bar.prompt) == ("cranes", "Search birds", "Birds"))
        #expect(bar.searchBarStyle == .minimal && bar.showsCancelButton && bar.showsScopeBar && !bar.isTranslucent)
        #expect(bar.scopeButtonTitles == ["All", "Rare"] && bar.delegate === owner)
        #expect(bar.barStyle == .black && bar.barTintColor == .white)
        #expect(bar.autocapitalizationType == .words && bar.returnKeyType == .go)
        #expect(bars.count == 2 && bars[1].searchBarStyle == .default && bars[1].text == "")
        #expect(messages.count == 2 && messages[0].contains("showsBookmarkButton"))
        #expect(messages[1].contains("search display controllers are not supported; use a UISearchController"))
    }

    private final class Birds: UIViewController, UISearchBarDelegate {}

    @Test("Text views are editable and selectable unless the nib says otherwise, and have a delegate")
    func textViews() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <textView text="Notes" textAlignment="natural" id="a">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                        <connections>
                            <outlet property="delegate" destination="-1" id="o1"/>
                        </connections>
                    </textView>
                    <textView editable="NO" text="Terms" textAlignment="natural" id="b"/>
                    <textView editable="NO" selectable="NO" text="Terms" textAlignment="natural" id="c"/>
                </objects>
            </document>
            """
        let owner = TextOwner()
        var views: [UITextView] = []
        let messages = Messages.during {
            views = UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: owner).compactMap {
                $0 as? UITextView
            }
        }
        #expect(messages == [] && views.map(\.text) == ["Notes", "Terms", "Terms"])
        #expect(views.map(\.isEditable) == [true, false, false] && views.map(\.isSelectable) == [true, true, false])
        views[0].insertText("!")
        #expect(owner.changed == "Notes!")
    }

    @Test("An outlet of a UIKit object to an object of the wrong type is reported, unless the outlet is a delegate")
    func wrongTypes() {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <tableView id="a">
                        <connections>
                            <outlet property="delegate" destination="-1" id="o1"/>
                            <outlet property="dataSource" destination="-1" id="o2"/>
                            <outlet property="prefetchDataSource" destination="-1" id="o3"/>
                            <outlet property="refreshControl" destination="-1" id="o4"/>
                        </connections>
                    </tableView>
                    <textField id="b">
                        <connections>
                            <outlet property="delegate" destination="-1" id="o5"/>
                            <outlet property="leftView" destination="-1" id="o6"/>
                        </connections>
                    </textField>
                </objects>
            </document>
            """
        let messages = Messages.during {
            _ = UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: PlainOwner())
        }
        let expected = [
            ("dataSource of UITableView", "UITableViewDataSource"),
            ("prefetchDataSource of UITableView", "UITableViewDataSourcePrefetching"),
            ("refreshControl of UITableView", "UIRefreshControl"), ("leftView of UITextField", "UIView"),
        ]
        #expect(messages.count == expected.count)
        for (outlet, type) in expected {
            let words = "outlet \(outlet) needs a \(type), which PlainOwner is not"
            #expect(messages.count { $0.contains(words) } == 1, "\(words)")
        }
    }

    private func views(_ xib: String) -> (views: [UIView], messages: [String]) {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(xib)</objects>
            </document>
            """
        var views: [UIView] = []
        let messages = Messages.during {
            views = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).compactMap { $0 as? UIView }
        }
        return (views, messages)
    }

    @Test("A view with a fixed frame and no constraints keeps its frame from the file")
    func fixedFrames() throws {
        let (found, messages) = views(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/>
            <subviews><label fixedFrame="YES" text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="20" y="11" width="253" height="21"/></label></subviews></view>
            """)
        stage.window.addSubview(try #require(found.first))
        stage.advance(by: 0)
        #expect(found[0].subviews[0].frame == CGRect(x: 20, y: 11, width: 253, height: 21) && messages == [])
    }

    @Test("Xcode's default header and footer heights of grouped tables are automatic, and other heights are fixed")
    func headerHeights() {
        func heights(_ style: String, _ height: String) -> [CGFloat] {
            let (found, _) = views(
                "<tableView style=\"\(style)\" sectionHeaderHeight=\"\(height)\" "
                    + "sectionFooterHeight=\"\(height)\" id=\"t\"/>")
            let table = found.first as? UITableView
            return [table?.sectionHeaderHeight ?? 0, table?.sectionFooterHeight ?? 0]
        }
        let automatic = UITableView(frame: .zero, style: .grouped).sectionHeaderHeight
        for style in ["grouped", "insetGrouped"] {
            #expect(heights(style, "10") == [automatic, automatic] && heights(style, "18") == [automatic, automatic])
            #expect(heights(style, "40") == [40, 40])
        }
        #expect(heights("plain", "18") == [18, 18])
    }

    @Test("A button with a configuration shows the configuration's title, not that of its normal state")
    func configuredButtons() throws {
        let (found, messages) = views(
            """
            <button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="100" height="30"/>
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" title="Sign in"/></button>
            """)
        let button = try #require(found.first as? UIButton)
        stage.window.addSubview(button)
        stage.advance(by: 0)
        #expect(button.titleLabel?.text == "Sign in" && messages == [])
    }

    @Test("Old system colors have their values even without components in the file")
    func oldColors() {
        let (found, messages) = views(
            """
            <view id="v"><color key="backgroundColor" cocoaTouchSystemColor="viewFlipsideBackgroundColor"/></view>
            """)
        #expect(found.first?.backgroundColor?.cgColor.light.alpha == 1 && messages == [])
    }

    private final class PlainOwner: NSObject {}

    private final class TextOwner: NSObject, UITextViewDelegate {
        var changed: String?

        func textViewDidChange(_ textView: UITextView) { changed = textView.text }
    }

    /// The owner of a nib, with the sizes shown by its picker.
    private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            ["small", "medium", "large"][row]
        }
    }

    @Test("An action to the first responder of a xib is sent along the responder chain")
    func firstResponder() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    <button opaque="NO" contentMode="scaleToFill" buttonType="system" id="b">
                        <rect key="frame" x="0.0" y="0.0" width="80" height="44"/>
                        <connections>
                            <action selector="open:" destination="-2" eventType="touchUpInside" id="a"/>
                        </connections>
                    </button>
                </objects>
            </document>
            """
        let nib = UINib(data: Data(xib.utf8), bundle: nil)
        var objects: [Any] = []
        let messages = Messages.during { objects = nib.instantiate(withOwner: nil) }
        let button = try #require(objects.first as? UIButton)
        let opener = Opener()
        opener.view.addSubview(button)
        button.sendActions(for: .touchUpInside)
        #expect(messages == [] && opener.senders == [button])
    }

    /// A controller with an action for the first responder.
    private final class Opener: UIViewController, InterfaceDescribing {
        private(set) var senders: [UIButton] = []

        static func describe(_ interface: inout InterfaceDescription) {
            interface.addAction("open:", Opener.open)
        }

        func open(_ sender: UIButton) { senders.append(sender) }
    }

    @Test("A custom object is notified when loading ends")
    func customObject() throws {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <customObject id="m" customClass="SpecialMotion"/>
                </objects>
            </document>
            """
        let objects = UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil)
        #expect((objects.first as? SpecialMotion)?.calls == ["motion", "special"])
    }

    @Test("loadNibNamed returns the top-level objects, and nil with a message for an unknown nib")
    func bundle() {
        let objects = Bundle.module.loadNibNamed("CardCell", owner: nil)
        #expect(objects?.count == 1 && objects?.first is PersonCell)
        let messages = Messages.during { #expect(Bundle.module.loadNibNamed("Absent", owner: nil) == nil) }
        #expect(messages == ["UINib: \"Absent.xib\" not found in the resources"])
    }

    @Test("A controller loads the nib named after its class, with outlets, actions, gestures and attributes")
    func controllerNib() throws {
        let controller = BadgeViewController(nibName: nil, bundle: .module)
        let messages = Messages.during { _ = controller.view }
        #expect(controller.view.bounds.size == CGSize(width: 200, height: 100))
        let badge: Badge = controller.badge
        #expect(badge.layer.cornerRadius == 10 && badge.count == 7 && badge.note == "new")
        #expect(badge.edgeColor == UIColor(white: 0, alpha: 1))
        #expect(badge.container === controller.view)
        #expect(messages.count == 1 && messages[0].hasPrefix("BadgeView.xib:"))
        #expect(messages[0].contains("\"missing\" is unknown to Badge"))
        stage.window.rootViewController = controller
        stage.advance(by: 1.0 / 60)
        #expect(badge.frame.maxX == 310)  // the badge follows the right edge
        stage.click(at: badge.convert(CGPoint(x: 5, y: 5), to: nil))
        #expect(controller.taps == 1)
    }

    @Test("An outlet to an ancestor is weak")
    func weakAncestor() {
        weak var view: UIView?
        do {
            let controller = BadgeViewController(nibName: "BadgeView", bundle: .module)
            view = controller.view
        }
        #expect(view == nil)
    }

    @Test("The toolkit's views and controllers can't be created from other coders")
    func otherCoders() {
        #expect(UIView(coder: NSCoder()) == nil && UIViewController(coder: NSCoder()) == nil)
        #expect(UILabel(coder: NSCoder()) == nil && UITableViewCell(coder: NSCoder()) == nil)
    }
}
