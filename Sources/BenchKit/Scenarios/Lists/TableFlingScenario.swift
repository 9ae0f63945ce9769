import Foundation
import ViewKit

/// The scenario `table-fling`: the table of the scenario `table-scroll` at the speed of a hard fling, with one or two
/// new rows per frame.
package struct TableFlingScenario: BenchScenario {
    package let name = "table-fling"
    package let summary = "the rows of table-scroll at 5000 points per second: one or two new rows per frame"
    package let counts = [10_000]
    package let elementName = "rows"

    package init() {}

    package func makeViewController(count: Int) -> PeopleViewController { PeopleViewController(count: count) }

    package func step(_ controller: PeopleViewController, frame: Int) {
        // 5,000 points per second at 60 frames per second.
        ScrollDrive.step(controller.table, frame: frame, speed: 5000.0 / 60)
    }
}
