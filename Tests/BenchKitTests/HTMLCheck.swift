import Foundation
import FoundationXML
import Testing

/// Checks whether a page is valid. A browser doesn't, because it repairs or ignores invalid parts.
struct HTMLCheck {
    let text: String

    init(_ page: Data) {
        text = String(decoding: page, as: UTF8.self)
    }

    /// The text of the heading at the top of a comparison, without the check mark or cross.
    var headline: String? { text.firstMatch(of: /<h1><span[^>]*>.<\/span>(.*?)<\/h1>/).map { String($0.1) } }

    /// Returns the part of the page from the heading `text` to the next section.
    func section(_ heading: String) -> String? {
        text.components(separatedBy: "<section").first { $0.contains("<h2>\(heading)</h2>") }
    }

    /// Returns the number of occurrences of `word`.
    func count(_ word: String) -> Int { text.components(separatedBy: word).count - 1 }

    /// Expects that every element is closed, every attribute is quoted, ids are unique, links lead to an id, every
    /// drawing has a description, and all coordinates are finite.
    func expectValid(sourceLocation: SourceLocation = #_sourceLocation) {
        let reader = Reader()
        // These elements have no end tag in HTML.
        let document = text.replacing(/<((?:meta|link)[^>]*)>/) { "<\($0.1)/>" }
        let parser = XMLParser(data: Data(document.utf8))
        parser.delegate = reader
        #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")", sourceLocation: sourceLocation)
        #expect(Set(reader.ids).count == reader.ids.count, "\(reader.ids)", sourceLocation: sourceLocation)
        #expect(reader.targets.isSubset(of: reader.ids), sourceLocation: sourceLocation)
        #expect(reader.faults.isEmpty, "\(reader.faults)", sourceLocation: sourceLocation)
        for word in ["<script", "http://", "https://", "@import", "url(", "onload", "src="] {
            #expect(!text.contains(word), "\(word)", sourceLocation: sourceLocation)
        }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var ids: [String] = []
        var targets: Set<String> = []
        var faults: [String] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            if let id = attributes["id"] { ids.append(id) }
            if name == "a", let target = attributes["href"] { targets.insert(String(target.dropFirst())) }
            if name == "svg", attributes["aria-label"]?.isEmpty != false { faults.append("svg without a description") }
            for key in ["d", "x", "y", "width", "height", "style"] {
                guard let value = attributes[key]?.lowercased() else { continue }
                if value.contains("nan") || value.contains("inf") { faults.append("\(name) \(key)=\(value)") }
            }
        }
    }
}
