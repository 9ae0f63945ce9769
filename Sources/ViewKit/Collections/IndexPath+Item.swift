public import Foundation

extension IndexPath {
    /// Makes the path of a collection view's item.
    public init(item: Int, section: Int) {
        // Without the array that a literal would make: lists of a million items ask for a million paths.
        self.init(index: section)
        append(item)
    }

    /// The item in its section.
    public var item: Int { count > 1 ? self[1] : 0 }
}
