import Foundation
import Glibc

/// The machine that a measurement ran on.
package struct Machine: Codable, Equatable, Sendable {
    /// The processor's model name; "unknown" if Linux doesn't report it.
    package var cpu: String
    /// The number of processors available to this process.
    package var cores: Int
    /// The release of the Linux kernel.
    package var kernel: String

    /// The machine that this process runs on.
    static var current: Machine {
        let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
        let model = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
        var name = utsname()
        var kernel = "unknown"
        if uname(&name) == 0 {
            kernel = withUnsafeBytes(of: &name.release) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        return Machine(
            cpu: model?.trimmingCharacters(in: .whitespaces) ?? "unknown",
            cores: ProcessInfo.processInfo.activeProcessorCount, kernel: kernel)
    }

    /// The current resident memory of this process in MiB; 0 if unknown.
    static var residentMemory: Double {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let words = text.split(separator: " ")
        guard words.count > 1, let pages = Double(words[1]) else { return 0 }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }

    /// The peak resident memory of this process in MiB; 0 if unknown.
    static var peakMemory: Double {
        var usage = rusage()
        // This can fail only for invalid addresses.
        guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
        return Double(usage.ru_maxrss) / 1024
    }
}
