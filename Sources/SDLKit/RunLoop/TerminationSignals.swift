import Dispatch
import Foundation
import Glibc
import Reporting
import Synchronization

/// Delivers SIGINT (Ctrl-C), SIGTERM and SIGHUP as work on the main queue, which wakes the run loop.
///
/// SIGHUP stays ignored in programs started with nohup. If the main thread doesn't handle a signal in time, usually
/// because the window system doesn't answer, the signal terminates the program. Signals that follow shortly after
/// another one are ignored, so that the program can end normally: `timeout`, for example, signals both a program and
/// its group.
@MainActor
final class TerminationSignals {
    /// The signals that end the run loop.
    let numbers: [Int32]
    private let sources: [any DispatchSourceSignal]
    private let reception = SignalReception()

    /// The maximum time for the main thread to handle a signal, in seconds.
    nonisolated private static let timeout = 2.0

    init(handle: @escaping @MainActor () -> Void) {
        Self.restoreDispositions()
        let reception = reception
        numbers = [SIGINT, SIGTERM] + (Self.isIgnored(SIGHUP) ? [] : [SIGHUP])
        let queue = DispatchQueue(label: "SkeletonSDL.signals", qos: .userInitiated)
        sources = numbers.map { number in
            // The source replaces the signal's disposition slightly later, when it is registered. Until then, the
            // signal terminates the program by default; if the signal were ignored here, it would be lost.
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { @Sendable in
                guard reception.isFirst() else { return }
                Self.pass(number, to: handle)
                reception.extend()
            }
            source.resume()
            return source
        }
    }

    isolated deinit {
        for source in sources { source.cancel() }
        guard let rest = reception.remainingTime else {
            for number in numbers { signal(number, SIG_DFL) }
            return
        }
        Self.ignored.withLock { ignored in
            // Programs that this one starts don't inherit a handler, but they would inherit `SIG_IGN`.
            for number in numbers { signal(number, Self.ignore) }
            ignored = numbers
        }
        DispatchQueue.global().asyncAfter(deadline: .now() + rest) { Self.restoreDispositions() }
    }

    // MARK: Private

    /// The signals that are ignored for a moment, although no instance handles them anymore.
    nonisolated private static let ignored = Mutex<[Int32]>([])

    nonisolated private static let ignore: @convention(c) (Int32) -> Void = { _ in }

    /// Restores the default dispositions, unless the program has set others in the meantime.
    nonisolated private static func restoreDispositions() {
        ignored.withLock { ignored in
            for number in ignored where handler(of: number) == unsafeBitCast(ignore, to: Int.self) {
                signal(number, SIG_DFL)
            }
            ignored = []
        }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        handler(of: number) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Returns the address of the handler of the signal `number`, if it can be read.
    nonisolated private static func handler(of number: Int32) -> Int? {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return nil }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    }

    /// Passes the signal to the main thread. Terminates the program with the signal if that takes too long.
    nonisolated private static func pass(_ number: Int32, to handle: @escaping @MainActor () -> Void) {
        let work = DispatchWorkItem { MainActor.assumeIsolated(handle) }
        DispatchQueue.main.async(execute: work)
        guard work.wait(timeout: .now() + timeout) == .timedOut else { return }
        StandardError.write("SkeletonSDL: ended by signal \(number): the main thread was busy for \(timeout) s")
        signal(number, SIG_DFL)
        // Threads of dispatch queues block signals.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }
}

/// The time of the latest signal that was handled.
private final class SignalReception: Sendable {
    /// The time for which further signals are ignored, in seconds.
    private static let interval = 1.0

    private let latest = Mutex<DispatchTime?>(nil)

    /// The rest of the time for which signals are ignored, in seconds; `nil` if they aren't.
    var remainingTime: TimeInterval? {
        latest.withLock { Self.rest(since: $0) }
    }

    /// Records a signal. Returns `false` if it is to be ignored.
    func isFirst() -> Bool {
        latest.withLock { latest in
            guard Self.rest(since: latest) == nil else { return false }
            latest = .now()
            return true
        }
    }

    /// Ignores signals for the whole interval from now on. Called when a signal has been handled.
    func extend() {
        latest.withLock { $0 = .now() }
    }

    private static func rest(since time: DispatchTime?) -> TimeInterval? {
        guard let time else { return nil }
        let elapsed = Double(DispatchTime.now().uptimeNanoseconds - time.uptimeNanoseconds) / 1e9
        return elapsed < interval ? interval - elapsed : nil
    }
}
