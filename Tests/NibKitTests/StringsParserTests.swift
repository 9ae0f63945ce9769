import Foundation
import Testing

@testable import NibKit

@Suite("Files with translated texts")
struct StringsParserTests {
    @Test(
        "Entries, comments and escapes are read",
        arguments: [
            ("", [:]), ("/* none */ // none", [:]), (#""a" = "b";"#, ["a": "b"]), ("a.b = c-d;", ["a.b": "c-d"]),
            ("'a' = 'b';\r\n'c'='d';", ["a": "b", "c": "d"]), (#""a";"#, ["a": "a"]),
            (#""a" = "1"; "a" = "2";"#, ["a": "2"]), (#""a" = "x\"y\\z\n\t";"#, ["a": "x\"y\\z\n\t"]),
            (#""a" = "\U00e4\u00E4\344\q\ä";"#, ["a": "äääqä"]), (#""a" = "\Ud83d\Ude00";"#, ["a": "😀"]),
            (#""a" = "\Ud83d";"#, ["a": "\u{FFFD}"]), ("\"a\" = \"two\nlines // %@\";", ["a": "two\nlines // %@"]),
            ("\u{FEFF}a = b;", ["a": "b"]),
        ] as [(String, [String: String])])
    func texts(text: String, expected: [String: String]) throws {
        #expect(try StringsParser.parse(Data(text.utf8)) == expected)
    }

    @Test(
        "Files in UTF-16 are read, with and without a byte order mark",
        arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
    func encodings(encoding: String.Encoding) throws {
        let data = try #require("/* ä */ \"a\" = \"Grüße\";".data(using: encoding))
        #expect(try StringsParser.parse(data) == ["a": "Grüße"])
    }

    @Test(
        "Errors report the line",
        arguments: [
            ("\"a\" = \"b\"\n\n\"c\" = \"d\";", 1, "missing semicolon"),
            ("\n\"a\" = \"b;\n", 2, "unterminated string"),
            ("\"a\" = \"\\", 1, "unterminated string"),
            ("a = b;\n/* x\n", 2, "unterminated comment"), ("a =\n;", 2, "a text after = is missing"),
            ("{ a = b; }", 1, "a key is missing"), ("bplist00\u{1}", 1, "missing semicolon"),
            ("<?xml version=\"1.0\"?>", 1, "a key is missing"), ("a b;", 1, "missing semicolon"),
        ])
    func errors(text: String, line: Int, reason: String) {
        let failure = #expect(throws: StringsParser.Failure.self) { try StringsParser.parse(Data(text.utf8)) }
        #expect(failure?.line == line)
        #expect(failure?.reason == reason)
    }

    @Test("Data that isn't text is an error")
    func bytes() {
        let failure = #expect(throws: StringsParser.Failure.self) {
            try StringsParser.parse(Data("\"a\" = \"".utf8) + [0xFF, 0xC0])
        }
        #expect(failure?.reason == "neither UTF-8 nor UTF-16")
    }
}
