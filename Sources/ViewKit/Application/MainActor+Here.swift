import Dispatch
import Foundation

extension MainActor {
    /// What `body` answers where the caller runs on the main actor; nil elsewhere.
    ///
    /// That is the main thread, or else whichever thread serves the main queue: on Linux a program whose main function
    /// waits lets others do so.
    nonisolated package static func ifHere<Answer: Sendable>(_ body: @MainActor () -> Answer) -> Answer? {
        guard Thread.isMainThread || DispatchQueue.getSpecific(key: MainQueue.key) == true else { return nil }
        return assumeIsolated { body() }
    }
}

/// Marks the main queue, so that it can be told from others.
private enum MainQueue {
    static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}
