import Glibc

/// A pthread mutex with condition variables, which ThreadSanitizer understands. Waiting threads sleep in the kernel.
final class ThreadLock: @unchecked Sendable {
    /// A condition variable.
    struct Condition {
        fileprivate let handle: UnsafeMutablePointer<pthread_cond_t>

        /// Wakes one waiting thread.
        func signal() { pthread_cond_signal(handle) }
        func broadcast() { pthread_cond_broadcast(handle) }

        /// Frees the memory. No thread may be waiting.
        func deallocate() {
            pthread_cond_destroy(handle)
            handle.deallocate()
        }
    }

    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    // MARK: Lifecycle

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    // MARK: Internal

    func lock() { pthread_mutex_lock(mutex) }
    func unlock() { pthread_mutex_unlock(mutex) }

    /// Runs `body` while holding the lock and returns its result.
    func withLock<Result>(_ body: () -> Result) -> Result {
        lock()
        defer { unlock() }
        return body()
    }

    func makeCondition() -> Condition {
        let handle = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
        handle.initialize(to: pthread_cond_t())
        pthread_cond_init(handle, nil)
        return Condition(handle: handle)
    }

    /// Releases the lock, which this thread must hold, waits until `condition` is signaled, and acquires the lock
    /// again. May return spuriously.
    func wait(for condition: Condition) { pthread_cond_wait(condition.handle, mutex) }
}
