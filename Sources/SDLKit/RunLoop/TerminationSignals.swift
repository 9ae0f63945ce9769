import Dispatch
import Foundation
import Glibc
import Reporting

/// Ctrl-C, the polite request to end, and the end of the terminal, as work of the main queue, so that they wake the run
/// loop.
///
/// A program that was started to outlive its terminal (nohup) ignores that end, and goes on doing so. One whose main
/// thread does not come to it, mostly since the window system does not answer, ends all the same.
@MainActor
final class TerminationSignals {
    /// The signals that end the run loop.
    let numbers: [Int32]
    private let sources: [any DispatchSourceSignal]

    /// Seconds that the main thread has until it takes a signal.
    nonisolated private static let patience = 2.0

    init(handle: @escaping @MainActor () -> Void) {
        numbers = [SIGINT, SIGTERM] + (Self.isIgnored(SIGHUP) ? [] : [SIGHUP])
        let queue = DispatchQueue(label: "SkeletonSDL.signals", qos: .userInitiated)
        sources = numbers.map { number in
            signal(number, SIG_IGN)
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

    /// Has the main thread take the signal, or ends the program by it.
    nonisolated private static func pass(_ number: Int32, to handle: @escaping @MainActor () -> Void) {
        let work = DispatchWorkItem { MainActor.assumeIsolated(handle) }
        DispatchQueue.main.async(execute: work)
        guard work.wait(timeout: .now() + patience) == .timedOut else { return }
        StandardError.write("SkeletonSDL: ended by signal \(number): the main thread was busy for \(patience) s")
        signal(number, SIG_DFL)
        // A queue's threads block signals.
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }
}
