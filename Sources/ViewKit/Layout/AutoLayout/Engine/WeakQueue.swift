/// A queue of distinct, weakly held objects in insertion order. Deallocated objects are dropped.
struct WeakQueue<Element: AnyObject> {
    private struct WeakElement {
        weak var element: Element?
    }

    private var entries: [WeakElement] = []
    private var indices: [ObjectIdentifier: Int] = [:]

    mutating func append(_ element: Element) {
        // A deallocated object may have had the same identifier.
        if let index = indices[ObjectIdentifier(element)], entries[index].element === element { return }
        indices[ObjectIdentifier(element)] = entries.count
        entries.append(WeakElement(element: element))
    }

    mutating func append(contentsOf others: [Element]) {
        for element in others { append(element) }
    }

    mutating func remove(_ element: Element) {
        guard let index = indices.removeValue(forKey: ObjectIdentifier(element)) else { return }
        entries[index].element = nil
    }

    /// Empties the queue and returns its objects.
    mutating func takeAll() -> [Element] {
        defer { self = WeakQueue() }
        return entries.compactMap(\.element)
    }
}
