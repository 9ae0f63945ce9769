public import Foundation

/// Paths of what is in lists: a section, and an item or a row in it.
extension IndexPath {
    /// Makes the path of a collection view's item.
    public init(item: Int, section: Int) {
        // Without the array that a literal would make: lists of a million items ask for a million paths.
        self.init(index: section)
        append(item)
    }

    /// Makes the path of a table's row.
    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The section.
    public var section: Int { isEmpty ? 0 : self[0] }

    /// The item in its section.
    public var item: Int { count > 1 ? self[1] : 0 }

    /// The row in its section.
    public var row: Int { item }
}
