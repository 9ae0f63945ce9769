/// The activity of the machine during a measurement. The coding keys are field names of the JSON file.
package struct Conditions: Codable, Equatable, Sendable {
    /// The percentage of total CPU time used by other programs.
    package var othersPercent: Double
    /// The percentage of total CPU time taken by the hypervisor.
    package var stealPercent: Double
    /// The one-minute load average before the measurement.
    package var loadBefore: Double
    /// The one-minute load average after the measurement.
    package var loadAfter: Double
    /// The average number of involuntary context switches per frame.
    package var involuntarySwitchesPerFrame: Double
    /// The lowest frequency of any processor before and after the measurement, in MHz; omitted if unknown.
    package var slowestMHz: Double?
    /// The highest frequency of any processor before and after the measurement, in MHz; omitted if unknown.
    package var fastestMHz: Double?
    /// The reasons why the times are unreliable, as sentences. Empty if the machine was quiet.
    package var warnings: [String]

    private enum CodingKeys: String, CodingKey {
        case othersPercent = "others_percent"
        case stealPercent = "steal_percent"
        case loadBefore = "load_before"
        case loadAfter = "load_after"
        case involuntarySwitchesPerFrame = "involuntary_switches_per_frame"
        case slowestMHz = "slowest_mhz"
        case fastestMHz = "fastest_mhz"
        case warnings
    }

    /// Computes the conditions of a measurement from the machine's states before and after it. `frames` is the number
    /// of measured frames.
    package init(from before: MachineState, to after: MachineState, frames: Int, cores: Int) {
        func increase(_ value: KeyPath<MachineState, UInt64>) -> Double {
            Double(after[keyPath: value]) - Double(before[keyPath: value])
        }
        let ticks = max(1, increase(\.ticks))
        let stolen = max(0, increase(\.stolenTicks))
        othersPercent = after.othersPercent(since: before)
        stealPercent = stolen / ticks * 100
        (loadBefore, loadAfter) = (before.load, after.load)
        involuntarySwitchesPerFrame =
            Double(max(0, after.involuntarySwitches - before.involuntarySwitches)) / Double(max(1, frames))
        slowestMHz = [before, after].compactMap(\.frequencies?.lowerBound).min()
        fastestMHz = [before, after].compactMap(\.frequencies?.upperBound).max()
        warnings = []
        warnings = doubts(cores: cores)
    }

    // MARK: Private

    /// The limits up to which a machine counts as quiet.
    private static let maximumOthersPercent = 10.0
    private static let maximumStealPercent = 1.0
    private static let maximumSwitchesPerFrame = 0.05
    private static let maximumFrequencyChange = 1.1

    private func doubts(cores: Int) -> [String] {
        var doubts: [String] = []
        if othersPercent > Self.maximumOthersPercent {
            doubts.append("other programs used \(Int(othersPercent.rounded()))% of the processors")
        }
        if loadBefore > Double(cores) {
            doubts.append("the load was \(rounded(loadBefore)) on \(cores) cores before the measurement")
        }
        if stealPercent > Self.maximumStealPercent {
            doubts.append("\(rounded(stealPercent))% of the processor time went to other virtual machines")
        }
        if involuntarySwitchesPerFrame > Self.maximumSwitchesPerFrame {
            let times = (involuntarySwitchesPerFrame * 100).rounded() / 100
            doubts.append("frames were preempted \(times) times on average")
        }
        if let slowestMHz, let fastestMHz, fastestMHz > slowestMHz * Self.maximumFrequencyChange {
            doubts.append("the processors ran at \(Int(slowestMHz)) to \(Int(fastestMHz)) MHz")
        }
        return doubts
    }

    private func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
