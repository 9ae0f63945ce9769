public import Foundation

extension IndexPath {
    /// Makes the path of a collection view's item.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The item in its section.
    public var item: Int { count > 1 ? self[1] : 0 }
}
