import Foundation
import FoundationXML
import Reporting

/// Parses the XML of an interface file into elements, within limits for untrusted files.
final class InterfaceParser: NSObject, XMLParserDelegate {
    private enum Limits {
        /// The maximum nesting depth of elements. Views can be nested half as deep, because each view is inside a
        /// `subviews` element.
        static let depth = 1_024
        static let elements = 1_000_000
    }

    private let name: () -> String
    private let data: Data
    private var root: InterfaceElement?
    private var open: [InterfaceElement] = []
    private var count = 0
    private var failure: InterfaceError?

    private init(_ data: Data, name: @escaping () -> String) {
        self.data = data
        self.name = name
    }

    /// Returns the root element of `data`. Throws if `data` isn't well-formed XML in UTF-8, exceeds the limits, or has
    /// a document type declaration, which no interface file needs. `name` names the file in messages.
    static func parse(
        _ data: Data, name: @autoclosure @escaping () -> String
    ) throws(InterfaceError) -> InterfaceElement {
        // In other encodings, such as UTF-7, a damaged file can crash libxml2. Xcode always writes UTF-8.
        guard XMLEncoding.isUTF8(data) else {
            throw InterfaceError(file: name(), line: 1, reason: "only files in UTF-8 are supported")
        }
        // A document type declaration can define entities that expand without limit.
        if let offset = doctypeOffset(in: data) {
            let line = 1 + data.prefix(offset).count { $0 == UInt8(ascii: "\n") }
            throw InterfaceError(file: name(), line: line, reason: "document type declarations are not supported")
        }
        let parser = XMLParser(data: EmptyInstructions.blanked(in: data))
        parser.shouldResolveExternalEntities = false
        let builder = InterfaceParser(data, name: name)
        parser.delegate = builder
        let isParsed = parser.parse()
        if let failure = builder.failure { throw failure }
        guard isParsed, let root = builder.root else {
            throw builder.error(parser, builder.reason(for: parser.parserError, in: parser), hasColumn: true)
        }
        return root
    }

    /// Returns the offset of a document type declaration, if any. Searching with `Data.range(of:)` took a sixth of the
    /// parsing time.
    private static func doctypeOffset(in data: Data) -> Int? {
        data.withUnsafeBytes { bytes in
            // Exclamation marks are rare in interface files.
            var remaining = bytes[...]
            while let mark = remaining.firstIndex(of: UInt8(ascii: "!")) {
                if mark > 0, bytes[(mark - 1)...].starts(with: "<!DOCTYPE".utf8) { return mark - 1 }
                remaining = bytes[(mark + 1)...]
            }
            return nil
        }
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        count += 1
        guard open.count < Limits.depth, count <= Limits.elements else {
            let limit =
                open.count < Limits.depth ? "\(Limits.elements) elements" : "\(Limits.depth) levels of elements"
            return stop(parser, "more than \(limit)")
        }
        let element = InterfaceElement(name: elementName, attributes: attributes, line: parser.lineNumber)
        if let parent = open.last { parent.append(element) } else { root = element }
        open.append(element)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard let element = open.last, element.isTextual else { return }
        element.text += string
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        // Without stopping, the parser would try to recover from errors.
        guard failure == nil else { return }
        stop(parser, reason(for: parseError, in: parser), hasColumn: true)
    }

    private func reason(for error: (any Error)?, in parser: XMLParser) -> String {
        let place = XMLErrorPlace(data, line: parser.lineNumber, column: parser.columnNumber)
        return Self.reason(for: error, open: open, at: place)
    }

    private func stop(_ parser: XMLParser, _ reason: String, hasColumn: Bool = false) {
        guard failure == nil else { return }
        failure = error(parser, reason, hasColumn: hasColumn)
        parser.abortParsing()
    }

    private func error(_ parser: XMLParser, _ reason: String, hasColumn: Bool) -> InterfaceError {
        let column = hasColumn ? max(parser.columnNumber, 1) : nil
        return InterfaceError(file: name(), line: max(parser.lineNumber, 1), column: column, reason: reason)
    }
}

extension InterfaceElement {
    /// `true` if text in the element is a value and not just indentation.
    fileprivate var isTextual: Bool { name == "string" || name == "mutableString" || name == "mutableData" }
}
