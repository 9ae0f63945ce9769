import Foundation

/// The values that are kept with objects: a table beside the objects, which it does not keep.
// Unchecked since the values are of any type: all that changes is read and written under the lock alone.
final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    private struct Entry {
        /// Nil once the object is gone; another may have its address then.
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// As many objects in the table make it look for those that are gone.
    private var sweepCount = leastSweepCount

    private static let leastSweepCount = 64

    /// How many objects are in the table, those among them that are gone and not looked for yet.
    var count: Int { lock.withLock { entries.count } }

    /// Keeps `value` with `object`; nil takes away what is there.
    func set(_ value: AssociatedValue?, key: UnsafeRawPointer, of object: AnyObject) {
        // Freed after the lock, for what is freed may come here itself.
        var dropped: [Entry] = []
        lock.withLock {
            let id = ObjectIdentifier(object)
            var entry = takeEntry(id, of: object, dropping: &dropped)
            if let old = entry.values.removeValue(forKey: key) { dropped.append(Entry(values: [key: old])) }
            entry.values[key] = value
            if !entry.values.isEmpty { entries[id] = entry }
            if entries.count >= sweepCount { sweep(dropping: &dropped) }
        }
    }

    /// What is kept with `object` under `key`.
    func value(key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        let value: AssociatedValue? = lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.values[key]
        }
        return value?.content
    }

    /// Drops everything that is kept with `object`.
    func removeAll(of object: AnyObject) {
        var dropped: [Entry] = []
        lock.withLock {
            let entry = takeEntry(ObjectIdentifier(object), of: object, dropping: &dropped)
            dropped.append(entry)
        }
    }

    /// Takes the entry of `object` out of the table; an empty one where there is none, or one of an object that had the
    /// same address and is gone.
    private func takeEntry(_ id: ObjectIdentifier, of object: AnyObject, dropping dropped: inout [Entry]) -> Entry {
        guard let entry = entries.removeValue(forKey: id) else { return Entry(object: object) }
        if entry.object === object { return entry }
        dropped.append(entry)
        return Entry(object: object)
    }

    /// Takes out the objects that are gone: the next time when there are twice as many as are left.
    private func sweep(dropping dropped: inout [Entry]) {
        for (id, entry) in entries where entry.object == nil {
            dropped.append(entry)
            entries[id] = nil
        }
        sweepCount = max(Self.leastSweepCount, entries.count * 2)
    }
}

/// One value that is kept, as its policy says.
struct AssociatedValue {
    private enum Storage {
        case strong(Any)
        case weak(WeakObject)
    }

    private final class WeakObject {
        weak var object: AnyObject?

        init(_ object: AnyObject) {
            self.object = object
        }
    }

    private let storage: Storage

    init(_ value: Any, policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass:
            storage = .weak(WeakObject(value as AnyObject))
        case .OBJC_ASSOCIATION_COPY where type(of: value) is AnyClass,
            .OBJC_ASSOCIATION_COPY_NONATOMIC where type(of: value) is AnyClass:
            storage = .strong((value as? any NSCopying)?.copy(with: nil) ?? value)
        default:
            storage = .strong(value)
        }
    }

    /// The value; nil where it is gone.
    var content: Any? {
        switch storage {
        case .strong(let value): value
        case .weak(let reference): reference.object
        }
    }
}
