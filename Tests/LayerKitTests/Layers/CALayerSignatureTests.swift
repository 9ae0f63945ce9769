import DrawKit
import Foundation
import LayerKit
import Reporting
import Testing

/// Tests declarations of Core Animation types that iOS code relies on.
@MainActor
@Suite("Layers with the signatures of iOS")
struct CALayerSignatureTests {
    private final class Counting: CALayer {
        var added = 0
        var laidOut = 0

        override func addSublayer(_ layer: CALayer) {
            added += 1
            super.addSublayer(layer)
        }

        override func setNeedsLayout() {
            laidOut += 1
            super.setNeedsLayout()
        }
    }

    @Test("Radial and conic gradients are reported")
    func gradientTypes() {
        let layer = CAGradientLayer()
        layer.name = "sky"
        let messages = Diagnostics.messages {
            for type in [CAGradientLayerType.axial, .radial, .radial, .conic, .axial] { layer.type = type }
        }
        #expect(
            messages == [
                "CAGradientLayer \"sky\": gradients of type \"radial\" are not supported; drawn as axial",
                "CAGradientLayer \"sky\": gradients of type \"conic\" are not supported; drawn as axial",
            ])
    }

    @Test("Sublayers are nil if empty, and can be set as a whole")
    func sublayers() {
        let (root, layers) = (CALayer(), (0..<3).map { _ in CALayer() })
        #expect(root.sublayers == nil)

        root.sublayers = [layers[0], layers[1]]
        #expect(root.sublayers == [layers[0], layers[1]])
        root.sublayers = [layers[2], layers[0]]

        #expect(root.sublayers == [layers[2], layers[0]])
        #expect(layers[1].superlayer == nil)
        #expect(layers[2].superlayer === root)
        root.sublayers?.forEach { $0.removeFromSuperlayer() }
        #expect(root.sublayers == nil)
        root.sublayers = layers
        root.sublayers = nil
        #expect(layers.allSatisfy { $0.superlayer == nil })
    }

    @Test("contents is an image or nil, whatever is set")
    func contents() {
        let layer = CALayer()
        let picture = CGImage(bitmap: Bitmap(size: PixelSize(width: 1, height: 1), pixels: .color([0xFF00_00FF])))
        layer.contents = picture
        #expect(layer.contents as? CGImage === picture)
        layer.contents = "no picture"
        #expect(layer.contents == nil)
        let missing: CGImage? = nil
        layer.contents = picture
        layer.contents = missing
        #expect(layer.contents == nil)
    }

    @Test("A gradient takes any list of colors; other values are ignored")
    func colors() {
        let layer = CAGradientLayer()
        layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
        #expect(layer.colors as? [CGColor] == [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)])
        layer.colors = [CGColor(gray: 0, alpha: 1), "white"]
        #expect(layer.colors?.count == 1)
        layer.colors = nil
        #expect(layer.colors == nil)
    }

    @Test("init(layer:) copies the values without sublayers")
    func copies() {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        layer.name = "original"
        layer.startPoint = CGPoint(x: 7, y: 8)
        layer.addSublayer(CALayer())

        let copy = CAGradientLayer(layer: layer)

        #expect(copy.frame == layer.frame)
        #expect(copy.name == "original")
        #expect(copy.startPoint == CGPoint(x: 7, y: 8))
        #expect(copy.sublayers == nil && copy.superlayer == nil)
        #expect(CALayer(layer: "no layer").bounds == .zero)
    }

    @Test("Overrides of hierarchy and layout methods are called")
    func overrides() {
        let layer = Counting()
        layer.addSublayer(CALayer())
        layer.bounds.size = CGSize(width: 1, height: 1)
        #expect(layer.added == 1)
        #expect(layer.laidOut == 1)
    }

    @Test("Layers and animations are NSObjects")
    func objects() {
        let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
        #expect(layer == layer && layer != CALayer())
        #expect(Set([layer, layer, CALayer()]).count == 2)
        #expect(layer.isKind(of: CALayer.self))
        #expect(layer.description.contains("CALayer"))
        animation.toValue = 0.5
        let copy = animation.copy() as? CABasicAnimation
        #expect(copy !== animation)
        #expect(copy?.toValue as? Double == 0.5)
    }
}
