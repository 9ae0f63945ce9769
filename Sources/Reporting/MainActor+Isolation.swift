import Dispatch
import Foundation

extension MainActor {
    /// Returns the result of `body` if the caller runs on the main actor; otherwise `nil`.
    ///
    /// The main actor runs on the thread that serves the main queue. That is usually the main thread, but on Linux,
    /// another thread may serve it while the main function waits.
    nonisolated package static func ifIsolated<Answer: Sendable>(_ body: @MainActor () -> Answer) -> Answer? {
        guard Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueue.key) == true else { return nil }
        return assumeIsolated { body() }
    }
}

/// A tag that distinguishes the main queue from other queues.
private enum MainQueue {
    static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
