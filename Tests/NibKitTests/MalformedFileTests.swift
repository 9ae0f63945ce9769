import Foundation
import FoundationXML
import Testing

@testable import NibKit

@MainActor
@Suite("Reasons why XML isn't well-formed")
struct MalformedFileTests {
    nonisolated private static let conflict = "a merge conflict; resolve it and remove the marker lines"
    nonisolated private static let escaping = "write & as &amp; and < as &lt; in text"

    @Test(
        "The reason names the tag or the text to correct",
        arguments: [
            // Merge conflicts.
            ("<a>\n<<<<<<< HEAD\n<b/>\n=======\n<c/>\n>>>>>>> x\n</a>", 2, conflict),
            ("<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> x\n", 1, conflict),
            ("<a>\n<b id=\"1\"\n<<<<<<< HEAD\n c=\"1\"\n=======\nc=\"2\"\n>>>>>>> x\n/></a>", 3, conflict),
            ("<a>\n=======\n</a>\n>>>>>>> x\n", 4, conflict),
            // A missing >.
            ("<a>\n<b id=\"1\"\n<c/>\n</b></a>", 3, "the tag <b has no closing >"),
            ("<a>\n<b\n<c/>\n</b></a>", 3, "the tag <b has no closing >"),
            ("<a>\n<b id=\"1\"<c/>\n</b></a>", 2, "the tag <b has no closing >"),
            ("<?xml version=\"1.0\" encoding=\"UTF-8\"?><a b=\"\u{E9}\" <c/></a>", 1, "the tag <a has no closing >"),
            ("<a>\n<b id=\"1\"/\n<c/>\n</a>", 2, "the tag <b has no closing >"),
            ("<a>\n<b><c/></b\n</a>", 3, "the tag </b has no closing >"),
            ("<a>\n<b id=\"1\"", 2, "the tag <b has no closing >"),
            ("<a>text</ a>", 1, "a tag has no closing >"),
            // End tags.
            ("<a>\n<b></c></b></a>", 2, "the end tag </c> doesn't match <b> in line 2"),
            ("<a>\n<b></b></b></a>", 2, "the end tag </b> doesn't match <a> in line 1"),
            ("<a>\n<b/></b></a>", 2, "the end tag </b> doesn't match <a> in line 1"),
            ("<a>\n<b><c>\n</b></a>", 3, "<c> in line 2 is not closed"),
            // Characters to escape.
            ("<a>x < y</a>", 1, escaping), ("<a>x << y</a>", 1, escaping), ("<a>x & y</a>", 1, escaping),
            ("<a b=\"x & y\"/>", 1, escaping), ("<a>x <5 y</a>", 1, escaping),
        ])
    func reasons(text: String, line: Int, reason: String) {
        let error = #expect(throws: InterfaceError.self) {
            try InterfaceParser.parse(Data(text.utf8), name: "f.xib")
        }
        #expect(error?.reason == "not well-formed XML: \(reason)")
        #expect(error?.line == line)
    }

    @Test("The code of newer versions of libxml2 for an element without an end tag has the same reason")
    func newCode() {
        let error = NSError(domain: XMLParser.errorDomain, code: 77)
        let place = XMLErrorPlace(Data("<a>\n<b>".utf8), line: 2, column: 4)
        let open = ["a", "b"].enumerated().map { InterfaceElement(name: $1, attributes: [:], line: $0 + 1) }
        #expect(
            InterfaceParser.reason(for: error, open: open, at: place)
                == "not well-formed XML: <b> in line 2 is not closed")
        #expect(
            InterfaceParser.reason(for: error, open: [], at: place) == "not well-formed XML: an element is not closed")
    }
}
