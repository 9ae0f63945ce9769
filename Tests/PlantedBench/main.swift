import BenchKit
import Foundation
import Reporting

// Measures one screen with the slowdown named by the environment; scripts/planted compares the results. "loading"
// measures a screen that loads in a task, for BenchKitTests.
let name = ProcessInfo.processInfo.environment["PLANTED"] ?? "none"
if name == "loading" { BenchMain.run([LoadingScenario()]) }
guard let slowdown = Slowdown(name) else {
    StandardError.write("PLANTED is \(Slowdown.usage), not \(name)")
    exit(2)
}
BenchMain.run([PlantedScenario(slowdown: slowdown)])
