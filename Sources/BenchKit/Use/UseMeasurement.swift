import Foundation
import Reporting

/// Measures how much memory a screen takes while it is used at random, in a process of its own, so that it shares
/// nothing with what was measured before.
@MainActor
package final class UseMeasurement {
    /// Says to the program which screen it is to use, and the seed. No option: nobody else should find it.
    package static let environmentName = "SKELETON_BENCH_USE"

    package private(set) var memory = MemorySamples()
    package private(set) var frames = 0
    /// Of all threads of the process, in nanoseconds.
    package private(set) var processorTime: UInt64 = 0
    /// The most memory that it had, in MiB.
    package private(set) var peakMemory = 0.0

    private let program: OwnProgram
    private let name: String
    private let seed: UInt64

    /// Measures the screen called `name`, used as `seed` says, in a window and for as long as the program's arguments
    /// say.
    package init(_ name: String, seed: UInt64, program: OwnProgram) {
        (self.name, self.seed, self.program) = (name, seed, program)
    }

    /// Runs the process to its end; `progress` hears of the part of the `frames` that is done, 0...1.
    package func run(frames wanted: Int, progress: (Double) -> Void) throws {
        progress(0)
        let status = try program.run([Self.environmentName: "\(name) \(seed)"]) { line in
            switch UseLine(line) {
            case .memory(let seconds, let megabytes):
                memory.append(megabytes, at: seconds)
                progress(min(1, seconds * Double(ScreenUse.pace) / Double(max(1, wanted))))
            case .end(let frames, let time, let peak):
                (self.frames, processorTime, peakMemory) = (frames, time, peak)
            case nil: break
            }
        }
        guard status == 0, frames > 0, memory.first != nil else {
            throw BenchError("the program that uses \(name) ended with \(status); what it wrote above says why")
        }
    }
}
