import Foundation
import ListKit
import NibKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Attributes of interface files that few files set")
struct RareAttributeTests {
    private func views(_ objects: String, resources: String = "") -> [Any] {
        UINib(objects: objects, resources: resources).instantiate(withOwner: nil)
    }

    @Test(
        "System colors of Xcode 11 take precedence over the color beside them",
        arguments: [
            (#"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="redColor""#, true),
            (#"xcode11CocoaTouchSystemColor="unknownColor" cocoaTouchSystemColor="whiteColor""#, false),
        ])
    func systemColors(attributes: String, isBackground: Bool) throws {
        let objects = #"<view id="v"><color key="backgroundColor" \#(attributes)/></view>"#
        let view = try #require(views(objects).first as? UIView)
        #expect(view.backgroundColor == (isBackground ? .systemBackground : .white))
    }

    @Test("Labels and image views without the attribute userInteractionEnabled receive touches")
    func userInteraction() throws {
        let objects = #"<label id="a"/><imageView id="b"/><label userInteractionEnabled="NO" id="c"/>"#
        #expect(views(objects).compactMap { ($0 as? UIView)?.isUserInteractionEnabled } == [true, true, false])
    }

    @Test("Labels that shrink their text have the baseline adjustment of the file")
    func baselineAdjustment() {
        let objects = ["none", "alignCenters", "alignBaselines"].map {
            "<label adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.5\" baselineAdjustment=\"\($0)\" id=\"\($0)\"/>"
        }
        let labels = views(objects.joined()).compactMap { $0 as? UILabel }
        #expect(labels.map(\.baselineAdjustment) == [.none, .alignCenters, .alignBaselines])
    }

    @Test("Scroll views have the zoom limits of the file")
    func zoomLimits() throws {
        let objects = #"<scrollView minimumZoomScale="0.5" maximumZoomScale="3" bouncesZoom="NO" id="s"/>"#
        let scroll = try #require(views(objects).first as? UIScrollView)
        #expect(scroll.minimumZoomScale == 0.5 && scroll.maximumZoomScale == 3 && !scroll.bouncesZoom)
        let plain = try #require(views(#"<scrollView id="s"/>"#).first as? UIScrollView)
        #expect(plain.minimumZoomScale == 1 && plain.maximumZoomScale == 1 && plain.bouncesZoom)
    }

    @Test("An image that exists but can't be read is not reported as missing")
    func unreadableImage() {
        let messages = Messages.during {
            _ = views(#"<imageView image="Broken" id="a"/><imageView image="Absent" id="b"/>"#)
        }
        #expect(messages.contains { $0.contains("broken.pdf: PDF is not supported; export the image as PNG") })
        #expect(messages.contains { $0.contains("image \"Broken\" can't be read (<imageView>, id a)") })
        #expect(messages.contains { $0.contains("image \"Absent\" not found (<imageView>, id b)") })
        #expect(messages.count == 3)
    }

    @Test("An image that can't be read is replaced by a transparent one with the size that the file lists")
    func unreadableImageSize() {
        var image: UIImage?
        let messages = Messages.during {
            let loaded = views(
                #"<imageView image="Broken" id="a"/>"#, resources: #"<image name="Broken" width="24" height="18"/>"#)
            image = (loaded.first as? UIImageView)?.image
        }
        #expect(image?.size == CGSize(width: 24, height: 18) && messages.count == 2)
    }

    @Test("Image references have a rendering mode", arguments: ["template", "original"])
    func renderingMode(name: String) throws {
        let objects = """
            <imageView id="i">
                <imageReference key="image" image="star" catalog="system" renderingMode="\(name)"/>
            </imageView>
            """
        let view = try #require(views(objects).first as? UIImageView)
        #expect(view.image?.renderingMode == (name == "template" ? .alwaysTemplate : .alwaysOriginal))
    }

    @Test("Long press recognizers have their allowable movement")
    func longPress() throws {
        let objects = """
            <view id="v"><gestureRecognizers/><connections>
                <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="o"/>
            </connections></view>
            <pongPressGestureRecognizer allowableMovement="25" minimumPressDuration="2" id="g"/>
            """
        let view = try #require(views(objects).first as? UIView)
        let press = try #require(view.gestureRecognizers?.first as? UILongPressGestureRecognizer)
        #expect(press.allowableMovement == 25 && press.minimumPressDuration == 2)
    }

    @Test(
        "Multipliers are numbers, or ratios with a colon or a slash",
        arguments: [("2", 2.0), ("3:2", 1.5), ("3/2", 1.5), ("wide", 1.0)])
    func multipliers(text: String, expected: Double) throws {
        let objects = """
            <view id="v"><constraints><constraint firstItem="v" firstAttribute="width" secondItem="v"
                secondAttribute="height" multiplier="\(text)" id="c"/></constraints></view>
            """
        let view = try #require(views(objects).first as? UIView)
        #expect(view.constraints.map { Double($0.multiplier) } == [expected])
    }

    @Test(
        "Paragraph styles have other names of line break modes than labels",
        arguments: [
            ("wordWrapping", NSLineBreakMode.byWordWrapping), ("truncatingTail", .byTruncatingTail),
            ("clipping", .byClipping),
        ])
    func lineBreakModes(name: String, mode: NSLineBreakMode) throws {
        let objects = """
            <label id="l"><attributedString key="attributedText"><fragment content="Text"><attributes>
            <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="\(name)"/></attributes></fragment>
            </attributedString></label>
            """
        let label = try #require(views(objects).first as? UILabel)
        let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        #expect((style as? NSParagraphStyle)?.lineBreakMode == mode)
    }

    @Test("Tab bar items move their titles")
    func titleOffset() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="c"><scenes><scene sceneID="s"><objects>
                <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"/>
                <tabBarItem key="tabBarItem" title="Home" id="t">
                <offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="-4"/></tabBarItem>
                </viewController></objects></scene></scenes></document>
            """
        let storyboard = UIStoryboard(data: Data(text.utf8), name: "Tabs.storyboard")
        let item = try #require(storyboard.instantiateInitialViewController()?.tabBarItem)
        #expect(item.title == "Home" && item.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -4))
    }

    @Test(
        "View controllers have the modal transition style of the file",
        arguments: [
            ("coverVertical", UIModalTransitionStyle.coverVertical), ("flipHorizontal", .flipHorizontal),
            ("crossDissolve", .crossDissolve), ("partialCurl", .partialCurl),
        ])
    func modalTransition(name: String, style: UIModalTransitionStyle) {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="c"><scenes><scene sceneID="s"><objects>
                <viewController modalTransitionStyle="\(name)" id="c" sceneMemberID="viewController">
                <view key="view" id="v"/></viewController></objects></scene></scenes></document>
            """
        let storyboard = UIStoryboard(data: Data(text.utf8), name: "Main.storyboard")
        #expect(storyboard.instantiateInitialViewController()?.modalTransitionStyle == style)
    }

    @Test("Standard spacing of stack views, keyboard dismissal of scroll views, and multiple touches")
    func viewValues() throws {
        let objects = """
            <stackView spacingType="standard" multipleTouchEnabled="YES" autoresizesSubviews="NO" id="a"/>
            <scrollView keyboardDismissMode="onDrag" id="b"/>
            """
        let views = views(objects)
        let stack = try #require(views.first as? UIStackView)
        #expect(stack.spacing == UIStackView.spacingUseSystem && stack.isMultipleTouchEnabled)
        #expect(!stack.autoresizesSubviews && (views.last as? UIView)?.autoresizesSubviews == true)
        #expect((views.last as? UIScrollView)?.keyboardDismissMode == .onDrag)
    }
}
