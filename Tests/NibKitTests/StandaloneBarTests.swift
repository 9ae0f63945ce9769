import ControlKit
import Foundation
import ListKit
import NibKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Bars of nibs without a controller")
struct StandaloneBarTests {
    /// Returns the view of a nib with the element `<NAME ATTRIBUTES>CONTENT</NAME>`, and expects that loading it
    /// reports nothing.
    private func load<Bar: UIView>(
        _ name: String, _ type: Bar.Type, _ attributes: String = "", _ content: String = ""
    ) throws -> Bar {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NSObject"/>
                    <\(name) \(attributes) id="b">
                        <rect key="frame" x="0.0" y="0.0" width="320" height="49"/>\(content)
                    </\(name)>
                </objects>
            </document>
            """
        var views: [Any] = []
        let messages = Messages.during {
            views = UINib(data: Data(xib.utf8), bundle: nil).instantiate(withOwner: nil)
        }
        #expect(messages == [])
        return try #require(views.first as? Bar)
    }

    /// Returns a `color` element with the red and green components 0 or 1.
    private func color(_ key: String, red: Int, green: Int) -> String {
        "<color key=\"\(key)\" red=\"\(red)\" green=\"\(green)\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let black = UIColor(light: 0x1C1C1E, dark: 0x1C1C1E)

    @Test("A tab bar has the style, the colors and the items of the file")
    func tabBar() throws {
        let items = "<items><tabBarItem title=\"One\" tag=\"1\" id=\"i\"/><tabBarItem title=\"Two\" id=\"j\"/></items>"
        let plain = try load("tabBar", UITabBar.self, "barStyle=\"black\" translucent=\"NO\"", items)
        #expect(plain.barStyle == .black && plain.backgroundColor == black && !plain.isTranslucent)
        #expect(plain.items?.map(\.title) == ["One", "Two"] && plain.items?.first?.tag == 1)
        let (tint, background) = (color("barTintColor", red: 1, green: 0), color("backgroundColor", red: 0, green: 1))
        let tinted = try load("tabBar", UITabBar.self, "", tint + color("tintColor", red: 0, green: 1))
        #expect(tinted.barTintColor == red && tinted.backgroundColor == red && tinted.tintColor == green)
        #expect(try load("tabBar", UITabBar.self, "barStyle=\"black\"", background).backgroundColor == green)
        let all = try load("tabBar", UITabBar.self, "barStyle=\"black\"", background + tint)
        #expect(all.backgroundColor == red)
    }

    @Test("A toolbar has the style, the colors and the translucency of the file")
    func toolbar() throws {
        let plain = try load("toolbar", UIToolbar.self, "barStyle=\"blackOpaque\" translucent=\"NO\"")
        #expect(plain.barStyle == .black && plain.backgroundColor == black && !plain.isTranslucent)
        let (tint, background) = (color("barTintColor", red: 1, green: 0), color("backgroundColor", red: 0, green: 1))
        #expect(try load("toolbar", UIToolbar.self, "barStyle=\"black\"", background).backgroundColor == green)
        let all = try load("toolbar", UIToolbar.self, "barStyle=\"black\"", background + tint)
        #expect(all.barTintColor == red && all.backgroundColor == red)
    }

    @Test("A search bar has the style and the colors of the file")
    func searchBar() throws {
        let content = color("barTintColor", red: 1, green: 0) + color("tintColor", red: 0, green: 1)
        let bar = try load("searchBar", UISearchBar.self, "barStyle=\"blackTranslucent\"", content)
        #expect(bar.barStyle == .blackTranslucent && bar.overrideUserInterfaceStyle == .dark)
        #expect(bar.barTintColor == red && bar.tintColor == green)
    }
}
