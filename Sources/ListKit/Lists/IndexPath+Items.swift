public import Foundation

/// The index paths of lists, which consist of a section and an item or row in that section.
extension IndexPath {
    /// Creates the index path of a collection view's item.
    public init(item: Int, section: Int) {
        // An array literal would allocate memory, and a list of a million items creates a million index paths.
        self.init(index: section)
        append(item)
    }

    /// Creates the index path of a table's row.
    public init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The index of the section; 0 if the index path is empty. Setting the section of an empty index path appends the
    /// index.
    public var section: Int {
        get { isEmpty ? 0 : self[0] }
        set { if isEmpty { append(newValue) } else { self[0] = newValue } }
    }

    /// The index of the item in its section; 0 if the index path has no second index. Setting the item of such an index
    /// path appends the index, after section 0 if the index path is empty.
    public var item: Int {
        get { count > 1 ? self[1] : 0 }
        set {
            if count > 1 {
                self[1] = newValue
            } else {
                self = IndexPath(item: newValue, section: section)
            }
        }
    }

    /// The index of the row in its section. Same as `item`.
    public var row: Int {
        get { item }
        set { item = newValue }
    }
}

/// Counterparts of the members of `IndexPath` for `NSIndexPath`, which is immutable.
extension NSIndexPath {
    /// Creates the index path of a collection view's item.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// Creates the index path of a table's row.
    public convenience init(row: Int, section: Int) {
        self.init(item: row, section: section)
    }

    /// The index of the section; 0 if the index path is empty.
    public var section: Int { (self as IndexPath).section }

    /// The index of the item in its section; 0 if the index path has no second index.
    public var item: Int { (self as IndexPath).item }

    /// The index of the row in its section. Same as `item`.
    public var row: Int { item }
}
