public import Foundation

extension IndexPath {
    /// Makes the path of a table's row.
    public init(row: Int, section: Int) {
        // Without the array that a literal would make: lists of a million rows ask for a million paths.
        self.init(index: section)
        append(row)
    }

    /// The row in its section.
    public var row: Int { count > 1 ? self[1] : 0 }

    /// The section.
    public var section: Int { isEmpty ? 0 : self[0] }
}
