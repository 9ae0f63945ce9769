import Foundation
import ListKit
import TestSupport
import Testing
import ViewKit

@testable import NibKit

@MainActor
@Suite("Interface documents")
struct DocumentTests {
    private static let start = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        """

    /// A file that is rejected, with the error message.
    struct Refusal: Sendable, CustomTestStringConvertible {
        let text: String
        let message: String

        init(_ text: String, _ message: String) {
            (self.text, self.message) = (text, message)
        }

        var testDescription: String { message }
    }

    nonisolated static let refusals = [
        Refusal("", "f.xib:1:1: not well-formed XML: the file doesn't begin with an element"),
        Refusal("plain text", "f.xib:1:1: not well-formed XML: the file doesn't begin with an element"),
        Refusal(
            "<document>\n<objects>\n</document>", "f.xib:3:12: not well-formed XML: <objects> in line 2 is not closed"),
        Refusal("<document>\n<objects>\n", "f.xib:2:10: not well-formed XML: <objects> in line 2 is not closed"),
        Refusal("<document/>\nmore", "f.xib:2:1: not well-formed XML: there is content outside of the root element"),
        Refusal(
            "<document>\n  <b x=\"1\" y=\"R & D\"/>\n</document>",
            "f.xib:2:18: not well-formed XML: write & as &amp; and < as &lt; in text"),
        Refusal(
            "<document>&nbsp;</document>",
            "f.xib:1:17: not well-formed XML: unknown entity; write & as &amp; in text"),
        Refusal(
            "<document>\n <b x=\"1 y=\"2\"/>\n</document>",
            "f.xib:2:13: not well-formed XML: a quotation mark, or a space between attributes, is missing"),
        Refusal(
            "<document>\n <b x=1/></document>",
            "f.xib:2:7: not well-formed XML: an attribute's value has no quotation marks"),
        Refusal(
            "<document>\n <b x=\"1",
            "f.xib:2:9: not well-formed XML: an attribute's value has no closing quotation mark"),
        Refusal(
            "<document>\n<b x=\"a<b\"/></document>",
            "f.xib:2:8: not well-formed XML: an attribute's value contains <; add the missing quotation mark, or write "
                + "it as &lt;"),
        Refusal("<document>\n<b x y=\"1\"/></document>", "f.xib:2:6: not well-formed XML: an attribute has no value"),
        Refusal(
            "<document>\n <b x=\"1\" x=\"2\"/></document>",
            "f.xib:2:16: not well-formed XML: an attribute occurs twice"),
        Refusal("<document>]]></document>", "f.xib:1:11: not well-formed XML: error 62"),
        Refusal(
            "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>",
            "f.xib:1: the format of Xcode 4 is not supported; open and save the file with a newer Xcode"),
        Refusal("<html/>", "f.xib:1: not an interface file: the root element is <html>"),
        Refusal(
            "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>",
            "f.xib:1: not an iOS storyboard or xib: the type is com.apple.InterfaceBuilder3.Cocoa.XIB"),
        Refusal("<document/>", "f.xib:1: not an iOS storyboard or xib: the type is missing"),
        Refusal(
            "<?xml version=\"1.0\"?>\n<!DOCTYPE d [<!ENTITY a \"b\">]>\n<document>&a;</document>",
            "f.xib:2: document type declarations are not supported"),
    ]

    @Test("A file that is not an interface file is rejected with its name, line and reason", arguments: refusals)
    func refusal(_ refusal: Refusal) {
        let error = #expect(throws: InterfaceError.self) {
            try InterfaceDocument(Data(refusal.text.utf8), name: "f.xib")
        }
        #expect(error?.description == refusal.message)
    }

    @Test("A storyboard is not accepted as a nib, and a nib not as a storyboard")
    func otherKind() {
        func data(_ type: String) -> Data {
            Data(#"<document type="com.apple.InterfaceBuilder3.CocoaTouch.\#(type)" version="3.0"/>"#.utf8)
        }
        let messages = Messages.during {
            #expect(UINib(data: data("Storyboard.XIB"), bundle: nil).instantiate(withOwner: nil).isEmpty)
            #expect(UIStoryboard(data: data("XIB"), name: "Main").sceneCount == 0)
        }
        #expect(messages.first == "UINib: nib data: expected a xib, found a storyboard")
        #expect(messages.last == "UIStoryboard: Main: expected a storyboard, found a xib")
    }

    @Test("Elements that are nested too deeply are rejected with their line")
    func limits() {
        let deep =
            Self.start + String(repeating: "<view>", count: 3_000) + String(repeating: "</view>", count: 3_000)
            + "</document>"
        let error = #expect(throws: InterfaceError.self) { try InterfaceDocument(Data(deep.utf8), name: "f.xib") }
        #expect(error?.line == 2)
    }

    @Test("Elements have their line number, and values are parsed by type")
    func values() throws {
        let text =
            Self.start + """

                <objects>
                <view id="a" tag="3" alpha="0.5" hidden="YES">
                <rect key="frame" x="1" y="2" width="3" height="4"/>
                <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
                <string key="text">Two
                lines</string>
                </view>
                </objects></document>
                """
        let document = try InterfaceDocument(Data(text.utf8), name: "f.xib")
        let view = try #require(document.topLevelObjects.first)
        #expect(view.line == 4 && view.id == "a")
        #expect(view.integer("tag") == 3 && view.number("alpha") == 0.5 && view.bool("hidden") == true)
        #expect(view.bool("missing") == nil && view.number("id") == nil)
        #expect(view.rect("frame") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.insets("sectionInset") == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(view.string("text") == "Two\nlines")
    }

    /// The attributes of a `color` element, with the expected color.
    struct Sample: Sendable, CustomTestStringConvertible {
        let attributes: String
        let color: UIColor

        init(_ attributes: String, _ color: UIColor) {
            (self.attributes, self.color) = (attributes, color)
        }

        var testDescription: String { attributes }
    }

    nonisolated static let colors = [
        Sample("red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"0.25\"", UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)),
        Sample("white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"", UIColor(white: 0.5, alpha: 1)),
        Sample("systemColor=\"labelColor\"", .label),
        Sample("systemColor=\"systemRedColor\" red=\"0\" green=\"0\" blue=\"0\"", .systemRed),
        Sample("cocoaTouchSystemColor=\"darkTextColor\"", .darkText),
        Sample("systemColor=\"unknownColor\" white=\"1\"", UIColor(white: 1, alpha: 1)),
    ]

    @Test("Colors are read by components in all color spaces, and by name", arguments: colors)
    func color(_ sample: Sample) throws {
        let text = Self.start + "<objects><view><color key=\"c\" \(sample.attributes)/></view></objects></document>"
        let document = try InterfaceDocument(Data(text.utf8), name: "f.xib")
        #expect(document.topLevelObjects.first?.color("c", in: document) == sample.color)
    }
}
