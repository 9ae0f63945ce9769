/// A set of objects in insertion order. Adding and removing take constant time on average.
struct OrderedObjects<Element: AnyObject> {
    /// The objects. While `indices` is in use, a removed object is replaced by `nil`, so that the other indices stay
    /// valid.
    private var elements: [Element?] = []
    private var holeCount = 0
    /// The index of each object; empty until there are more than `searchLimit` objects.
    private var indices: [ObjectIdentifier: Int] = [:]

    /// The number of objects up to which a linear search is faster than a dictionary.
    private static var searchLimit: Int { 16 }

    /// The objects in insertion order.
    var all: [Element] { elements.compactMap(\.self) }

    var isEmpty: Bool { elements.count == holeCount }

    mutating func append(_ element: Element) {
        guard position(of: element) == nil else { return }
        elements.append(element)
        if !indices.isEmpty {
            indices[ObjectIdentifier(element)] = elements.count - 1
        } else if elements.count > Self.searchLimit {
            rebuildIndices()
        }
    }

    mutating func remove(_ element: Element) {
        guard let index = position(of: element) else { return }
        guard !indices.isEmpty else {
            elements.remove(at: index)
            return
        }
        elements[index] = nil
        holeCount += 1
        indices[ObjectIdentifier(element)] = nil
        if 2 * holeCount > elements.count { removeHoles() }
    }

    // MARK: Private

    private func position(of element: Element) -> Int? {
        indices.isEmpty ? elements.firstIndex { $0 === element } : indices[ObjectIdentifier(element)]
    }

    private mutating func removeHoles() {
        elements.removeAll { $0 == nil }
        holeCount = 0
        indices = [:]
        if elements.count > Self.searchLimit { rebuildIndices() }
    }

    private mutating func rebuildIndices() {
        for (index, element) in elements.enumerated() {
            if let element { indices[ObjectIdentifier(element)] = index }
        }
    }
}
