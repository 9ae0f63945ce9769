import BenchKit
import Foundation
import Reporting

// Measures one screen, with the slowdown that the environment names planted in it: scripts/planted compares them. With
// "loading" the screen is one that loads in a task, which BenchKitTests measure.
let name = ProcessInfo.processInfo.environment["PLANTED"] ?? "none"
if name == "loading" { BenchMain.run([LoadingScenario()]) }
guard let slowdown = Slowdown(rawValue: name) else {
    StandardError.write("PLANTED is one of \(Slowdown.allCases.map(\.rawValue).joined(separator: ", ")), not \(name)")
    exit(2)
}
BenchMain.run([PlantedScenario(slowdown: slowdown)])
