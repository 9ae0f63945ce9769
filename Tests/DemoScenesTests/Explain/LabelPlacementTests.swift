import Foundation
import Testing

@testable import DemoScenes

@Suite("Label placement")
struct LabelPlacementTests {
    private let bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
    private let size = CGSize(width: 150, height: 40)

    @Test("A label is placed next to a small view anywhere in the bounds")
    func small() throws {
        for isMirrored in [false, true] {
            for y in stride(from: -20.0, through: 290, by: 10) {
                for x in stride(from: 0.0, through: 380, by: 20) {
                    for size in [CGSize(width: 30, height: 24), CGSize(width: 300, height: 60)] {
                        let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
                        var places = LabelPlacement(bounds: bounds, isMirrored: isMirrored)
                        let found = places.place(self.size, at: frame, always: true)
                        let place = try #require(found)
                        // Rectangles that only touch have an intersection of zero area.
                        let common = place.intersection(frame)
                        #expect(bounds.contains(place) && (common.isNull || common.isEmpty), "\(frame)")
                    }
                }
            }
        }
    }

    @Test("A label is above a view in the middle, below one at the top, and inside one that fills the bounds")
    func order() {
        var places = LabelPlacement(bounds: bounds, isMirrored: false)
        let middle = CGRect(x: 40, y: 100, width: 50, height: 20)
        let overMiddle = places.place(size, at: middle, always: true)
        let underTop = places.place(size, at: CGRect(x: 40, y: 0, width: 50, height: 20), always: true)
        let inAll = places.place(size, at: bounds, always: true)
        let besideTall = places.place(size, at: CGRect(x: 40, y: 0, width: 50, height: 300), always: true)
        #expect(overMiddle?.origin == CGPoint(x: 40, y: 60) && underTop?.origin == CGPoint(x: 40, y: 20))
        #expect(inAll?.origin == .zero && besideTall?.origin == CGPoint(x: 90, y: 0))
    }
}
