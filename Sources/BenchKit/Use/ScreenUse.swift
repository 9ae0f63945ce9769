import Foundation
import Glibc
import Reporting
import StageKit
import ViewKit

/// The other side of `UseMeasurement`: uses a screen and says how much memory the process has.
///
/// The window's clock goes on by a sixtieth of a second from frame to frame, and nothing waits for it: a minute of use
/// is over in some seconds.
@MainActor
package enum ScreenUse {
    /// Frames of a second of use.
    nonisolated static let pace = 60
    /// Frames between two looks at the memory: ten seconds.
    private static let framesBetweenLooks = 10 * pace

    /// The screen and the seed that the program was started for; nil where it was started for something else.
    package static var order: (name: String, seed: UInt64)? {
        let words = ProcessInfo.processInfo.environment[UseMeasurement.environmentName]?.split(separator: " ") ?? []
        guard words.count == 2, let seed = UInt64(words[1]) else { return nil }
        return (String(words[0]), seed)
    }

    /// Uses `screen` for as many frames as `plan` says, and writes a `UseLine` for each look at the memory, and the
    /// last one.
    package static func run(_ screen: any UsedScreen, plan: BenchPlan, seed: UInt64) throws {
        try run(screen, plan: plan, seed: seed) { try $0.write() }
    }

    /// Does that, and gives the lines to `write`.
    package static func run(
        _ screen: any UsedScreen, plan: BenchPlan, seed: UInt64, write: (UseLine) throws -> Void
    ) throws {
        // Somebody who tries everything saves files, too: they go where nobody has to clean up.
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skeleton-use-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let result = Result { try use(screen, savingInto: folder, plan: plan, seed: seed, write: write) }
        try FileManager.default.removeItem(at: folder)
        try result.get()
    }

    // MARK: Private

    private static func use(
        _ screen: any UsedScreen, savingInto folder: URL, plan: BenchPlan, seed: UInt64,
        write: (UseLine) throws -> Void
    ) throws {
        let subject = try BenchRunner.makeSubject(plan)
        let window = subject.window
        window.runTimers(until: MonotonicClock.now)
        window.rootViewController = try screen.makeViewController(savingInto: folder)
        let size = CGSize(width: plan.width, height: plan.height)
        var user = RandomUser(seed: seed, size: size)
        let (start, frames) = (window.time, plan.usedFrames)
        for frame in 0...frames {
            for act in frame == 0 ? [] : user.next() { perform(act, in: window) }
            subject.takeEvents()
            // What screens load comes on the main queue, and with the run loop's timers.
            MainLoop.turn()
            try subject.runFrame(at: start + Double(frame) / Double(pace))
            if frame % framesBetweenLooks == 0 || frame == frames {
                try write(.memory(seconds: Double(frame) / Double(pace), megabytes: Machine.residentMemory))
            }
        }
        try write(.end(frames: frames + 1, processorTime: ProcessorClock.nanoseconds, peak: Machine.peakMemory))
    }

    private static func perform(_ act: RandomUser.Act, in window: UIWindow) {
        switch act {
        case .event(let event): window.handle(event)
        case .size(let size): window.resize(to: size, scale: window.traitCollection.displayScale)
        }
    }
}

/// A line that the process with the screen writes for the one that measures.
package enum UseLine: Equatable {
    case memory(seconds: Double, megabytes: Double)
    /// The process ends; `processorTime` is in nanoseconds, `peak` the most memory in MiB.
    case end(frames: Int, processorTime: UInt64, peak: Double)

    /// Nil where `text` is no such line.
    init?(_ text: Substring) {
        let words = text.split(separator: " ")
        if words.count == 3, words[0] == "memory", let seconds = Double(words[1]), let megabytes = Double(words[2]) {
            self = .memory(seconds: seconds, megabytes: megabytes)
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
        case .memory(let seconds, let megabytes): "memory \(seconds) \(megabytes)"
        case .end(let frames, let processorTime, let peak): "end \(frames) \(processorTime) \(peak)"
        }
    }

    func write() throws { try StandardOutput.write(text) }
}
