/// A table that scrolls sideways if the page is narrow. All its text is escaped.
struct HTMLTable {
    struct Row {
        let name: String
        let cells: [String]
        /// A CSS class; empty for none.
        var style = ""
    }

    /// A description for screen readers.
    let label: String
    /// The column headers, starting with that of the names.
    let head: [String]
    let rows: [Row]
    /// `true` for small type without a border, as below charts.
    var isSmall = false
    /// The index of the first column of text after the names. It and all later columns are left-aligned. `nil` if all
    /// columns contain numbers.
    var firstText: Int?

    var html: String {
        func style(_ column: Int) -> String { firstText.map { column >= $0 } == true ? #" class="text""# : "" }
        let heads = head.enumerated().map { #"<th scope="col"\#(style($0))>\#(HTMLText.escaped($1))</th>"# }.joined()
        let lines = rows.map { row in
            let cells = row.cells.enumerated().map { "<td\(style($0 + 1))>\(HTMLText.escaped($1))</td>" }.joined()
            let classes = row.style.isEmpty ? "" : #" class="\#(row.style)""#
            return #"<tr\#(classes)><th scope="row">\#(HTMLText.escaped(row.name))</th>\#(cells)</tr>"#
        }.joined(separator: "\n")
        return """
            <div class="scroll\(isSmall ? " plain" : "")" tabindex="0" role="region" \
            aria-label="\(HTMLText.escaped(label))"><table\(isSmall ? #" class="small""# : "")>
            <thead><tr>\(heads)</tr></thead>
            <tbody>
            \(lines)
            </tbody>
            </table></div>
            """
    }

    /// The table in a section with its label as the heading.
    var section: String { "<section>\n<h2>\(HTMLText.escaped(label))</h2>\n\(html)\n</section>" }
}
