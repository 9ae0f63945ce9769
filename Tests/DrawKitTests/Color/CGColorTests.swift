import DrawKit
import Foundation
import Testing

@Suite("CGColor") struct CGColorTests {
    @Test("Colors have four components, even grays, and can be copied with another opacity")
    func components() {
        let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.components == [0.25, 0.5, 0.75, 0.5])
        #expect(color.numberOfComponents == 4 && color.alpha == 0.5)
        #expect(color.copy(alpha: 1) == CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 0.5, 0.5, 1])
    }
}
