import Foundation
import StageKit

/// Paces frames at 60 per second of real time, as in a window, until a condition holds. Work on other threads can
/// complete in the meantime. Gives up if the condition doesn't hold within 10 s of the window's clock, or within 60 s
/// of real time if frames are slower than the pace.
@MainActor
struct ConditionWait {
    /// The interval between frames in seconds, on both clocks.
    static let interval = 1 / pace

    private static let pace = 60.0
    /// The limit on the window's clock, in seconds. At least as much real time passes, because frames are paced.
    private static let limit = 10
    /// The limit in real time, in seconds.
    private static let realLimit: UInt64 = 60

    private let subject: String
    private let remedy: String
    private let start: UInt64
    private let time: RealTime
    private var pacer: Pacer
    private var frames = 0

    /// Starts a wait at the current time. The error message for an exceeded limit consists of `subject`, such as "the
    /// scenario inbox is not loaded", the limit, and `remedy`.
    init(subject: String, remedy: String, time: RealTime) {
        (self.subject, self.remedy, self.time) = (subject, remedy, time)
        start = time.now()
        pacer = Pacer(pace: Self.pace, last: start, time: time)
    }

    /// Waits until the next frame is due, and runs the main run loop's blocks and timers, which frames skip if the main
    /// queue is empty. Throws if a limit is exceeded.
    mutating func next() throws(BenchError) {
        guard frames < Self.limit * Int(Self.pace) else { throw failure("\(Self.limit) s") }
        guard time.now() - start < Self.realLimit * 1_000_000_000 else {
            throw failure("\(Self.realLimit) s and \(frames) frames")
        }
        frames += 1
        try pacer.wait()
        if !MainLoop.hasPendingBlocks { MainLoop.turn() }
    }

    private func failure(_ limit: String) -> BenchError { BenchError("\(subject) after \(limit); \(remedy)") }
}

extension BenchScreen {
    /// Runs frames with `runFrame` until the screen is loaded. No effect if it is loaded already. Throws if it isn't
    /// loaded within the limits of `ConditionWait`.
    func waitUntilLoaded(_ time: RealTime, runFrame: () throws -> Void) throws {
        guard !isLoaded() else { return }
        var wait = ConditionWait(
            subject: "the scenario \(name) is not loaded",
            remedy: "isLoaded has to return true once the screen shows its content", time: time)
        repeat {
            try wait.next()
            try runFrame()
        } while !isLoaded()
    }
}
