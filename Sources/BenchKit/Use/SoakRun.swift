import Foundation
import Glibc
import Reporting
import StageKit
import ViewKit

/// The child process of `UseMeasurement`. It sends random input to a screen and prints the process's memory use.
///
/// The window's clock advances by a sixtieth of a second per frame without waiting, so a minute of use takes a few
/// seconds.
@MainActor
package enum SoakRun {
    /// The number of frames per second of use.
    nonisolated static let pace = 60
    /// The number of frames between memory samples: ten seconds.
    private static let framesBetweenSamples = 10 * pace

    /// The name of the requested screen, and the seed; `nil` if this is not the child process.
    package static var order: (name: String, seed: UInt64)? {
        let words = ProcessInfo.processInfo.environment[UseMeasurement.environmentName]?.split(separator: " ") ?? []
        guard words.count == 2, let seed = UInt64(words[1]) else { return nil }
        return (String(words[0]), seed)
    }

    /// Sends random input to `screen` for the number of frames in `plan`. Prints a `UseLine` for each memory sample and
    /// at the end.
    package static func run(_ screen: any SoakScreen, plan: BenchPlan, seed: UInt64) throws {
        try run(screen, plan: plan, seed: seed) { try $0.write() }
    }

    /// Sends random input to `screen` for the number of frames in `plan`. Passes a `UseLine` to `write` for each memory
    /// sample and at the end.
    package static func run(
        _ screen: any SoakScreen, plan: BenchPlan, seed: UInt64, write: (UseLine) throws -> Void
    ) throws {
        // Random input may save files, so the screen gets a temporary folder.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skeleton-use-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let result = Result { try use(screen, savingInto: folder, plan: plan, seed: seed, write: write) }
        try FileManager.default.removeItem(at: folder)
        try result.get()
    }

    // MARK: Private

    private static func use(
        _ screen: any SoakScreen, savingInto folder: URL, plan: BenchPlan, seed: UInt64,
        write: (UseLine) throws -> Void
    ) throws {
        let subject = try BenchRunner.makeSubject(plan)
        let window = subject.window
        window.runTimers(until: MonotonicClock.now)
        window.rootViewController = try screen.makeViewController(savingInto: folder)
        let size = CGSize(width: plan.width, height: plan.height)
        var user = RandomUser(seed: seed, size: size)
        let (start, frames) = (window.time, plan.randomUseFrames)
        for frame in 0...frames {
            for action in frame == 0 ? [] : user.next() { perform(action, in: window) }
            subject.processEvents()
            // Loaded data arrives through the main queue and run loop timers.
            MainLoop.turn()
            try subject.runFrame(at: start + Double(frame) / Double(pace))
            if frame % framesBetweenSamples == 0 || frame == frames {
                try write(.memory(seconds: Double(frame) / Double(pace), mebibytes: Machine.residentMemory))
            }
        }
        try write(.end(frames: frames + 1, processorTime: ProcessorClock.nanoseconds, peak: Machine.peakMemory))
    }

    private static func perform(_ action: RandomUser.Action, in window: UIWindow) {
        switch action {
        case .event(let event): window.handle(event)
        case .size(let size): window.resize(to: size, scale: window.traitCollection.displayScale)
        }
    }
}

/// A line of output from the child process to the measuring process.
package enum UseLine: Equatable {
    /// A memory sample: the resident memory in MiB after `seconds` of use.
    case memory(seconds: Double, mebibytes: Double)
    /// The last line: the totals of the process. `processorTime` is in nanoseconds, and `peak` is the peak memory in
    /// MiB.
    case end(frames: Int, processorTime: UInt64, peak: Double)

    /// Parses `text`; returns `nil` if it is not a valid line.
    init?(_ text: Substring) {
        let words = text.split(separator: " ")
        if words.count == 3, words[0] == "memory", let seconds = Double(words[1]), let mebibytes = Double(words[2]) {
            self = .memory(seconds: seconds, mebibytes: mebibytes)
        } else if words.count == 4, words[0] == "end", let frames = Int(words[1]), let time = UInt64(words[2]),
            let peak = Double(words[3])
        {
            self = .end(frames: frames, processorTime: time, peak: peak)
        } else {
            return nil
        }
    }

    var text: String {
        switch self {
        case .memory(let seconds, let mebibytes): "memory \(seconds) \(mebibytes)"
        case .end(let frames, let processorTime, let peak): "end \(frames) \(processorTime) \(peak)"
        }
    }

    func write() throws { try StandardOutput.write(text) }
}
