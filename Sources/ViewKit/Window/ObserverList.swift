/// The actions of observers, in the order in which the observers came; each has one. Setting and removing take time in
/// proportion to the number of observers.
struct ObserverList<Action> {
    private var entries: [(observer: ObjectIdentifier, action: Action)] = []

    /// The actions, those of the first observers first.
    var actions: some Sequence<Action> { entries.lazy.map(\.action) }

    /// Gives `observer` its action. One that has one already keeps its place.
    mutating func set(_ action: Action, of observer: AnyObject) {
        let entry = (ObjectIdentifier(observer), action)
        if let index = index(of: observer) { entries[index] = entry } else { entries.append(entry) }
    }

    /// Takes the action of `observer` away, if it has one.
    mutating func remove(_ observer: AnyObject) {
        if let index = index(of: observer) { entries.remove(at: index) }
    }

    private func index(of observer: AnyObject) -> Int? {
        let identity = ObjectIdentifier(observer)
        return entries.firstIndex { $0.observer == identity }
    }
}
