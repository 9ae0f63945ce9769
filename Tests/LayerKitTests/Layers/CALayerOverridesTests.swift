import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Overrides in CALayer subclasses")
struct CALayerOverridesTests {
    private final class Noting: CALayer {
        var names: [String] = []

        override var opacity: Float { didSet { names.append("opacity") } }
        override var isHidden: Bool { didSet { names.append("isHidden") } }
        override var zPosition: CGFloat { didSet { names.append("zPosition") } }
        override var cornerRadius: CGFloat { didSet { names.append("cornerRadius") } }
        override var masksToBounds: Bool { didSet { names.append("masksToBounds") } }
        override var contentsScale: CGFloat { didSet { names.append("contentsScale") } }
        override var contentsGravity: CALayerContentsGravity { didSet { names.append("contentsGravity") } }
        override var name: String? { didSet { names.append("name") } }
        override var mask: CALayer? { didSet { names.append("mask") } }

        override func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
            names.append("above")
            super.insertSublayer(layer, above: sibling)
        }

        override func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
            names.append("below")
            super.insertSublayer(layer, below: sibling)
        }

        override func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
            names.append("replace")
            super.replaceSublayer(oldLayer, with: newLayer)
        }

        override func render(in ctx: CGContext) {
            names.append("render")
            super.render(in: ctx)
        }
    }

    @Test("Overridden properties call their observers and store their values")
    func values() {
        let (layer, mask) = (Noting(), CALayer())
        layer.opacity = 0.5
        layer.isHidden = true
        layer.zPosition = 3
        layer.cornerRadius = 4
        layer.masksToBounds = true
        layer.contentsScale = 2
        layer.contentsGravity = .center
        layer.name = "a"
        layer.mask = mask

        #expect(
            layer.names == [
                "opacity", "isHidden", "zPosition", "cornerRadius", "masksToBounds", "contentsScale", "contentsGravity",
                "name", "mask",
            ])
        #expect(layer.opacity == 0.5 && layer.isHidden && layer.zPosition == 3 && layer.cornerRadius == 4)
        #expect(layer.masksToBounds && layer.contentsScale == 2 && layer.mask === mask)
    }

    @Test("Overrides of methods are called")
    func methods() {
        let (layer, first, second, third) = (Noting(), CALayer(), CALayer(), CALayer())
        layer.addSublayer(first)
        layer.insertSublayer(second, above: first)
        layer.insertSublayer(third, below: first)
        layer.replaceSublayer(first, with: CALayer())
        layer.render(in: CGContext(size: PixelSize(width: 1, height: 1), base: .identity, scale: 1, isDark: false))
        #expect(layer.names == ["above", "below", "replace", "render"])
        #expect(layer.sublayers?.first === third && layer.sublayers?.last === second)
    }

    @Test("Layers with overrides are drawn with their stored values")
    func drawing() {
        let tree = Tree()
        let layer = Noting()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.backgroundColor = .red
        tree.root.addSublayer(layer)
        tree.frame(at: 0)
        #expect(tree.lines == ["solid (0,0 10x10) #ffff0000"])
        layer.isHidden = true
        tree.frame(at: 1)
        #expect(tree.lines.isEmpty)
    }

    @Test("model() of a presentation layer returns the original layer, with the same static type")
    func model() {
        let tree = Tree()
        let layer = CAGradientLayer()
        tree.root.addSublayer(layer)
        let model: CAGradientLayer? = layer.presentation()?.model()
        #expect(model === layer)
        #expect(layer.model() === layer)
    }
}
