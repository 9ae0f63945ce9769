public import Foundation

extension OffscreenStage {
    /// Lets the tasks of the main actor and the work of the main queue run that is ready, with what becomes ready by
    /// that, and draws what they change; the stage's time stands still.
    ///
    /// So a test reaches the loaded state of a screen that loads in a `Task` from a stub:
    ///
    ///     stage.advance(by: 0.5)
    ///     #expect(view.sk.isSkeletonActive)
    ///     await stage.settle()
    ///     #expect(!view.sk.isSkeletonActive)
    ///
    /// It returns when a hundred turns of the main queue in a row changed nothing that can be seen, and after 1,000
    /// frames in any case. It waits for nothing that is not ready: not for work on other threads, actors or processes,
    /// `Task.sleep`, network and files, nor for timers of a `RunLoop`. For those give a condition:
    /// `settle(within:until:)`.
    public func settle() async {
        var (frames, quietTurns) = (0, 0)
        while quietTurns < 100, frames < 1_000 {
            await Task.yield()
            let drawn = drawnFrames
            advance(by: 0)
            if drawnFrames == drawn { quietTurns += 1 } else { (frames, quietTurns) = (frames + 1, 0) }
        }
    }

    /// Waits until `condition` is true, and lets tasks and the main queue run meanwhile; draws what they change. The
    /// stage's time stands still.
    ///
    /// For screens that load through code on other threads. A test that passes takes no longer than the work does.
    ///
    ///     try await stage.settle(until: { !view.sk.isSkeletonActive })
    ///
    /// - Parameters:
    ///   - seconds: The longest time to wait, on the system's clock. 60 by default; below 0 and not finite count as 0.
    ///   - file: The file that the error names.
    ///   - line: The line that the error names.
    ///   - condition: The condition to wait for.
    /// - Throws: `StageTimeoutError` if `condition` is still false after `seconds`, `CancellationError` if the task
    ///   is cancelled before it is true.
    public func settle(
        within seconds: TimeInterval = 60, file: StaticString = #fileID, line: UInt = #line,
        until condition: () -> Bool
    ) async throws {
        let seconds = seconds.isFinite ? max(0, seconds) : 0
        let end = MonotonicClock.now + seconds
        while true {
            await settle()
            if condition() { return }
            try Task.checkCancellation()
            if MonotonicClock.now >= end { throw StageTimeoutError(seconds: seconds, place: "\(file):\(line)") }
            // Leaves the processor to the work that is waited for.
            try await Task.sleep(for: .milliseconds(1))
        }
    }
}
