import Foundation
import FrameMetrics
import Reporting

/// Launches this program several times to measure how its ratios to the baselines vary. Each launch has its memory at
/// other addresses, which changes a ratio by one or two percent, no matter how many frames are measured.
@MainActor
package struct RatioLaunches {
    /// The environment variable that passes the name of the scenario to the child process. It isn't a command-line
    /// option, because it isn't meant for users.
    private static let environmentName = "SKELETON_BENCH_RATIOS"
    /// The number of launches in addition to this one.
    private static let count = 7
    /// The duration of the measurement of each element count in a launch, in seconds.
    private static let seconds = 0.6

    /// The ratio of one element count, which the child process prints as a line of JSON.
    private struct Line: Codable {
        let count: Int
        let ratio: Double
    }

    /// The requested scenario; `nil` if this is not the child process.
    static var requestedScenario: String? { ProcessInfo.processInfo.environment[environmentName] }

    private let program: ChildProcess

    /// Prepares launches of `program`, which gets the arguments of the measurement.
    package init(_ program: ChildProcess) {
        self.program = program
    }

    /// Replaces the ratios in `results`, which this process measured in `scenario`, and their intervals by those over
    /// all launches. `progress` receives the completed fraction, 0...1.
    package func refine(
        _ results: inout [BenchResult], of scenario: Scenario, progress: (Double) -> Void
    ) throws(BenchError) {
        var ratios: [Int: [Double]] = [:]
        for result in results { ratios[result.count] = result.overhead.map { [$0] } }
        guard !ratios.isEmpty else { return }
        for launch in 0..<Self.count {
            progress(Double(launch) / Double(Self.count))
            for line in try measure(scenario) { ratios[line.count]?.append(line.ratio) }
        }
        for index in results.indices { results[index].setRatios(ratios[results[index].count] ?? []) }
    }

    /// Measures `scenario` with a shortened `plan` and prints the ratios, in the child process.
    static func measure(_ scenario: Scenario, _ plan: BenchPlan) throws {
        var plan = plan
        (plan.scenarios, plan.length, plan.precision) = ([scenario], .seconds(seconds), nil)
        let report = try BenchRunner(plan: plan, progress: BenchProgress(isTerminal: false) { _ in }).run()
        for result in report.results {
            guard let ratio = result.overhead else { continue }
            let line = try JSONEncoder().encode(Line(count: result.count, ratio: ratio))
            try StandardOutput.write(String(decoding: line, as: UTF8.self))
        }
    }

    // MARK: Private

    private func measure(_ scenario: Scenario) throws(BenchError) -> [Line] {
        var lines: [Line] = []
        let status: Int32
        do {
            status = try program.run([Self.environmentName: scenario.name]) { text in
                // Other lines are messages of the screen.
                if let line = try? JSONDecoder().decode(Line.self, from: Data(text.utf8)) { lines.append(line) }
            }
        } catch {
            throw BenchError("\(error)")
        }
        guard status == 0, !lines.isEmpty else {
            throw BenchError(
                "another launch for the ratio of \(scenario.name) exited with \(status); see its output above")
        }
        return lines
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
