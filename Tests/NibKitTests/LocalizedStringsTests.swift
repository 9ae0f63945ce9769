import ControlKit
import Foundation
import ListKit
import TestSupport
import Testing
import ViewKit

@testable import NibKit

@MainActor
@Suite("Translated texts of interface files")
struct LocalizedStringsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    private func write(_ text: String, to path: String) throws -> URL {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    /// Returns the document of a xib with `objects` and the messages of applying the translation `strings`.
    private func translate(
        _ objects: String, _ strings: String
    ) throws -> (document: InterfaceDocument, messages: [String]) {
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\(objects)</objects>
            </document>
            """
        let document = try InterfaceDocument(Data(xib.utf8), name: "Card.xib")
        let messages = Messages.during {
            LocalizedStrings(Data(strings.utf8), name: "de.lproj/Card.strings")?
                .apply(to: document.root, of: document.name)
        }
        return (document, messages)
    }

    @Test(
        "The texts of an attribute or child are replaced",
        arguments: [
            (#"<label text="Hi" id="a"/>"#, "text"), (#"<label id="a"><string key="text">Hi</string></label>"#, "text"),
            (#"<textField placeholder="Name" id="a"/>"#, "placeholder"),
            (#"<navigationItem prompt="Hi" id="a"/>"#, "prompt"),
            (#"<tableViewSection headerTitle="A" id="a"/>"#, "headerTitle"),
            (#"<tableViewSection id="a"/>"#, "footerTitle"),
        ])
    func texts(object: String, property: String) throws {
        let strings = """
            /* Class = "UILabel"; text = "Hi"; ObjectID = "a"; */
            "a.\(property)" = "Grüß \\"Gott\\"";
            "deleted.text" = "Nichts"; // an element that Xcode deleted
            """
        let (document, messages) = try translate(object, strings)
        #expect(document.topLevelObjects.first?.string(property) == "Grüß \"Gott\"")
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test("Titles of states, segments, scopes and configurations, and accessibility texts, are replaced")
    func nested() throws {
        let objects = """
            <button id="b"><state key="normal" title="Go"/><state key="selected" title="Going"/>
            <accessibility key="accessibilityConfiguration" hint="h" label="l"/></button>
            <button id="c"><buttonConfiguration key="configuration" style="plain" title="Go"/></button>
            <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments>
            </segmentedControl>
            <searchBar id="f"><scopeButtonTitles><string>All</string></scopeButtonTitles></searchBar>
            """
        let strings = """
            "b.normalTitle" = "Los"; "b.selectedTitle" = "Läuft"; "b.accessibilityLabel" = "Start";
            "b.accessibilityHint" = "Beginnt"; "c.configuration.title" = "Los"; "s.segmentTitles[1]" = "Zwei";
            "f.scopeButtonTitles[0]" = "Alle";
            """
        let (document, messages) = try translate(objects, strings)
        let elements = document.topLevelObjects
        try #require(elements.count == 4)
        #expect(elements[0].children.filter { $0.name == "state" }.map { $0["title"] } == ["Los", "Läuft"])
        #expect(elements[0].child("accessibility")?.attributes["label"] == "Start")
        #expect(elements[0].child("accessibility")?.attributes["hint"] == "Beginnt")
        #expect(elements[1].child("buttonConfiguration")?["title"] == "Los")
        #expect(elements[2].children(in: "segments").map { $0["title"] } == ["One", "Zwei"])
        #expect(elements[3].children(in: "scopeButtonTitles").map(\.text) == ["Alle"])
        #expect(messages.isEmpty, "\(messages)")
    }

    @Test("Texts with no effect are reported once")
    func unknown() throws {
        let strings = #""a.toolTip" = "x"; "a.segmentTitles[0]" = "x"; "a.text" = "y"; "noProperty" = "z";"#
        let messages = try translate(#"<label text="Hi" id="a"/>"#, strings).messages
        #expect(messages == ["de.lproj/Card.strings: no effect of \"a.segmentTitles[0]\" and 1 more on Card.xib"])
    }

    @Test("An invalid file is reported once, with the line, and ignored")
    func invalid() {
        var strings: LocalizedStrings?
        let messages = Messages.during {
            strings = LocalizedStrings(
                Data("\"a.text\" = \"A\";\n\"b.text\" = \"B\"\n".utf8), name: "de.lproj/Main.strings")
        }
        #expect(strings == nil)
        #expect(messages == ["de.lproj/Main.strings:2: missing semicolon; the file is ignored"])
    }

    @Test(
        "A file in Base.lproj or beside the languages is translated into the user's language; one in a language isn't",
        arguments: [
            ("Base.lproj/Main.storyboard", ["de-AT", "en"], "de"), ("Base.lproj/Main.storyboard", ["en", "de"], nil),
            ("Base.lproj/Main.storyboard", [], nil), ("Main.storyboard", ["fr", "de"], "fr"),
            ("Main.storyboard", ["it"], nil), ("fr.lproj/Main.storyboard", ["de"], nil),
            ("Base.lproj/Other.storyboard", ["de"], nil),
        ] as [(String, [String], String?)])
    func languages(path: String, preferred: [String], expected: String?) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for language in ["de", "fr"] {
            _ = try write("\"a.text\" = \"\(language)\";", to: "\(language).lproj/Main.strings")
        }
        let url = try write("", to: path)
        #expect(LocalizedStrings(of: url, preferred: preferred)?.texts["a.text"] == expected)
    }

    @Test("A file is loaded with its translation; that of the development language is used for other users, too")
    func loading() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try write("\"a.text\" = \"Hello\";", to: "en.lproj/Card.strings")
        let xib = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>\
            <label text="Greeting" id="a"/></objects></document>
            """
        let url = try write(xib, to: "Base.lproj/Card.xib")
        #expect(try InterfaceDocument(contentsOf: url).topLevelObjects.first?.string("text") == "Hello")
        #expect(LocalizedStrings(of: url, preferred: ["it"])?.texts == ["a.text": "Hello"])
        let label = try UINib(contentsOf: url).instantiate(withOwner: nil).first as? UILabel
        #expect(label?.text == "Hello")
    }

    @Test("A file that is too large is reported and ignored")
    func size() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = String(repeating: " ", count: LocalizedStrings.maximumFileSize + 1)
        _ = try write(text, to: "de.lproj/Main.strings")
        let url = try write("", to: "Base.lproj/Main.storyboard")
        var strings: LocalizedStrings?
        let messages = Messages.during { strings = LocalizedStrings(of: url, preferred: ["de"]) }
        #expect(strings == nil)
        #expect(messages == ["de.lproj/Main.strings: is larger than the limit of 1 MiB; the file is ignored"])
    }
}
