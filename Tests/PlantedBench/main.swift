import BenchKit
import Foundation
import Reporting

// Measures screens with the slowdown named by the environment; scripts/planted compares the results. "loading" measures
// a screen that loads in a task, and "stall:60000" one that stalls between frames for a number of microseconds, for
// BenchKitTests. PLANTED_SCENARIO is the name of a built-in scenario to measure instead of a screen of this program.
let name = ProcessInfo.processInfo.environment["PLANTED"] ?? "none"
if name == "loading" { BenchMain.run([LoadingScenario()]) }
if let stalling = StallScenario(name) { BenchMain.run([stalling]) }
guard let slowdown = Slowdown(name) else {
    StandardError.write("PLANTED is \(Slowdown.usage), not \(name)")
    exit(2)
}
if let chosen = ProcessInfo.processInfo.environment["PLANTED_SCENARIO"] {
    guard case .screen(let screen) = Scenario.builtIn.first(where: { $0.name == chosen })?.kind else {
        StandardError.write("PLANTED_SCENARIO is the name of a built-in scenario of a screen, not \(chosen)")
        exit(2)
    }
    BenchMain.run([slowed(screen, by: slowdown)])
}
BenchMain.run([PlantedScenario(slowdown: slowdown)])
