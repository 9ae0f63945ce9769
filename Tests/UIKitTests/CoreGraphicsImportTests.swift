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

    /// Fills the left half of `rect`, as a drawing helper of an app does, and returns the context's image.
    private func fillLeft(of rect: CGRect, in context: CGContext) -> CGImage? {
        context.saveGState()
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.addRect(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
        context.fillPath()
        context.restoreGState()
        return context.makeImage()
    }

    @Test("A context draws, and creates an image")
    func drawing() throws {
        let size = CGSize(width: 8, height: 4)
        var image: CGImage?
        drawInContext(size) { image = fillLeft(of: CGRect(origin: .zero, size: size), in: $0) }
        let drawn = try #require(image)
        #expect(
            drawn.width == 8 && drawn.height == 4 && drawn.cropping(to: CGRect(x: 0, y: 0, width: 4, height: 4)) != nil)
    }
}
