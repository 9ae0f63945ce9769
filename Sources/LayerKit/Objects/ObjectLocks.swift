import Foundation
import Reporting
import Synchronization

// Names from the Objective-C runtime, which AlwaysUseLowerCamelCase rejects.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The result of a successful call of `objc_sync_enter` or `objc_sync_exit`.
public let OBJC_SYNC_SUCCESS: Int32 = 0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The result of `objc_sync_exit` if the calling thread doesn't hold the lock of the object.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR: Int32 = -1

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until no other thread holds the lock of `object`, and then locks it for the calling thread, which can lock it
/// repeatedly. Values that are neither instances of classes nor classes are reported and not locked.
///
/// - Returns: `OBJC_SYNC_SUCCESS`.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    if let identifier = identifier(of: object, in: "objc_sync_enter") { ObjectLocks.shared.enter(identifier) }
    return OBJC_SYNC_SUCCESS
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Undoes one call of `objc_sync_enter` by the same thread.
///
/// - Returns: `OBJC_SYNC_SUCCESS`, or `OBJC_SYNC_NOT_OWNING_THREAD_ERROR` if the calling thread doesn't hold the lock.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    guard let identifier = identifier(of: object, in: "objc_sync_exit") else { return OBJC_SYNC_SUCCESS }
    return ObjectLocks.shared.exit(identifier) ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR
}

/// Returns the identity of a class or of an instance of a class, which can be optional. `nil` has none. Reports other
/// values, with the name of the `function` that was called.
private func identifier(of object: Any, in function: String) -> ObjectIdentifier? {
    if let type = object as? AnyClass { return ObjectIdentifier(type) }
    return instance(in: object, of: function).map(ObjectIdentifier.init)
}

/// The locks of objects. A lock exists only while a thread holds it or waits for it.
private final class ObjectLocks: Sendable {
    private struct Entry {
        let lock = NSRecursiveLock()
        /// The number of calls that hold the lock or wait for it.
        var uses = 0
        /// The thread that holds the lock.
        var owner: pthread_t?
        /// The number of times that the owner has locked it.
        var depth = 0
    }

    static let shared = ObjectLocks()
    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    func enter(_ identifier: ObjectIdentifier) {
        let lock = entries.withLock { entries in
            entries[identifier, default: Entry()].uses += 1
            return entries[identifier]?.lock
        }
        lock?.lock()
        entries.withLock { entries in
            entries[identifier]?.owner = pthread_self()
            entries[identifier]?.depth += 1
        }
    }

    /// Returns `false` if the calling thread doesn't hold the lock.
    func exit(_ identifier: ObjectIdentifier) -> Bool {
        let lock = entries.withLock { entries -> NSRecursiveLock? in
            guard var entry = entries[identifier], let owner = entry.owner, pthread_equal(owner, pthread_self()) != 0
            else { return nil }
            entry.depth -= 1
            if entry.depth == 0 { entry.owner = nil }
            entry.uses -= 1
            entries[identifier] = entry.uses == 0 ? nil : entry
            return entry.lock
        }
        lock?.unlock()
        return lock != nil
    }
}
