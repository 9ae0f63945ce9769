public import Foundation

extension OffscreenStage {
    /// Runs the ready tasks on the main actor and the ready blocks on the main queue, including work that becomes ready
    /// in the process, and draws the changes. The stage's clock is paused.
    ///
    /// Use it to test the loaded state of a screen that loads in a `Task` from a stub:
    ///
    ///     stage.advance(by: 0.5)
    ///     #expect(view.sk.isSkeletonActive)
    ///     await stage.settle()
    ///     #expect(!view.sk.isSkeletonActive)
    ///
    /// Returns when nothing visible has changed in a hundred consecutive turns of the main queue, or after 1,000 drawn
    /// frames. It doesn't wait for work on other threads, actors or processes, `Task.sleep`, network, files or timers
    /// of a `RunLoop`. For those, wait for a condition with `settle(within:until:)`.
    public func settle() async {
        var (frames, quietTurns) = (0, 0)
        while quietTurns < 100, frames < 1_000 {
            await Task.yield()
            let drawn = drawnFrames
            advance(by: 0)
            if drawnFrames == drawn { quietTurns += 1 } else { (frames, quietTurns) = (frames + 1, 0) }
        }
    }

    /// Waits until `condition` is true. Runs tasks and the main queue while waiting, and draws their changes. The
    /// stage's clock is paused.
    ///
    /// Use it for screens that load on other threads. A passing test takes no longer than the work itself.
    ///
    ///     try await stage.settle(until: { !view.sk.isSkeletonActive })
    ///
    /// - Parameters:
    ///   - seconds: The timeout on the system's clock. 60 by default; negative and nonfinite values count as 0.
    ///   - file: The file that the error names.
    ///   - line: The line that the error names.
    ///   - condition: The condition to wait for.
    /// - Throws: `StageTimeoutError` if `condition` is still false after `seconds`, or `CancellationError` if the task
    ///   is canceled before `condition` is true.
    @preconcurrency
    public func settle(
        within seconds: TimeInterval = 60, file: StaticString = #fileID, line: UInt = #line,
        until condition: @MainActor () -> Bool
    ) async throws {
        let seconds = seconds.isFinite ? max(0, seconds) : 0
        let end = MonotonicClock.now + seconds
        while true {
            await settle()
            if condition() { return }
            try Task.checkCancellation()
            if MonotonicClock.now >= end { throw StageTimeoutError(seconds: seconds, location: "\(file):\(line)") }
            // Yield the processor to the awaited work.
            try await Task.sleep(for: .milliseconds(1))
        }
    }
}
