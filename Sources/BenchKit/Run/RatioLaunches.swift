package import Foundation
import FrameMetrics
import Reporting

/// Launches this program several times to measure how its ratios to the baselines vary. Each launch has its memory at
/// other addresses, which changes a ratio by one or two percent, no matter how many frames are measured.
@MainActor
package struct RatioLaunches {
    /// The environment variable that passes the name of the scenario to the child process. It isn't a command-line
    /// option, because it isn't meant for users.
    package static let environmentName = "SKELETON_BENCH_RATIOS"
    /// The environment variable that passes the seed of a launch, which replaces that of the arguments.
    package static let seedEnvironmentName = "SKELETON_BENCH_RATIO_SEED"
    /// The number of launches in addition to this one, which measures the frames of the report.
    package static let count = 8
    /// The duration of the measurement of each element count in a launch, in seconds.
    private static let seconds = 0.6
    /// The maximum number of warm-up frames in a launch: three blocks.
    private static let warmup = 9
    /// The frame time on which the deadline of a launch is based, in seconds, unless frames are paced more slowly.
    private static let slowFrame = 0.25

    /// The ratio of one element count, which the child process prints as a line of JSON; `nil` if it was not measured.
    private struct Line: Codable {
        let count: Int
        let ratio: Double?
    }

    /// The requested scenario; `nil` if this is not the child process.
    static var requestedScenario: String? { ProcessInfo.processInfo.environment[environmentName] }

    private let program: ChildProcess
    private let plan: BenchPlan
    private let limit: TimeInterval?

    /// Prepares launches of `program`, which gets the arguments of the measurement. `plan` is the plan of each launch.
    /// A launch is killed after `limit` seconds, by default several times the expected duration.
    package init(_ program: ChildProcess, plan: BenchPlan, limit: TimeInterval? = nil) {
        (self.program, self.plan, self.limit) = (program, plan, limit)
    }

    /// Returns the plan of a launch that measures only the ratios of `scenario`. Returns `nil` if `plan` doesn't
    /// require precise ratios, if the scenario has no baseline, or if the pace is so slow that a launch would have too
    /// few pairs of blocks for a ratio.
    package static func plan(of scenario: Scenario, in plan: BenchPlan) -> BenchPlan? {
        guard plan.precision != nil, plan.measuresReferences, scenario.hasBaseline else { return nil }
        var launch = plan
        (launch.scenarios, launch.length, launch.precision) = ([scenario], .seconds(seconds), nil)
        launch.warmup = min(plan.warmup, warmup)
        let frames = launch.requestedFrames ?? .max
        return frames >= Estimate.minimumValues * Measurement.blockLength ? launch : nil
    }

    /// Replaces the ratios in `results`, which this process measured in `scenario`, and their intervals by those over
    /// all launches. `progress` receives the completed fraction, 0...1. Throws without changing anything if a launch
    /// fails.
    package func refine(
        _ results: inout [BenchResult], of scenario: Scenario, progress: (Double) -> Void
    ) throws(BenchError) {
        guard results.contains(where: { $0.overhead != nil }) else { return }
        var ratios: [[Double]] = results.map { _ in [] }
        for launch in 0..<Self.count {
            progress(Double(launch) / Double(Self.count))
            let measured = try measure(scenario, results, seed: plan.seed &+ UInt64(launch) &+ 1)
            for (index, ratio) in measured.enumerated() { ratios[index] += [ratio].compactMap { $0 } }
        }
        for index in results.indices { results[index].setRatios(ratios[index]) }
    }

    /// Measures the ratios of `scenario` and prints them, in the child process. `plan` is the plan of the arguments.
    static func measure(_ scenario: Scenario, _ plan: BenchPlan) throws {
        guard var plan = Self.plan(of: scenario, in: plan) else {
            throw BenchError("\(printable(scenario.name)) has no ratio that several launches can measure")
        }
        let text = ProcessInfo.processInfo.environment[seedEnvironmentName]
        if let seed = text.flatMap({ UInt64($0) }) { plan.seed = seed }
        let report = try BenchRunner(plan: plan, progress: BenchProgress(isTerminal: false) { _ in }).run()
        for result in report.results {
            let line = try JSONEncoder().encode(Line(count: result.count, ratio: result.overhead))
            try StandardOutput.write(String(decoding: line, as: UTF8.self))
        }
    }

    // MARK: Private

    /// Launches the program once, and returns the ratio of each of `results`; `nil` for those without a ratio.
    private func measure(
        _ scenario: Scenario, _ results: [BenchResult], seed: UInt64
    ) throws(BenchError) -> [Double?] {
        let outcome: BoundedProcess.Outcome
        let limit = limit ?? deadline(counts: results.count)
        do {
            outcome = try program.run(
                [Self.environmentName: scenario.name, Self.seedEnvironmentName: "\(seed)"], within: limit)
        } catch {
            throw BenchError("another launch for the ratio of \(printable(scenario.name)) failed: \(error)")
        }
        func failure(_ words: String) -> BenchError {
            let message = String(decoding: outcome.errors, as: UTF8.self).split(separator: "\n").last
            return BenchError(
                "another launch for the ratio of \(printable(scenario.name)) \(words)"
                    + (message.map { ": \(printable($0))" } ?? ""))
        }
        guard !outcome.isTimedOut else {
            throw failure("did not end within \(Int(limit.rounded(.up))) s and was killed")
        }
        guard outcome.code == 0 else { throw failure(outcome.code.map { "exited with \($0)" } ?? "crashed") }
        // Other lines are messages of the screen.
        let lines = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").compactMap {
            try? JSONDecoder().decode(Line.self, from: Data($0.utf8))
        }
        guard lines.map(\.count) == results.map(\.count),
            zip(results, lines).allSatisfy({ $0.overhead == nil || ($1.ratio ?? 0) > 0 })
        else { throw failure("did not print the ratio of every element count") }
        return zip(results, lines).map { $0.overhead == nil ? nil : $1.ratio }
    }

    /// Returns the time after which a launch that measures `counts` element counts is killed, in seconds.
    private func deadline(counts: Int) -> TimeInterval {
        let frameTime = plan.pace > 0 ? max(1 / plan.pace, Self.slowFrame) : Self.slowFrame
        return 60 + 8 * Double(counts) * (Self.seconds + Double(plan.warmup) * frameTime)
    }
}

extension BenchResult {
    /// Sets the ratio and its interval from the `ratios` of several launches. If there are too few for an interval, the
    /// ratio and its interval stay as this process measured them.
    package mutating func setRatios(_ ratios: [Double]) {
        // Only logarithms of ratios are symmetric.
        guard let estimate = Estimate(centerOf: ratios.map { log($0) })?.map({ exp($0) }) else { return }
        overhead = estimate.value
        overheadInterval = [estimate.low, estimate.high]
        launches = ratios
    }
}
