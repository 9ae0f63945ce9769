import Dispatch
import Foundation
import Glibc
import Reporting

/// SIGINT (Ctrl-C), SIGTERM and SIGHUP as work of the main queue, so that they wake the run loop.
///
/// A program that was started with nohup keeps ignoring SIGHUP. If the main thread doesn't handle a signal in time,
/// usually because the window system doesn't answer, the program is terminated by it.
@MainActor
final class TerminationSignals {
    /// The signals that end the run loop.
    let numbers: [Int32]
    private let sources: [any DispatchSourceSignal]

    /// The seconds that the main thread has to handle a signal.
    nonisolated private static let patience = 2.0

    init(handle: @escaping @MainActor () -> Void) {
        numbers = [SIGINT, SIGTERM] + (Self.isIgnored(SIGHUP) ? [] : [SIGHUP])
        let queue = DispatchQueue(label: "SkeletonSDL.signals", qos: .userInitiated)
        sources = numbers.map { number in
            // The source replaces the disposition when it is registered, a moment later. Until then the signal ends the
            // program by default; ignoring it here would lose it.
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

    /// Passes the signal to the main thread, or terminates the program with it.
    nonisolated private static func pass(_ number: Int32, to handle: @escaping @MainActor () -> Void) {
        let work = DispatchWorkItem { MainActor.assumeIsolated(handle) }
        DispatchQueue.main.async(execute: work)
        guard work.wait(timeout: .now() + patience) == .timedOut else { return }
        StandardError.write("SkeletonSDL: ended by signal \(number): the main thread was busy for \(patience) s")
        signal(number, SIG_DFL)
        // Threads of a dispatch queue block signals.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }
}
