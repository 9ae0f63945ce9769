import Foundation
import Reporting

/// Measures the memory of a screen under random use, in a child process so that earlier measurements have no effect.
@MainActor
package final class UseMeasurement {
    /// The environment variable that passes the screen and the seed to the child process. It isn't a command-line
    /// option, because it isn't meant for users.
    package static let environmentName = "SKELETON_BENCH_USE"

    package private(set) var memory = MemorySamples()
    package private(set) var frames = 0
    /// The CPU time of all threads of the child process, in nanoseconds.
    package private(set) var processorTime: UInt64 = 0
    /// The peak memory of the child process, in MiB.
    package private(set) var peakMemory = 0.0

    private let program: ChildProcess
    private let name: String
    private let seed: UInt64

    /// Creates a measurement of the screen `name` with random input from `seed`. The arguments of `program` define the
    /// window and the length.
    package init(_ name: String, seed: UInt64, program: ChildProcess) {
        (self.name, self.seed, self.program) = (name, seed, program)
    }

    /// Runs the child process until it exits. `progress` receives the completed fraction of `count` frames, 0...1.
    package func run(frames count: Int, progress: (Double) -> Void) throws {
        progress(0)
        let status = try program.run([Self.environmentName: "\(name) \(seed)"]) { line in
            switch UseLine(line) {
            case .memory(let seconds, let mebibytes):
                memory.append(mebibytes, at: seconds)
                progress(min(1, seconds * Double(SoakRun.pace) / Double(max(1, count))))
            case .end(let frames, let time, let peak):
                (self.frames, processorTime, peakMemory) = (frames, time, peak)
            case nil: break
            }
        }
        guard status == 0, frames > 0, memory.first != nil else {
            throw BenchError("the program that uses \(name) exited with \(status); see its output above")
        }
    }
}
