import Foundation
import Glibc

/// What a machine has done up to an instant: two of them say how busy it was between.
package struct MachineState: Equatable, Sendable {
    /// Of all processors since the machine started, in ticks: in all, of these not idle, and of these taken by the
    /// machine that plays this one.
    package var ticks: UInt64 = 0
    package var busyTicks: UInt64 = 0
    package var stolenTicks: UInt64 = 0
    /// Of this process, in the same ticks.
    package var ownTicks: UInt64 = 0
    /// How often this process lost a processor that it still wanted.
    package var involuntarySwitches: Int = 0
    /// How many threads of the whole machine wanted to run, on the average of the last minute.
    package var load: Double = 0
    /// The slowest and the fastest processor's frequency, in MHz; nil where the machine does not say.
    package var frequencies: ClosedRange<Double>?

    package init() {}

    /// The machine's state now.
    static var present: MachineState {
        var state = MachineState()
        state.readTicks(of: read("/proc/stat"))
        state.load = read("/proc/loadavg").split(separator: " ").first.flatMap { Double($0) } ?? 0
        var usage = rusage()
        // Fails for no valid address.
        if getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage) == 0 {
            state.involuntarySwitches = usage.ru_nivcsw
            let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
            let rest = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1_000_000
            state.ownTicks = UInt64((seconds + rest) * Double(max(1, sysconf(Int32(_SC_CLK_TCK)))))
        }
        state.readFrequencies()
        return state
    }

    /// Takes the ticks from the text of /proc/stat; leaves them when it has no such line.
    package mutating func readTicks(of text: String) {
        guard let line = text.split(separator: "\n").first, line.hasPrefix("cpu ") else { return }
        // user, nice, system, idle, iowait, irq, softirq, steal; guests are in the first two already.
        let fields = line.split(separator: " ").dropFirst().prefix(8).compactMap { UInt64($0) }
        guard fields.count == 8 else { return }
        ticks = fields.reduce(0, +)
        busyTicks = ticks - fields[3] - fields[4]
        stolenTicks = fields[7]
    }

    /// How fast the processors run, where the machine can change it.
    private mutating func readFrequencies() {
        let folder = "/sys/devices/system/cpu"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let values = names.filter { $0.hasPrefix("cpu") }.compactMap { name in
            Double(
                Self.read("\(folder)/\(name)/cpufreq/scaling_cur_freq").trimmingCharacters(in: .whitespacesAndNewlines))
        }
        guard let slowest = values.min(), let fastest = values.max() else { return }
        frequencies = slowest / 1000...fastest / 1000
    }

    /// What is in a file of the kernel's; empty where there is none.
    private static func read(_ path: String) -> String {
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
}
