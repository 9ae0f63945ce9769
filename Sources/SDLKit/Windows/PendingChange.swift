import Synchronization

/// The latest value that one thread has for another: at most one is on its way, however many come.
final class PendingChange<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)

    /// Keeps `new` in place of an earlier value. Returns `true` if there was none, so that the other thread has to be
    /// told.
    func set(_ new: Value) -> Bool {
        value.withLock { value in
            defer { value = new }
            return value == nil
        }
    }

    /// Takes the value away; nil if there is none.
    func take() -> Value? {
        value.withLock { value in
            defer { value = nil }
            return value
        }
    }
}
