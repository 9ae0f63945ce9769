/// A list with one action per observer, in the order in which the observers were added. Setting and removing are O(n)
/// in the number of observers.
struct ObserverList<Action> {
    private var entries: [(observer: ObjectIdentifier, action: Action)] = []

    /// The actions, oldest observer first.
    var actions: some Sequence<Action> { entries.lazy.map(\.action) }

    /// Sets the action of `observer`. An observer that is already in the list keeps its position.
    mutating func set(_ action: Action, of observer: AnyObject) {
        let entry = (ObjectIdentifier(observer), action)
        if let index = index(of: observer) { entries[index] = entry } else { entries.append(entry) }
    }

    mutating func remove(_ observer: AnyObject) {
        if let index = index(of: observer) { entries.remove(at: index) }
    }

    private func index(of observer: AnyObject) -> Int? {
        let identity = ObjectIdentifier(observer)
        return entries.firstIndex { $0.observer == identity }
    }
}
