import CoreGraphics
import Testing

/// Tests that `CoreGraphics` alone provides drawing and Foundation's geometry.
@Suite("Import of CoreGraphics with Testing")
struct CoreGraphicsImportTests {
    @Test("Colors, transforms and rectangles are available")
    func names() {
        let rect = CGRect(x: 0, y: 0, width: 2, height: 4)
        let turned = CGPoint(x: rect.maxX, y: 0).applying(CGAffineTransform(translationX: 1, y: 0))
        #expect(turned == CGPoint(x: 3, y: 0))
        #expect(CGColor(gray: 1, alpha: 1) == CGColor(gray: 1, alpha: 1))
    }
}
