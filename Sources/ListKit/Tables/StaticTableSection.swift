import Foundation

/// A section of a static table, whose rows are defined by a storyboard.
@MainActor
package struct StaticTableSection {
    /// The cell and the height of a row.
    @MainActor
    package struct Row {
        package let cell: UITableViewCell
        /// The height in points; `nil` uses the table's row height.
        package let height: CGFloat?

        package init(cell: UITableViewCell, height: CGFloat?) {
            self.cell = cell
            self.height = height
        }
    }

    let header: String?
    let footer: String?
    let rows: [Row]

    package init(header: String?, footer: String?, rows: [Row]) {
        self.header = header
        self.footer = footer
        self.rows = rows
    }
}

extension Array {
    /// The element at `index`; `nil` if `index` is out of bounds.
    subscript(checked index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
