import Glibc

/// A lock that threads sleep at in the kernel, and places to wait at while it is not held: the C library's, whose order
/// of events the thread sanitizer knows.
final class ThreadLock: @unchecked Sendable {
    /// Something that threads wait for.
    struct Condition {
        fileprivate let handle: UnsafeMutablePointer<pthread_cond_t>

        /// Wakes one thread that waits, or all.
        func signal() { pthread_cond_signal(handle) }
        func broadcast() { pthread_cond_broadcast(handle) }

        /// Gives the memory back; nobody may wait any more.
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

    /// What `body` returns, while no other thread holds the lock.
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

    /// Lets go of the lock, which this thread holds, until `condition` is signalled, and takes it again. It may return
    /// early.
    func wait(for condition: Condition) { pthread_cond_wait(condition.handle, mutex) }
}
