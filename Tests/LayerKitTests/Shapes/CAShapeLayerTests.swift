import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Shape layers, shadows and masks")
struct CAShapeLayerTests {
    private let tree = Tree()
    private let layer = CAShapeLayer()

    init() {
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 6))
        layer.fillColor = .red
        layer.position = CGPoint(x: 20, y: 30)
        tree.root.addSublayer(layer)
    }

    /// The positions and colors of the drawn bitmaps.
    private var bitmaps: [(rect: PixelRect, tint: PackedColor)] {
        tree.host.list.commands.filter { $0.kind == .bitmap }.map { ($0.shape.rect, $0.color) }
    }

    @Test("A path is filled at the position of its layer, even if the layer has no size")
    func fill() {
        tree.frame(at: 0)

        #expect(bitmaps.map(\.rect) == [PixelRect(minX: 20, minY: 30, maxX: 30, maxY: 36)])
        #expect(bitmaps.map(\.tint) == [PackedColor(bits: 0xFFFF_0000)])
    }

    @Test("The stroke is drawn over the fill, half of it outside")
    func stroke() {
        (layer.strokeColor, layer.lineWidth) = (.blue, 2)
        tree.frame(at: 0)

        #expect(bitmaps.count == 2)
        #expect(bitmaps.last?.rect == PixelRect(minX: 19, minY: 29, maxX: 31, maxY: 37))
        #expect(bitmaps.last?.tint == PackedColor(bits: 0xFF00_00FF))

        (layer.fillColor, layer.lineWidth) = (nil, 0)
        tree.frame(at: 1)
        #expect(bitmaps.isEmpty)
    }

    @Test("A layer that moves by whole pixels or changes its color keeps its bitmap")
    func kept() {
        tree.frame(at: 0)
        let before = tree.host.list.bitmaps.map(\.id)

        layer.position = CGPoint(x: 50, y: 3)
        layer.fillColor = .blue
        tree.frame(at: 1)
        #expect(tree.host.list.bitmaps.map(\.id) == before)
        #expect(bitmaps.map(\.rect.minX) == [50])

        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 11, height: 6))
        tree.frame(at: 2)
        #expect(tree.host.list.bitmaps.map(\.id) != before)
    }

    @Test("At scale 2, a path is drawn twice as wide and high, and a rotated layer is drawn rotated")
    func maps() {
        tree.host.scale = 2
        tree.host.pixelSize = PixelSize(width: 200, height: 200)
        tree.frame(at: 0)
        #expect(bitmaps.map(\.rect) == [PixelRect(minX: 40, minY: 60, maxX: 60, maxY: 72)])

        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        tree.frame(at: 1)
        #expect(bitmaps.map(\.rect) == [PixelRect(minX: 28, minY: 60, maxX: 40, maxY: 80)])
        #expect(tree.host.list.transforms.isEmpty)
    }

    @Test("A path far larger than the window uses memory only for its visible part")
    func huge() {
        layer.path = CGPath(rect: CGRect(x: -1e6, y: -10, width: 2e6, height: 1e6))
        tree.frame(at: 0)

        #expect(bitmaps.count == 1)
        #expect(tree.host.list.bitmaps.allSatisfy { $0.size.width < 200 && $0.size.height < 200 })
    }

    @Test("Empty paths and invalid numbers are safe, and later changes of a path have no effect")
    func badInput() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 3))
        path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
        layer.path = path
        path.addRect(CGRect(x: 50, y: 50, width: 5, height: 5))
        layer.lineDashPattern = [-1, 0, NSNumber(value: Double.nan)]
        layer.strokeColor = .blue
        let said = messages {
            layer.lineWidth = .infinity
            layer.strokeEnd = .nan
        }
        tree.frame(at: 0)

        #expect(said.count == 2)
        #expect(bitmaps.map(\.rect) == [PixelRect(minX: 20, minY: 30, maxX: 25, maxY: 35)])
        layer.path = CGMutablePath()
        tree.frame(at: 1)
        #expect(bitmaps.isEmpty)
    }

    // MARK: Shadows

    @Test("A shadow is below the layer at its offset, in the shape of the corners or of its path")
    func shadow() {
        let card = tree.addLayer(CGRect(x: 10, y: 10, width: 20, height: 20), color: .red)
        (card.shadowOpacity, card.shadowRadius, card.shadowOffset) = (0.5, 0, CGSize(width: 3, height: 4))
        layer.removeFromSuperlayer()
        tree.frame(at: 0)

        #expect(bitmaps.map(\.rect) == [PixelRect(minX: 13, minY: 14, maxX: 33, maxY: 34)])
        #expect(bitmaps.map(\.tint) == [PackedColor(bits: 0x8000_0000)])
        #expect(tree.host.list.commands.map(\.kind) == [.solid, .bitmap, .solid])

        card.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        card.shadowRadius = 2
        tree.frame(at: 1)
        let soft = bitmaps[0].rect
        #expect(soft.minX < 13 && soft.maxX > 18 && soft.minX + soft.maxX == 31)

        card.masksToBounds = true
        tree.frame(at: 2)
        #expect(bitmaps.isEmpty)
    }

    @Test("The defaults match Core Animation")
    func defaults() {
        let layer = CAShapeLayer()

        #expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3)
        #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
        #expect(layer.shadowColor == CGColor(.black) && layer.shadowPath == nil)
        #expect(layer.fillColor == CGColor(.black) && layer.strokeColor == nil && layer.lineWidth == 1)
        #expect(layer.strokeStart == 0 && layer.strokeEnd == 1 && layer.miterLimit == 10)
        #expect(layer.lineCap == .butt && layer.lineJoin == .miter && layer.fillRule == .nonZero)
        layer.shadowColor = nil
        #expect(layer.shadowColor == nil)
    }

    // MARK: Masks

    @Test("A masked layer is drawn as a group, and the mask is placed like a sublayer")
    func mask() {
        layer.removeFromSuperlayer()
        let card = tree.addLayer(CGRect(x: 10, y: 10, width: 20, height: 20), color: .red)
        let mask = CALayer()
        mask.frame = CGRect(x: 5, y: 0, width: 5, height: 5)
        mask.backgroundColor = .blue
        card.mask = mask
        tree.frame(at: 0)

        let lines = [
            "group (10,10 20x20)", "turn", "solid (10,10 20x20) #ffff0000", "mask", "solid (15,10 5x5) #ff0000ff",
            "end",
        ]
        #expect(tree.lines == lines)
        #expect(mask.superlayer === card && card.sublayers == nil)

        card.opacity = 0.5
        tree.frame(at: 1)
        #expect(tree.lines.last == "end opacity 128")

        card.mask = nil
        tree.frame(at: 2)
        #expect(tree.lines == ["solid (10,10 20x20) #80800000"])
        #expect(mask.superlayer == nil)
    }

    @Test("A mask leaves its superlayer, can be animated, and is rejected if it contains the layer")
    func maskHierarchy() {
        let card = tree.addLayer(CGRect(x: 10, y: 10, width: 20, height: 20), color: .red)
        card.mask = layer
        #expect(layer.superlayer === card)
        #expect(tree.root.sublayers?.contains { $0 === layer } == false)

        layer.add(CABasicAnimation("position.x", from: 0, to: 10), forKey: "move")
        tree.frame(at: 0)
        #expect(!tree.frame(at: 0.5).isEmpty)

        #expect(messages { card.mask = tree.root }.count == 1)
        #expect(card.mask === layer)
        layer.removeFromSuperlayer()
        #expect(card.mask == nil)
    }

    @Test("The nesting of masks is limited, with a message")
    func depth() {
        var inner = layer
        for _ in 0..<30 {
            let next = CAShapeLayer()
            next.path = layer.path
            inner.mask = next
            inner = next
        }

        #expect(messages { tree.frame(at: 0) }.count == 1)
    }

    @Test("A mask that would make the tree too deep is rejected with a message that names the limit")
    func maskDepth() {
        let mask = CALayer()
        var inner = mask
        for _ in 0..<Nesting.maximumLevels - 1 {
            let next = CALayer()
            inner.addSublayer(next)
            inner = next
        }
        let said = messages { layer.mask = mask }
        #expect(layer.mask == nil && said.count == 1 && said.first?.contains("\(Nesting.maximumLevels)") == true)
    }
}
