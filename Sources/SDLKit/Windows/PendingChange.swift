import Synchronization

/// The latest value that one thread sends to another. Faster values are coalesced, so that at most one is pending.
final class PendingChange<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// Replaces the pending value with `new`. Returns `true` if there was none, so that the other thread has to be
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
