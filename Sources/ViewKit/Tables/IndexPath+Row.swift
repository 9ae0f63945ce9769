public import Foundation

extension IndexPath {
    /// Makes the path of a table's row.
    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The row in its section.
    public var row: Int { item }

    /// The section.
    public var section: Int { isEmpty ? 0 : self[0] }
}
