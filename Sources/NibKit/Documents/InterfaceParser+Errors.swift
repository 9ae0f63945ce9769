import Foundation
import Reporting

extension InterfaceParser {
    /// Returns the reason for `error` in words. `open` are the elements whose end tags are missing, the innermost one
    /// last.
    static func reason(for error: (any Error)?, open: [InterfaceElement]) -> String {
        // These are the numbers of libxml2; some cases of `XMLParser.ErrorCode` have others on Linux. An empty file has
        // no error.
        let code = (error as? NSError)?.code ?? 4
        let detail =
            switch code {
            case 4: "the file doesn't begin with an element"
            case 5: unclosed(open) ?? "there is content outside of the root element"
            case 9: "invalid character"
            case 23, 26: "unknown entity; write & as &amp; in text"
            case 38: "an attribute's value contains <; add the missing quotation mark, or write it as &lt;"
            case 39: "an attribute's value has no quotation marks"
            case 40: "an attribute's value has no closing quotation mark"
            case 41: "an attribute has no value"
            case 42: "an attribute occurs twice"
            case 45: "a comment is not closed"
            case 65: "a quotation mark, or a space between attributes, is missing"
            case 68: "write & as &amp; and < as &lt; in text"
            case 76: unclosed(open) ?? "an element is closed twice"
            default: "error \(code)"
            }
        return "not well-formed XML: \(detail)"
    }

    private static func unclosed(_ open: [InterfaceElement]) -> String? {
        open.last.map { "<\(printable($0.name))> in line \($0.line) is not closed" }
    }
}
