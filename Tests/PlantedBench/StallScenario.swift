import BenchKit
import Foundation
import Glibc
import SkeletonView

/// A view that changes its color in each frame. The program stalls after presenting every fifth frame.
struct StallScenario: BenchScenario {
    /// The duration of a stall in microseconds.
    let stall: UInt32

    let name = "stall"
    let summary = "a color that changes in each frame, with stalls between frames"

    /// Parses `text`, such as "stall:60000"; returns `nil` if it is invalid.
    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0] == "stall", let time = UInt32(parts[1]), time < 1_000_000 else { return nil }
        stall = time
    }

    func makeViewController(count: Int) -> UIViewController { UIViewController() }

    func step(_ controller: UIViewController, frame: Int) {
        controller.view.backgroundColor = frame % 2 == 0 ? .systemGray5 : .systemGray6
        // The run loop's blocks run after the frame.
        let stall = stall
        if frame % 5 == 1, stall > 0 { RunLoop.main.perform { usleep(stall) } }
    }
}
