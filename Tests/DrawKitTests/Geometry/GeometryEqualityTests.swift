import DrawKit
import Foundation
import Testing

@Suite("Comparisons of points, sizes and rectangles")
struct GeometryEqualityTests {
    @Test("equalTo compares all numbers")
    func equality() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.equalTo(rect) && rect.origin.equalTo(rect.origin) && rect.size.equalTo(rect.size))
        #expect(!rect.equalTo(CGRect(x: 1, y: 2, width: 3, height: 5)) && !rect.origin.equalTo(CGPoint(x: 1, y: 3)))
        #expect(!rect.size.equalTo(CGSize(width: 4, height: 3)))
    }
}
