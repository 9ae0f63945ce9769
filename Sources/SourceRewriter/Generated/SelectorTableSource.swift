/// The generated Swift file that lists the selectors of a target.
package enum SelectorTableSource {
    /// The name of the generated class. `SelectorTable` looks it up in each module.
    package static let className = "GeneratedSelectorTable"

    /// Returns the source text of a table that calls the function `list` of the types `names`.
    static func text(calling names: [String]) -> String {
        let lines = [
            "// Generated from the sources of this target: the methods that selectors can name.",
            "// swift-format-ignore-file",
            "",
            "import UIKit",
            "",
            "final class \(className): SelectorDescribing {",
            "    static func describe(_ table: inout SelectorTable) {",
        ]
        return (lines + names.map { "        \($0).list(&table)" } + ["    }", "}", ""]).joined(separator: "\n")
    }
}
