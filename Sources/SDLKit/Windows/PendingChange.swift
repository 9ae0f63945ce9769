import Synchronization

/// The latest value sent from one thread to another. At most one value is pending; a newer one replaces it.
final class PendingChange<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// Replaces the pending value with `new`. Returns `true` if no value was pending, so the other thread must be
    /// notified.
    func set(_ new: Value) -> Bool {
        value.withLock { value in
            defer { value = new }
            return value == nil
        }
    }

    /// Removes and returns the pending value, if any.
    func take() -> Value? {
        value.withLock { value in
            defer { value = nil }
            return value
        }
    }
}
