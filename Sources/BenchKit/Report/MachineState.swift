import Foundation
import Glibc

/// The activity of the machine and of this process at one point in time. The counts of ticks and switches accumulate,
/// so their difference between two states is the activity between them; `load` and `frequencies` are current values.
package struct MachineState: Equatable, Sendable {
    /// The ticks of all processors since boot.
    package var ticks: UInt64 = 0
    /// The ticks in which processors weren't idle, including `stolenTicks`.
    package var busyTicks: UInt64 = 0
    /// The ticks taken by the hypervisor.
    package var stolenTicks: UInt64 = 0
    /// The ticks used by this process.
    package var ownTicks: UInt64 = 0
    /// The number of involuntary context switches of this process.
    package var involuntarySwitches: Int = 0
    /// The load average over the last minute.
    package var load: Double = 0
    /// The lowest and the highest current frequency of the processors, in MHz; `nil` if unknown.
    package var frequencies: ClosedRange<Double>?

    package init() {}

    /// The current state.
    package static var current: MachineState {
        var state = MachineState()
        state.readTicks(of: read("/proc/stat"))
        state.load = read("/proc/loadavg").split(separator: " ").first.flatMap { Double($0) } ?? 0
        let usage = usage(of: RUSAGE_SELF)
        state.involuntarySwitches = usage.ru_nivcsw
        state.ownTicks = ticks(usage)
        state.readFrequencies()
        return state
    }

    /// The current state, with the ticks of ended child processes added to those of this process.
    package static var currentWithChildren: MachineState {
        var state = current
        state.ownTicks += ticks(usage(of: RUSAGE_CHILDREN))
        return state
    }

    /// Returns the percentage of total CPU time that other programs used between `before` and this state, excluding the
    /// time of other virtual machines.
    package func othersPercent(since before: MachineState) -> Double {
        func increase(_ value: KeyPath<MachineState, UInt64>) -> Double {
            Double(self[keyPath: value]) - Double(before[keyPath: value])
        }
        let stolen = max(0, increase(\.stolenTicks))
        return max(0, increase(\.busyTicks) - stolen - increase(\.ownTicks)) / max(1, increase(\.ticks)) * 100
    }

    /// Parses the ticks from the text of /proc/stat. No effect if the first line doesn't have the expected format.
    package mutating func readTicks(of text: String) {
        guard let line = text.split(separator: "\n").first, line.hasPrefix("cpu ") else { return }
        // user, nice, system, idle, iowait, irq, softirq, steal; the first two already include guests.
        let fields = line.split(separator: " ").dropFirst().prefix(8).compactMap { UInt64($0) }
        guard fields.count == 8 else { return }
        ticks = fields.reduce(0, +)
        busyTicks = ticks - fields[3] - fields[4]
        stolenTicks = fields[7]
    }

    /// Reads the current frequencies of the processors, if available.
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

    private static func usage(of who: __rusage_who) -> rusage {
        var usage = rusage()
        // This can fail only for invalid addresses.
        getrusage(__rusage_who_t(who.rawValue), &usage)
        return usage
    }

    /// Returns the CPU time of `usage` in ticks.
    private static func ticks(_ usage: rusage) -> UInt64 {
        let seconds = Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        let fraction = Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1_000_000
        return UInt64((seconds + fraction) * Double(max(1, sysconf(Int32(_SC_CLK_TCK)))))
    }

    /// Returns the contents of a kernel file; empty if it doesn't exist.
    private static func read(_ path: String) -> String {
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    }
}
