import ControlKit
import Foundation
import LayerKit
import ListKit
import NibKit
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

@MainActor
@Suite("Navigation bars of nibs")
struct NavigationBarTests {
    /// Returns the bar of a nib with the element `<navigationBar ATTRIBUTES>CONTENT</navigationBar>`, and expects that
    /// loading it reports nothing.
    private func bar(_ attributes: String = "", _ content: String, owner: AnyObject? = nil) throws -> UINavigationBar {
        let ownerClass = owner.map { "\(type(of: $0))" } ?? "NSObject"
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(ownerClass)"/>
                    <navigationBar \(attributes) contentMode="scaleToFill" id="n">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>\(content)
                    </navigationBar>
                </objects>
            </document>
            """
        var views: [Any] = []
        let messages = Messages.during {
            views = UINib(data: Data(xib.utf8), bundle: .module).instantiate(withOwner: owner)
        }
        #expect(messages == [])
        return try #require(views.first as? UINavigationBar)
    }

    private func color(_ key: String, red: Int, green: Int) -> String {
        "<color key=\"\(key)\" red=\"\(red)\" green=\"\(green)\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    }

    @Test("Bars have the colors of the file; an appearance overrides barTintColor, which overrides backgroundColor")
    func colors() throws {
        let (red, green) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        let background = color("backgroundColor", red: 1, green: 0)
        let tint = color("barTintColor", red: 0, green: 1)
        let plain = try bar("translucent=\"NO\"", background)
        #expect(plain.backgroundColor == red && plain.layer.backgroundColor == red.cgColor && !plain.isTranslucent)
        let tinted = try bar("", background + tint)
        #expect(tinted.backgroundColor == red && tinted.layer.backgroundColor == green.cgColor)
        let appearance = "<navigationBarAppearance key=\"standardAppearance\">\(background)</navigationBarAppearance>"
        #expect(try bar("", tint + appearance).layer.backgroundColor == red.cgColor)
    }

    @Test(
        "Bars have the style of the file",
        arguments: [("black", UIBarStyle.black), ("blackOpaque", .black), ("blackTranslucent", .blackTranslucent)])
    func styles(name: String, style: UIBarStyle) throws {
        let bar = try bar("barStyle=\"\(name)\"", "")
        #expect(bar.barStyle == style && bar.layer.backgroundColor == UIBarStyle.black.backgroundColor.cgColor)
        #expect(try self.bar("barStyle=\"default\"", "").barStyle == .default)
    }

    @Test("Appearances have the colors and text attributes of the file; an empty one keeps the defaults")
    func appearances() throws {
        let bar = try bar(
            "",
            """
            <navigationBarAppearance key="standardAppearance">
                \(color("backgroundColor", red: 1, green: 0))\(color("shadowColor", red: 0, green: 1))
                <textAttributes key="titleTextAttributes">\(color("textColor", red: 1, green: 1))</textAttributes>
                <textAttributes key="largeTitleTextAttributes">
                    <fontDescription key="fontDescription" type="system" pointSize="20"/>
                </textAttributes>
            </navigationBarAppearance>
            <navigationBarAppearance key="scrollEdgeAppearance"/>
            """)
        let standard = bar.standardAppearance
        #expect(standard.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(standard.shadowColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(
            standard.titleTextAttributes[.foregroundColor] as? UIColor == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
        #expect((standard.largeTitleTextAttributes[.font] as? UIFont)?.pointSize == 20)
        let edge = try #require(bar.scrollEdgeAppearance)
        #expect(edge.backgroundColor == nil && edge.shadowColor != nil && edge.titleTextAttributes.isEmpty)
    }

    @Test("A bar in a view shows its own items, whose actions are connected")
    func items() throws {
        let stage = OffscreenStage(size: CGSize(width: 320, height: 100))
        let owner = ItemOwner()
        let bar = try bar(
            "",
            """
            <items>
                <navigationItem title="First" id="a"/>
                <navigationItem title="Second" id="b">
                    <barButtonItem key="leftBarButtonItem" title="Close" id="c"/>
                    <rightBarButtonItems>
                        <barButtonItem title="Save" id="d">
                            <connections><action selector="save:" destination="-1" id="e"/></connections>
                        </barButtonItem>
                        <barButtonItem title="More" id="f"/>
                    </rightBarButtonItems>
                </navigationItem>
            </items>
            """, owner: owner)
        #expect(bar.items?.map(\.title) == ["First", "Second"])
        let item = try #require(bar.topItem)
        #expect(item.leftBarButtonItem?.title == "Close" && item.rightBarButtonItems?.map(\.title) == ["Save", "More"])
        stage.window.addSubview(bar)
        stage.advance(by: 0)
        stage.click(at: CGPoint(x: 295, y: 22))
        #expect(owner.saveCount == 1)
    }

    private final class ItemOwner: UIViewController, InterfaceDescribing {
        var saveCount = 0

        func save(_ sender: UIBarButtonItem) { saveCount += 1 }

        static func describe(_ interface: inout InterfaceDescription) {
            interface.addAction("save:", ItemOwner.save)
        }
    }
}
