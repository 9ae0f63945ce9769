public import Foundation

/// Index paths of lists consist of a section and an item or row in that section.
extension IndexPath {
    /// Creates the path of a collection view's item.
    public init(item: Int, section: Int) {
        // Avoids an array literal, which allocates; a list of a million items creates a million paths.
        self.init(index: section)
        append(item)
    }

    /// Creates the path of a table's row.
    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The index of the section.
    public var section: Int { isEmpty ? 0 : self[0] }

    /// The index of the item in its section.
    public var item: Int { count > 1 ? self[1] : 0 }

    /// The index of the row in its section.
    public var row: Int { item }
}
