import Foundation
import Glibc

/// The machine that was measured on.
package struct Machine: Codable, Equatable, Sendable {
    /// What the processor calls itself; "unknown" where Linux does not say.
    package var cpu: String
    /// Those that this process may use.
    package var cores: Int
    /// Linux's release.
    package var kernel: String

    /// The present one.
    static var present: Machine {
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

    /// The memory that this process has in the machine now, in MiB; 0 where Linux does not say.
    static var residentMemory: Double {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let words = text.split(separator: " ")
        guard words.count > 1, let pages = Double(words[1]) else { return 0 }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
    }

    /// The most memory that this process had in the machine so far, in MiB.
    static var peakMemory: Double {
        var usage = rusage()
        // Fails for no valid address.
        guard getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
        return Double(usage.ru_maxrss) / 1024
    }
}
