import DrawKit
import Foundation
import Testing

@Suite("Descriptions of points, sizes and rectangles")
struct GeometryDescriptionTests {
    @Test("Interpolated points, sizes and rectangles read as on iOS")
    func descriptions() {
        let rect = CGRect(x: 1, y: -2, width: 3.5, height: 4)
        #expect("\(rect)" == "(1.0, -2.0, 3.5, 4.0)")
        #expect("\(rect.origin) \(rect.size)" == "(1.0, -2.0) (3.5, 4.0)")
        #expect(String(describing: [rect.origin]) == "[(1.0, -2.0)]")
    }
}
