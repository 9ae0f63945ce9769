import QuartzCore
import Testing

/// Tests that `QuartzCore` alone provides layers and their content.
@MainActor
@Suite("Import of QuartzCore with Testing")
struct QuartzCoreImportTests {
    @Test("Layers, animations, colors and rectangles are available")
    func names() {
        let layer = CALayer()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.duration = 1
        layer.add(fade, forKey: "fade")
        #expect(layer.position == CGPoint(x: 2.5, y: 4))
        #expect(layer.animationKeys() == ["fade"])
    }
}
