import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("CAReplicatorLayer")
struct CAReplicatorLayerTests {
    private let tree = Tree()
    private let replicator = CAReplicatorLayer()
    private let dot = CALayer()

    init() {
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.backgroundColor = .red
        replicator.addSublayer(dot)
        tree.root.addSublayer(replicator)
    }

    private var commands: [DrawCommand] { Array(tree.host.list.commands.dropFirst()) }

    @Test("Each copy is offset by instanceTransform, and the layer's background is drawn once")
    func places() {
        replicator.backgroundColor = .blue
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 5, 0)
        tree.frame(at: 0)

        #expect(commands.map(\.shape.rect.minX) == [0, 0, 20, 40])
        #expect(commands.map(\.shape.rect.minY) == [0, 0, 5, 10])
    }

    @Test("Copies are transformed around the center of the layer")
    func turns() {
        dot.frame = CGRect(x: 45, y: 0, width: 10, height: 10)
        replicator.instanceCount = 4
        replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        tree.frame(at: 0)

        let middles = commands.map { command in
            let box = tree.host.list.visibleRect(of: command)
            return [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2]
        }
        #expect(middles == [[50, 5], [95, 50], [50, 95], [5, 50]])
    }

    @Test("instanceColor multiplies colors and opacity, and the offsets change them from copy to copy")
    func colors() {
        dot.backgroundColor = CGColor(.white)
        replicator.instanceCount = 3
        replicator.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        (replicator.instanceRedOffset, replicator.instanceAlphaOffset) = (-0.4, -0.5)
        tree.frame(at: 0)

        let expected = [
            PackedColor(RGBA(red: 1, green: 0.5, blue: 0), opacity: 1),
            PackedColor(RGBA(red: 0.6, green: 0.5, blue: 0), opacity: 0.5),
        ]
        #expect(zip(commands.map(\.color), expected).allSatisfy { near($0, $1) })
        #expect(commands.count == 2)
    }

    private func near(_ color: PackedColor, _ other: PackedColor) -> Bool {
        (0..<4).allSatisfy { part in
            let shift = UInt32(8 * part)
            let (value, expected) = (Int(color.bits >> shift & 255), Int(other.bits >> shift & 255))
            return abs(value - expected) <= 1
        }
    }

    @Test("Each copy's animations are delayed, and frames run until the last has ended")
    func delays() {
        let slide = CABasicAnimation(keyPath: "position.x")
        (slide.fromValue, slide.toValue, slide.duration) = (5, 85, 1)
        slide.isRemovedOnCompletion = false
        replicator.instanceCount = 3
        replicator.instanceDelay = 0.25
        tree.frame(at: 0)
        dot.add(slide, forKey: "slide")
        tree.frame(at: 0.5)

        #expect(commands.map(\.shape.rect.minX) == [40, 20, 0])
        #expect(tree.host.nextChange == 0.5)
        tree.frame(at: 1)
        #expect(tree.host.nextChange == 1)
        tree.frame(at: 1.5)
        #expect(tree.host.nextChange == nil)
    }

    @Test("Each copy shows an animated color at its own time, or all show the same color if there is no delay")
    func movingColors() {
        let fade = CABasicAnimation(keyPath: "backgroundColor")
        (fade.fromValue, fade.toValue, fade.duration) = (CGColor(.black), CGColor(.white), 1)
        fade.repeatCount = .infinity
        replicator.instanceCount = 2
        tree.frame(at: 0)
        dot.add(fade, forKey: "fade")
        tree.frame(at: 0.25)
        #expect(commands[0].color == commands[1].color)
        let recorded = tree.host.visitedLayers
        tree.frame(at: 0.5)
        #expect(tree.host.visitedLayers == recorded)
        #expect(commands[0].color == commands[1].color)

        replicator.instanceDelay = 0.25
        tree.frame(at: 0.75)
        let first = commands[1].color
        #expect(commands[0].color != first)
        tree.frame(at: 1)
        #expect(commands[1].color != first)
    }

    @Test("Gradients, borders and shapes take the copy's color, and equal copies share a paint")
    func kinds() {
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
        gradient.colors = [CGColor(.white), CGColor(.white)]
        let shape = CAShapeLayer()
        shape.path = CGPath(rect: CGRect(x: 40, y: 0, width: 10, height: 10), transform: nil)
        shape.fillColor = CGColor(.white)
        dot.backgroundColor = nil
        (dot.borderWidth, dot.borderColor) = (2, CGColor(.white))
        replicator.addSublayer(gradient)
        replicator.addSublayer(shape)
        replicator.instanceCount = 2
        tree.frame(at: 0)
        #expect(tree.host.list.paints.count == 1)

        replicator.instanceColor = .red
        tree.frame(at: 0)
        #expect(tree.host.list.paints.count == 1)
        let red = PackedColor(RGBA(red: 1, green: 0, blue: 0), opacity: 1)
        #expect(tree.host.list.paints[0].ramp.stops.colors.allSatisfy { $0 == RGBA(red: 1, green: 0, blue: 0) })
        #expect(commands.filter { $0.color == red }.count == 4)
    }

    @Test("The numbers of copies of nested replicators multiply")
    func nested() {
        let outer = CAReplicatorLayer()
        outer.frame = replicator.frame
        tree.root.addSublayer(outer)
        outer.addSublayer(replicator)
        replicator.instanceCount = 3
        replicator.instanceTransform = CATransform3DMakeTranslation(12, 0, 0)
        outer.instanceCount = 2
        outer.instanceTransform = CATransform3DMakeTranslation(0, 12, 0)
        let after = tree.addLayer(CGRect(x: 50, y: 50, width: 10, height: 10), color: CGColor(.white))
        outer.instanceColor = .red
        tree.frame(at: 0)

        #expect(commands.map(\.shape.rect.minX) == [0, 12, 24, 0, 12, 24, 50])
        #expect(commands.last?.color == PackedColor(RGBA.white, opacity: 1))
        #expect(after.animationKeys() == nil)
    }

    @Test(
        "Invalid counts and numbers are safe",
        arguments: zip([0, -3, Int.max, 1, 3, Int.max], [0, .nan, .infinity, -1e300, 1e300, 0] as [Double]))
    func badNumbers(count: Int, number: Double) {
        _ = messages {
            replicator.instanceCount = count
            replicator.instanceDelay = number
            replicator.instanceAlphaOffset = Float(number)
            replicator.instanceRedOffset = Float(number)
            replicator.instanceTransform = CATransform3DMakeTranslation(number, 1, number)
            tree.frame(at: 0)
            tree.frame(at: 1)
        }
        #expect(commands.count <= 10_000)
    }

    @Test("Copies beyond the limit are omitted with a message")
    func tooMany() {
        replicator.instanceCount = 10_001
        let said = messages { tree.frame(at: 0) }
        #expect(said.count == 1)
        #expect(said.first?.contains("10000") == true)
    }
}
