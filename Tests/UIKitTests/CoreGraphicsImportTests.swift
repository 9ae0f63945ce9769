import CoreGraphics
import Testing

/// `CoreGraphics` alone brings what is drawn with, and Foundation's geometry.
@Suite("Import of CoreGraphics beside Testing")
struct CoreGraphicsImportTests {
    @Test("Colours, maps and rectangles are there")
    func names() {
        let rect = CGRect(x: 0, y: 0, width: 2, height: 4)
        let turned = CGPoint(x: rect.maxX, y: 0).applying(CGAffineTransform(translationX: 1, y: 0))
        #expect(turned == CGPoint(x: 3, y: 0))
        #expect(CGColor(gray: 1, alpha: 1) == CGColor(gray: 1, alpha: 1))
    }
}
