import Dispatch
import Foundation

/// Ctrl-C and the polite request to end, as work of the main queue, so that they wake the run loop.
@MainActor
final class TerminationSignals {
    private let sources: [any DispatchSourceSignal]

    init(handle: @escaping @MainActor () -> Void) {
        sources = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { MainActor.assumeIsolated(handle) }
            source.resume()
            return source
        }
    }

    isolated deinit {
        for source in sources { source.cancel() }
        signal(SIGINT, SIG_DFL)
        signal(SIGTERM, SIG_DFL)
    }
}
