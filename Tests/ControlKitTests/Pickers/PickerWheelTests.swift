import Foundation
import Testing

@testable import ControlKit

@Suite("PickerWheel")
struct PickerWheelTests {
    private let wheel = PickerWheel(radius: 100, rowHeight: 20)

    @Test("The row at the front is full-size and opaque; others shrink and fade toward the edge")
    func placements() throws {
        let front = try #require(wheel.placement(distance: 0))
        #expect(front == PickerWheel.Placement(y: 0, scale: 1, alpha: 1))

        let rows = try (0...7).map { try #require(wheel.placement(distance: CGFloat($0))) }
        for (near, far) in zip(rows, rows.dropFirst()) {
            #expect(near.y < far.y && near.scale > far.scale && near.alpha > far.alpha)
        }
        #expect(abs(rows[5].y - 100 * sin(1)) < 1e-9 && abs(rows[5].scale - cos(1)) < 1e-9)
        let above = try #require(wheel.placement(distance: -5))
        #expect(above.y == -rows[5].y && above.scale == rows[5].scale && above.alpha == rows[5].alpha)
        #expect(wheel.placement(distance: 8) == nil && wheel.placement(distance: -8) == nil)
    }

    @Test("A point on a row maps to the row's distance from the front", arguments: [-7.0, -2, -0.5, 0, 1, 6.5])
    func distances(distance: Double) throws {
        let place = try #require(wheel.placement(distance: distance))

        #expect(abs(wheel.distance(at: place.y) - distance) < 1e-9)
    }

    @Test(
        "The visible rows are the existing ones on the front of the wheel",
        arguments: [
            (0.0, 100, 0..<8), (50, 100, 43..<58), (99, 100, 92..<100), (0, 3, 0..<3), (0, 0, 0..<0),
            (-30, 100, 0..<0), (200, 100, 100..<100), (Double.nan, 100, 0..<0), (.infinity, 5, 0..<0),
        ])
    func visible(front: Double, count: Int, rows: Range<Int>) {
        #expect(wheel.visibleRows(front: front, count: count) == rows)
    }

    @Test("A wheel without a radius or a row height has no rows")
    func flat() {
        for wheel in [PickerWheel(radius: 0, rowHeight: 20), PickerWheel(radius: 100, rowHeight: 0)] {
            #expect(wheel.visibleRows(front: 0, count: 10).isEmpty && wheel.placement(distance: 0) == nil)
            #expect(wheel.distance(at: 10) == 0)
        }
    }
}
