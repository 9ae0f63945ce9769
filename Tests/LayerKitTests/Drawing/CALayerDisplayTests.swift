import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Layers with custom drawing")
struct CALayerDisplayTests {
    private let host: LayerHost
    private let layer = DrawingLayer()

    /// A layer that fills itself, unless `isEmpty` is `true`, and counts its draws.
    private final class DrawingLayer: CALayer {
        var count = 0
        var isEmpty = false
        var whileDrawing: (() -> Void)?

        override func draw(in ctx: CGContext) {
            count += 1
            whileDrawing?()
            guard !isEmpty else { return }
            ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            ctx.fill(bounds)
        }
    }

    init() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        root.addSublayer(layer)
        host = LayerHost(root: root)
        host.pixelSize = PixelSize(width: 200, height: 200)
        host.scale = 2
    }

    private func frame() {
        let damage = host.animate()
        host.layout()
        _ = host.record(adding: damage)
    }

    @Test("setNeedsDisplay draws a layer once, at its contents scale")
    func once() throws {
        frame()
        #expect(layer.count == 0)
        layer.setNeedsDisplay()
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(layer.needsDisplay())
        frame()
        frame()

        #expect(layer.count == 1 && !layer.needsDisplay())
        #expect(try #require(layer.picture).width == 20)
        layer.contentsScale = 3
        layer.setNeedsDisplay()
        frame()
        #expect(try #require(layer.picture).width == 60 && layer.contentsScale == 3)
    }

    @Test("A layer that draws nothing loses the contents that it drew before")
    func nothing() {
        layer.setNeedsDisplay()
        frame()
        layer.isEmpty = true
        layer.setNeedsDisplay()
        frame()

        #expect(layer.count == 2 && layer.contents == nil)
    }

    @Test("An image with which the app replaces drawn contents is kept until the layer draws something")
    func replaced() throws {
        layer.setNeedsDisplay()
        frame()
        let image = try #require(layer.picture)
        layer.contents = image
        #expect(!layer.hasDrawnContents)
        layer.isEmpty = true
        layer.setNeedsDisplay()
        frame()
        #expect(layer.count == 2 && layer.picture === image)
        layer.isEmpty = false
        layer.setNeedsDisplay()
        frame()
        #expect(layer.hasDrawnContents && layer.picture !== image)
    }

    @Test("A layer draws only once it is in a tree and has a size")
    func waiting() {
        layer.removeFromSuperlayer()
        layer.bounds.size = .zero
        layer.setNeedsDisplay()
        frame()
        #expect(layer.count == 0)
        host.root.addSublayer(layer)
        frame()
        #expect(layer.count == 0)
        layer.bounds.size = CGSize(width: 5, height: 5)
        frame()

        #expect(layer.count == 1)
    }

    @Test("With needsDisplayOnBoundsChange, a layer is redrawn when its size changes; otherwise, it isn't")
    func resizing() throws {
        layer.setNeedsDisplay()
        frame()
        layer.bounds.size.width = 30
        frame()
        #expect(layer.count == 1)
        layer.needsDisplayOnBoundsChange = true
        layer.bounds.size.width = 40
        frame()

        #expect(layer.count == 2)
        #expect(try #require(layer.picture).width == 40)
    }

    @Test("setNeedsDisplay during drawing takes effect in the next frame")
    func asking() {
        layer.whileDrawing = { [layer] in if layer.count < 3 { layer.setNeedsDisplay() } }
        layer.setNeedsDisplay()
        frame()
        #expect(layer.count == 1 && host.hasPendingWork)
        frame()
        frame()
        frame()

        #expect(layer.count == 3 && !host.hasPendingWork)
    }

    @Test("A layer of any size uses bounded memory")
    func huge() throws {
        layer.bounds.size = CGSize(width: 1e9, height: 1e9)
        layer.setNeedsDisplay()
        frame()

        let picture = try #require(layer.picture)
        #expect(picture.width * picture.height <= 16 * 1024 * 1024)
    }

    @Test("The delegate can draw, or provide the contents in display(_:)")
    func delegates() throws {
        final class Drawer: CALayerDelegate {
            var drawn: [CGSize] = []

            func draw(_ layer: CALayer, in ctx: CGContext) {
                drawn.append(CGSize(width: ctx.width, height: ctx.height))
                ctx.fill(layer.bounds)
            }
        }
        final class Shower: CALayerDelegate {
            func display(_ layer: CALayer) { layer.name = "shown" }
        }
        let plain = CALayer()
        plain.bounds.size = CGSize(width: 4, height: 3)
        let drawer = Drawer()
        plain.delegate = drawer
        plain.setNeedsDisplay()
        plain.displayIfNeeded()
        #expect(drawer.drawn == [CGSize(width: 4, height: 3)] && plain.picture != nil)

        let shower = Shower()
        plain.delegate = shower
        plain.setNeedsDisplay()
        plain.displayIfNeeded()
        #expect(plain.name == "shown" && plain.picture != nil)
    }
}
