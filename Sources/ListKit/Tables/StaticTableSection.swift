import Foundation

/// A section of a static table, whose rows a storyboard defines.
@MainActor
package struct StaticTableSection {
    /// A row with its cell, which is always the same.
    @MainActor
    package struct Row {
        package let cell: UITableViewCell
        /// The height in points; `nil` uses that of the table.
        package let height: CGFloat?

        package init(cell: UITableViewCell, height: CGFloat?) {
            (self.cell, self.height) = (cell, height)
        }
    }

    let header: String?
    let footer: String?
    let rows: [Row]

    package init(header: String?, footer: String?, rows: [Row]) {
        (self.header, self.footer, self.rows) = (header, footer, rows)
    }
}

extension Array {
    /// The element at `index`, or `nil`.
    subscript(checked index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
