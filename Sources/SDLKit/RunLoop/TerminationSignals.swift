import Dispatch
import Foundation
import Glibc

/// Ctrl-C, the polite request to end, and the end of the terminal, as work of the main queue, so that they wake the run
/// loop.
///
/// A program that was started to outlive its terminal (nohup) ignores that end, and goes on doing so.
@MainActor
final class TerminationSignals {
    /// The signals that end the run loop.
    let numbers: [Int32]
    private let sources: [any DispatchSourceSignal]

    init(handle: @escaping @MainActor () -> Void) {
        numbers = [SIGINT, SIGTERM] + (Self.isIgnored(SIGHUP) ? [] : [SIGHUP])
        sources = numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { MainActor.assumeIsolated(handle) }
            source.resume()
            return source
        }
    }

    isolated deinit {
        for source in sources { source.cancel() }
        for number in numbers { signal(number, SIG_DFL) }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
