import Glibc
import Synchronization

/// Kills the running child processes if this process is interrupted or terminated. Each child has a separate process
/// group, so the terminal doesn't interrupt it.
enum ChildSignals {
    /// The process groups to kill; 0 if unused.
    private static let first = Atomic<Int32>(0)
    private static let second = Atomic<Int32>(0)
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// Watches one or two process groups instead of those watched before.
    static func watch(_ ids: [pid_t]) {
        store(ids)
        handle(by: handler)
        // These signals may be blocked, because a process inherits the signal mask of the thread that started it.
        var set = sigset_t()
        sigemptyset(&set)
        for number in signals { sigaddset(&set, number) }
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    static func unwatch() {
        store([])
        handle(by: SIG_DFL)
    }

    // MARK: Private

    private static func store(_ ids: [pid_t]) {
        first.store(ids.first ?? 0, ordering: .sequentiallyConsistent)
        second.store(ids.dropFirst().first ?? 0, ordering: .sequentiallyConsistent)
    }

    /// Sets the handler of each of `signals`, except those that this process ignores, as under nohup.
    private static func handle(by handler: __sighandler_t?) {
        for number in signals {
            let previous = signal(number, handler)
            if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                signal(number, previous)
            }
        }
    }

    private static let handler: @convention(c) (Int32) -> Void = { number in
        // Only async-signal-safe functions may be called here.
        let first = ChildSignals.first.load(ordering: .sequentiallyConsistent)
        let second = ChildSignals.second.load(ordering: .sequentiallyConsistent)
        if first > 0 { kill(-first, SIGKILL) }
        if second > 0 { kill(-second, SIGKILL) }
        signal(number, SIG_DFL)
        raise(number)
    }
}
