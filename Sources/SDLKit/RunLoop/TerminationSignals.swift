import Dispatch
import Foundation
import Glibc
import Reporting

/// Delivers SIGINT (Ctrl-C), SIGTERM and SIGHUP as work on the main queue, which wakes the run loop.
///
/// SIGHUP stays ignored in programs started with nohup. If the main thread doesn't handle a signal in time, usually
/// because the window system doesn't answer, the signal terminates the program.
@MainActor
final class TerminationSignals {
    /// The signals that end the run loop.
    let numbers: [Int32]
    private let sources: [any DispatchSourceSignal]

    /// The maximum time for the main thread to handle a signal, in seconds.
    nonisolated private static let timeout = 2.0

    init(handle: @escaping @MainActor () -> Void) {
        numbers = [SIGINT, SIGTERM] + (Self.isIgnored(SIGHUP) ? [] : [SIGHUP])
        let queue = DispatchQueue(label: "SkeletonSDL.signals", qos: .userInitiated)
        sources = numbers.map { number in
            // The source replaces the signal's disposition slightly later, when it is registered. Until then, the
            // signal terminates the program by default; if the signal were ignored here, it would be lost.
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { @Sendable in Self.pass(number, to: handle) }
            source.resume()
            return source
        }
    }

    isolated deinit {
        for source in sources { source.cancel() }
        for number in numbers { signal(number, SIG_DFL) }
    }

    // MARK: Private

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
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
