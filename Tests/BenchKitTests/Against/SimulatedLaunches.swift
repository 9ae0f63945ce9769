import BenchKit
import Foundation
import FrameMetrics

/// Launches of a simulated program. The memory layout differs in each launch, the speed of the machine differs in each
/// pair, and another program disturbs one launch in twenty. The values resemble launches in memory on a machine whose
/// two processors are fully used by other programs.
struct SimulatedLaunches {
    static let subject = ComparisonRow.Subject(
        scenario: "inbox", count: 1, surface: "software (memory)", pace: 60, event: nil)

    /// The relative noise of a launch, from its memory layout and from changes in the machine's speed within a pair.
    var noise = 0.008
    /// The relative noise of the stage draw, in addition to `noise`.
    var drawNoise = 0.0
    /// The probability of a disturbed launch, and its maximum slowdown: 0.1 is 10%.
    var disturbances = 1.0 / 20
    var disturbance = 0.1
    var pairs = 20
    /// The times of stages in milliseconds.
    var stages: [FrameStage: Double] = [
        .events: 0.05, .animate: 0.1, .layout: 0.2, .record: 0.25, .draw: 0.6, .present: 0.05,
    ]
    /// The heap allocations per frame.
    var allocations = 20.0
    /// The milliseconds per frame that a few frames of this program add to the mean of a stage, but not to its median.
    var rare: [FrameStage: Double] = [:]

    /// Returns the pairs of launches. `slower` contains the milliseconds added to stages of this program.
    func pairs(seed: UInt64, slower: [FrameStage: Double] = [:], allocations more: Double = 0) -> [AgainstComparison
        .Pair]
    {
        var generator = SeededGenerator(seed: seed)
        return (0..<pairs).map { _ in
            // The machine's speed differs by up to 40%, but not much within a pair.
            let speed = Double.random(in: 1...1.4, using: &generator)
            return AgainstComparison.Pair(
                other: launch(speed, [:], [:], allocations, &generator),
                this: launch(speed, slower, rare, allocations + more, &generator))
        }
    }

    private func launch(
        _ speed: Double, _ slower: [FrameStage: Double], _ rare: [FrameStage: Double], _ allocations: Double,
        _ generator: inout SeededGenerator
    ) -> LaunchSample {
        func unit() -> Double { Double.random(in: 0..<1, using: &generator) }
        func normal() -> Double { (-2 * log(1 - unit())).squareRoot() * cos(2 * Double.pi * unit()) }
        let isDisturbed = unit() < disturbances
        let factor = speed * (1 + noise * normal()) * (isDisturbed ? 1 + disturbance * unit() : 1)
        var values: [LaunchMetric: Double] = [.allocations: allocations + (unit() < 0.2 ? 0.01 : 0)]
        var (total, mean) = (0.0, 0.0)
        for stage in FrameStage.allCases {
            guard let time = stages[stage] else { continue }
            // Each stage has additional noise.
            let own = noise / 2 + (stage == .draw ? drawNoise : 0)
            let measured = (time + (slower[stage] ?? 0)) * factor * (1 + own * normal())
            let more = (rare[stage] ?? 0) * factor
            values[.stage(stage)] = measured
            values[.stage(stage, .mean)] = 1.05 * measured + more
            values[.stage(stage, .slow)] = 1.5 * measured + 10 * more
            total += measured
            mean += 1.05 * measured + more
        }
        values[.p50] = total
        values[.p99] = 1.5 * total + 10 * (mean - 1.05 * total)
        values[.cpu] = mean * (1 + noise / 2 * normal())
        return LaunchSample(subjects: [Self.subject], values: [Self.subject: values])
    }
}
