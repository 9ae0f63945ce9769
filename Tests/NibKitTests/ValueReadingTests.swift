import ControlKit
import Foundation
import ListKit
import NibKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Values of a class that custom classes read and change in init(coder:)")
struct ValueReadingTests {
    struct Sample: CustomTestStringConvertible, Sendable {
        let type: String
        let element: String
        var attributes = ""
        var content = ""
        var testDescription: String { element }
    }

    nonisolated private static let samples = [
        Sample(type: "ReadingLabel", element: "label", attributes: #"text="file""#),
        Sample(type: "ReadingButton", element: "button", content: #"<state key="normal" title="file"/>"#),
        Sample(type: "ReadingField", element: "textField", attributes: #"text="file""#),
        Sample(type: "ReadingText", element: "textView", content: #"<string key="text">file</string>"#),
        Sample(type: "ReadingSearchBar", element: "searchBar", attributes: #"placeholder="file""#),
        Sample(type: "ReadingPicture", element: "imageView", attributes: #"image="star" catalog="system""#),
        Sample(type: "ReadingSwitch", element: "switch", attributes: #"on="YES""#),
        Sample(type: "ReadingSlider", element: "slider", attributes: #"maxValue="8""#),
        Sample(type: "ReadingStepper", element: "stepper", attributes: #"maximumValue="8""#),
        Sample(
            type: "ReadingSegments", element: "segmentedControl",
            content: #"<segments><segment title="file"/></segments>"#),
        Sample(type: "ReadingPages", element: "pageControl", attributes: #"numberOfPages="8""#),
        Sample(type: "ReadingSpinner", element: "activityIndicatorView", attributes: #"style="large""#),
        Sample(type: "ReadingProgress", element: "progressView", attributes: #"progress="0.5""#),
        Sample(type: "ReadingStack", element: "stackView", attributes: #"axis="vertical""#),
        Sample(type: "ReadingScroll", element: "scrollView", attributes: #"pagingEnabled="YES""#),
        Sample(type: "ReadingTable", element: "tableView", attributes: #"rowHeight="80""#),
        Sample(type: "ReadingCollection", element: "collectionView", attributes: #"allowsMultipleSelection="YES""#),
        Sample(
            type: "ReadingItem", element: "collectionViewCell",
            content: #"<view key="contentView" id="c"><subviews><view id="s"/></subviews></view>"#),
        Sample(
            type: "ReadingCell", element: "tableViewCell", attributes: #"accessoryType="checkmark""#,
            content: """
                <tableViewCellContentView key="contentView" id="c"><subviews><view id="s"/></subviews>
                </tableViewCellContentView>
                """),
        Sample(
            type: "ReadingBox", element: "view", attributes: #"tag="8""#,
            content: #"<subviews><view id="s"/></subviews>"#),
    ]

    private func views(_ sample: Sample) -> [UIView] {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <\(sample.element) \(sample.attributes) id="v" customClass="\(sample.type)" customModule="NibKitTests">
                <rect key="frame" x="0.0" y="0.0" width="80" height="40"/>\(sample.content)
            </\(sample.element)></objects></document>
            """
        return UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil).compactMap { $0 as? UIView }
    }

    @Test("super.init(coder:) sets the values of the file, and those of the code take precedence", arguments: samples)
    func order(sample: Sample) throws {
        let view = try #require(views(sample).first as? any ValueReading)
        #expect(view.decoded == "file")
        #expect(view.readValue == "code")
    }

    @Test("The subviews and constraints of an initializer that fails are created once, in the view that replaces it")
    func failure() {
        let messages = Messages.during {
            let found = views(
                Sample(
                    type: "FailingView", element: "view",
                    content: """
                        <subviews><label text="file" id="s"/></subviews>
                        <constraints><constraint firstItem="s" firstAttribute="top" secondItem="v"
                            secondAttribute="top" identifier="top" id="k"/></constraints>
                        """))
            #expect(found.count == 1 && found.first?.subviews.count == 1)
            #expect(found.first?.constraints.count { $0.identifier == "top" } == 1)
            #expect(!(found.first is FailingView))
        }
        #expect(messages.count == 1 && messages.first?.contains("FailingView.init(coder:) returned nil") == true)
    }

    @Test("An initializer that calls super.init(frame:) keeps its background color")
    func frameInitializer() throws {
        let sample = Sample(
            type: "FramedView", element: "view", content: #"<color key="backgroundColor" white="1" alpha="1"/>"#)
        let view = try #require(views(sample).first as? FramedView)
        #expect(view.backgroundColor == .red && view.frame.width == 80)
    }

    // MARK: Controllers

    private func controller(_ type: String) throws -> UIViewController? {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="c"><scenes><scene sceneID="s"><objects>
            <viewController id="c" title="file" hidesBottomBarWhenPushed="YES" customClass="\(type)"
                customModule="NibKitTests" sceneMemberID="viewController"><view key="view" tag="7" id="v"/>
            <tabBarItem key="tabBarItem" title="tab" id="t"/>
            <navigationItem key="navigationItem" title="bar" id="n"/></viewController>
            <view id="w"/></objects></scene></scenes></document>
            """
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storyboard")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return try UIStoryboard(contentsOf: url).instantiateInitialViewController()
    }

    @Test("A controller reads and changes the values of the storyboard in init(coder:), and can load its view there")
    func controllers() throws {
        let controller = try #require(try controller("ReadingController") as? ReadingController)
        #expect(controller.decoded == ["file", "tab", "bar"] && controller.decodedTag == 7)
        #expect(controller.title == "code" && !controller.hidesBottomBarWhenPushed)
    }

    @Test("A controller whose initializer fails is replaced, with the values and the view of the storyboard")
    func failingController() throws {
        let messages = try Messages.during {
            let controller = try #require(try controller("FailingController"))
            #expect(!(controller is FailingController) && controller.title == "file" && controller.view.tag == 7)
            #expect(controller.tabBarItem.title == "tab" && controller.navigationItem.title == "bar")
        }
        #expect(messages == [])
    }
}
