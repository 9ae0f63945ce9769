import Foundation

// Unchecked because values can be of any type. A lock guards all mutable state.
/// The table of associated values. It references the objects weakly.
final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    private struct Entry {
        /// The object, or `nil` after it is deallocated. Another object may then have its address.
        weak var object: AnyObject?
        var values: [UnsafeRawPointer: AssociatedValue] = [:]
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries that triggers the next sweep, which removes the entries of deallocated objects.
    private var sweepCount = minimumSweepCount

    private static let minimumSweepCount = 64

    /// The number of entries, including those of deallocated objects that haven't been removed yet.
    var count: Int { lock.withLock { entries.count } }

    /// Associates `value` with `object`; `nil` removes the value.
    func set(_ value: AssociatedValue?, key: UnsafeRawPointer, of object: AnyObject) {
        // The old values are released after unlocking, because a deinitializer may call this method again.
        var dropped: [Entry] = []
        lock.withLock {
            let id = ObjectIdentifier(object)
            var entry = removeEntry(id, of: object, dropping: &dropped)
            if let old = entry.values.removeValue(forKey: key) { dropped.append(Entry(values: [key: old])) }
            entry.values[key] = value
            if !entry.values.isEmpty { entries[id] = entry }
            if entries.count >= sweepCount { sweep(dropping: &dropped) }
        }
    }

    /// Returns the value of `object` for `key`, if any.
    func value(key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        let value: AssociatedValue? = lock.withLock {
            guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
            return entry.values[key]
        }
        return value?.content
    }

    /// Removes all values of `object`.
    func removeAll(of object: AnyObject) {
        var dropped: [Entry] = []
        lock.withLock {
            let entry = removeEntry(ObjectIdentifier(object), of: object, dropping: &dropped)
            dropped.append(entry)
        }
    }

    /// Removes and returns the entry of `object`. Returns an empty entry if there is no entry, or if it belongs to a
    /// deallocated object that had the same address.
    private func removeEntry(_ id: ObjectIdentifier, of object: AnyObject, dropping dropped: inout [Entry]) -> Entry {
        guard let entry = entries.removeValue(forKey: id) else { return Entry(object: object) }
        if entry.object === object { return entry }
        dropped.append(entry)
        return Entry(object: object)
    }

    /// Removes the entries of deallocated objects. The next sweep is due when the number of entries has doubled and is
    /// at least `minimumSweepCount`.
    private func sweep(dropping dropped: inout [Entry]) {
        for (id, entry) in entries where entry.object == nil {
            dropped.append(entry)
            entries[id] = nil
        }
        sweepCount = max(Self.minimumSweepCount, entries.count * 2)
    }
}

/// A value, held according to an association policy.
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

    /// The value, or `nil` if it was held weakly and has been deallocated.
    var content: Any? {
        switch storage {
        case .strong(let value): value
        case .weak(let reference): reference.object
        }
    }
}
