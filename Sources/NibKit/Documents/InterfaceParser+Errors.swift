import Foundation
import Reporting

extension InterfaceParser {
    /// Returns the first error in the XML of `data`, a property list; `nil` if it is well-formed, or if the check
    /// doesn't support the file, for example because of its encoding. `path` identifies the file in messages.
    static func syntaxError(inPropertyList data: Data, path: String) -> InterfaceError? {
        do {
            _ = try parse(DocumentType.blanked(in: data), name: path)
            return nil
        } catch {
            // Only errors in the syntax have a column.
            return error.column == nil ? nil : error
        }
    }

    /// Returns the reason for `error` at `place` in words. `open` are the elements whose end tags are missing, the
    /// innermost one last.
    static func reason(for error: (any Error)?, open: [InterfaceElement], at place: XMLErrorPlace) -> String {
        // These are the numbers of libxml2; some cases of `XMLParser.ErrorCode` have others on Linux. An empty file has
        // no error.
        let code = (error as? NSError)?.code ?? 4
        return "not well-formed XML: \(detail(of: code, open: open, at: place))"
    }

    private static func detail(of code: Int, open: [InterfaceElement], at place: XMLErrorPlace) -> String {
        if place.isConflictMarker { return "a merge conflict; resolve it and remove the marker lines" }
        switch code {
        case 4: return "the file doesn't begin with an element"
        case 5: return unclosed(open) ?? "there is content outside of the root element"
        case 9: return "invalid character"
        case 23, 26: return "unknown entity; write & as &amp; in text"
        case 38: return "an attribute's value contains <; add the missing quotation mark, or write it as &lt;"
        case 39: return "an attribute's value has no quotation marks"
        case 40: return "an attribute's value has no closing quotation mark"
        case 41: return "an attribute has no value"
        case 42: return "an attribute occurs twice"
        case 45: return "a comment is not closed"
        case 65: return unfinished(place) ?? "a quotation mark, or a space between attributes, is missing"
        case 68: return unfinished(place) ?? "write & as &amp; and < as &lt; in text"
        case 73: return unfinished(place) ?? "a tag has no closing >"
        case 76: return mismatch(open, at: place)
        case 77: return unclosed(open) ?? "an element is not closed"
        default: return "error \(code)"
        }
    }

    private static func unclosed(_ open: [InterfaceElement]) -> String? {
        open.last.map { "<\(printable($0.name))> in line \($0.line) is not closed" }
    }

    private static func unfinished(_ place: XMLErrorPlace) -> String? {
        place.unfinishedTag.map { "the tag <\(printable($0)) has no closing >" }
    }

    /// Returns the reason for an end tag that doesn't match the innermost open element.
    private static func mismatch(_ open: [InterfaceElement], at place: XMLErrorPlace) -> String {
        guard let name = place.endTag, !open.dropLast().contains(where: { $0.name == name }) else {
            return unclosed(open) ?? "an element is closed twice"
        }
        let expected = open.last.map { "<\(printable($0.name))> in line \($0.line)" } ?? "any open element"
        return "the end tag </\(printable(name))> doesn't match \(expected)"
    }
}
