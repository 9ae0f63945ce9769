import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("CALayerGeometry") struct CALayerGeometryTests {
    private nonisolated static func turn(_ degrees: Double, scale: Double = 1) -> CGAffineTransform {
        let angle = degrees * .pi / 180
        return CGAffineTransform(
            a: scale * cos(angle), b: scale * sin(angle), c: -scale * sin(angle), d: scale * cos(angle), tx: 0, ty: 0)
    }

    private func isNear(_ left: CGRect, _ right: CGRect, by slack: CGFloat = 1e-9) -> Bool {
        abs(left.minX - right.minX) < slack && abs(left.minY - right.minY) < slack
            && abs(left.width - right.width) < slack && abs(left.height - right.height) < slack
    }

    private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
        abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
    }

    /// A transform, and the resulting bounding box of a layer that is 40 points wide and 20 points high and whose
    /// center is at (100, 50).
    struct Row: Sendable {
        var transform: CGAffineTransform
        var box: CGRect
    }

    @Test("sublayerTransform applies to the sublayers, around the layer's anchor point, and not to the layer")
    func sublayers() {
        let (layer, inner) = (CALayer(), CALayer())
        layer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        layer.addSublayer(inner)
        inner.frame = CGRect(x: 80, y: 45, width: 20, height: 10)
        #expect(CATransform3DIsIdentity(layer.sublayerTransform))
        layer.sublayerTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(isNear(layer.convert(inner.bounds, from: inner), CGRect(x: 45, y: 80, width: 10, height: 20)))
        #expect(isNear(inner.convert(CGPoint(x: 60, y: 100), from: nil), CGPoint(x: 10, y: 5)))
        #expect(layer.hitTest(CGPoint(x: 60, y: 95)) === inner && layer.hitTest(CGPoint(x: 100, y: 60)) === layer)
        #expect(layer.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
        layer.sublayerTransform = CATransform3DIdentity
        #expect(layer.hitTest(CGPoint(x: 100, y: 60)) === inner)
    }

    @Test(
        "The frame is the bounding box of the transformed layer",
        arguments: [
            Row(transform: .identity, box: CGRect(x: 80, y: 40, width: 40, height: 20)),
            Row(transform: .init(translationX: 5, y: -3), box: CGRect(x: 85, y: 37, width: 40, height: 20)),
            Row(transform: .init(scaleX: 2, y: 0.5), box: CGRect(x: 60, y: 45, width: 80, height: 10)),
            Row(transform: .init(scaleX: -1, y: 1), box: CGRect(x: 80, y: 40, width: 40, height: 20)),
            Row(transform: turn(90), box: CGRect(x: 90, y: 30, width: 20, height: 40)),
            Row(transform: turn(180, scale: 2), box: CGRect(x: 60, y: 30, width: 80, height: 40)),
            Row(
                transform: .init(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0), box: CGRect(x: 70, y: 40, width: 60, height: 20)
            ),
            Row(transform: .init(scaleX: 0, y: 0), box: CGRect(x: 100, y: 50, width: 0, height: 0)),
        ])
    func frame(_ row: Row) {
        let layer = CALayer()
        layer.bounds = CGRect(x: 7, y: 8, width: 40, height: 20)
        layer.position = CGPoint(x: 100, y: 50)
        layer.affine = row.transform

        #expect(isNear(layer.frame, row.box))
    }

    @Test(
        "Setting the frame sets bounds whose transformed bounding box equals the frame",
        arguments: [0, 10, 30, 90, 120, 180, 260])
    func settingTheFrame(_ degrees: Double) {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0.25, y: 1)
        layer.bounds = CGRect(x: 3, y: 4, width: 50, height: 30)
        layer.affine = Self.turn(degrees, scale: 1.5)
        layer.position = CGPoint(x: 20, y: 10)
        let box = layer.frame
        let position = layer.position

        layer.frame = box
        #expect(
            isNear(
                CGRect(origin: layer.position, size: layer.bounds.size),
                CGRect(origin: position, size: CGSize(width: 50, height: 30))))
        #expect(layer.bounds.origin == CGPoint(x: 3, y: 4))

        layer.frame = CGRect(x: -5, y: 300, width: box.width, height: box.height)
        #expect(isNear(layer.frame, CGRect(x: -5, y: 300, width: box.width, height: box.height)))
        #expect(isNear(CGRect(origin: .zero, size: layer.bounds.size), CGRect(x: 0, y: 0, width: 50, height: 30)))
    }

    @Test("If no bounds produce the frame that is set, the layer gets the largest proportional bounds that fit")
    func impossibleFrames() {
        let layer = CALayer()
        layer.affine = Self.turn(45)
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        #expect(isNear(layer.frame, CGRect(x: 10, y: 20, width: 100, height: 100)))
        #expect(abs(layer.bounds.width - layer.bounds.height) < 1e-9)

        layer.affine = Self.turn(30)
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        #expect(abs(layer.frame.minX) < 1e-9 && abs(layer.frame.minY) < 1e-9)
        #expect(layer.frame.width < 100 && abs(layer.frame.height - 10) < 1e-9)
        #expect(abs(layer.bounds.width - 10 * layer.bounds.height) < 1e-9)
    }

    @Test("Setting the frame of an untransformed layer is exact")
    func plainFrame() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7)

        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 0.3, height: 0.7))
        #expect(isNear(layer.frame, CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.7), by: 1e-15))
    }

    @Test("Points are converted through bounds origins, anchor points and transforms")
    func points() {
        let tree = Tree()
        let outer = tree.addLayer(CGRect(x: 10, y: 10, width: 40, height: 40))
        outer.bounds.origin = CGPoint(x: 100, y: 0)
        outer.affine = Self.turn(90)
        let inner = CALayer()
        inner.anchorPoint = .zero
        inner.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        inner.position = CGPoint(x: 110, y: 20)
        inner.affine = CGAffineTransform(scaleX: 2, y: 3)
        outer.addSublayer(inner)
        let other = tree.addLayer(CGRect(x: 50, y: 60, width: 5, height: 5))

        // The outer layer is rotated around (30, 30), so its point (110, 20), 10 left of its center, is now 10 above.
        #expect(isNear(outer.convert(CGPoint(x: 110, y: 20), to: tree.root), CGPoint(x: 30, y: 20)))
        #expect(isNear(inner.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 27, y: 22)))
        #expect(isNear(inner.convert(CGPoint(x: 27, y: 22), from: nil), CGPoint(x: 1, y: 1)))
        #expect(isNear(inner.convert(CGPoint(x: 1, y: 1), to: other), CGPoint(x: -23, y: -38)))
        #expect(isNear(other.convert(CGPoint(x: -23, y: -38), to: inner), CGPoint(x: 1, y: 1)))
        #expect(isNear(inner.convert(CGPoint(x: -23, y: -38), from: other), CGPoint(x: 1, y: 1)))
        #expect(
            isNear(
                inner.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: nil),
                CGRect(x: 27, y: 20, width: 3, height: 2)))
        #expect(
            isNear(
                inner.convert(CGRect(x: 27, y: 20, width: 3, height: 2), from: nil),
                CGRect(x: 0, y: 0, width: 1, height: 1)))
        #expect(
            isNear(
                inner.convert(CGRect(x: -23, y: -40, width: 3, height: 2), from: other),
                CGRect(x: 0, y: 0, width: 1, height: 1)))
    }

    @Test("hitTest finds the topmost layer, through transforms, and outside the bounds of layers that don't mask")
    func hits() {
        let tree = Tree()
        let low = tree.addLayer(CGRect(x: 10, y: 10, width: 40, height: 40))
        let high = tree.addLayer(CGRect(x: 30, y: 30, width: 40, height: 40))
        let inside = CALayer()
        inside.frame = CGRect(x: 35, y: 0, width: 10, height: 10)
        low.addSublayer(inside)

        #expect(tree.root.hitTest(CGPoint(x: 40, y: 40)) === high)
        #expect(tree.root.hitTest(CGPoint(x: 12, y: 12)) === low)
        #expect(tree.root.hitTest(CGPoint(x: 53, y: 15)) === inside)
        #expect(tree.root.hitTest(CGPoint(x: 90, y: 90)) === tree.root)
        #expect(tree.root.hitTest(CGPoint(x: 100, y: 90)) == nil)
        low.zPosition = 1
        #expect(tree.root.hitTest(CGPoint(x: 40, y: 40)) === low)
        low.masksToBounds = true
        #expect(tree.root.hitTest(CGPoint(x: 53, y: 15)) === tree.root)
        low.isHidden = true
        #expect(tree.root.hitTest(CGPoint(x: 47, y: 15)) === tree.root)
        high.affine = Self.turn(45)
        #expect(tree.root.hitTest(CGPoint(x: 32, y: 32)) === tree.root)
        #expect(tree.root.hitTest(CGPoint(x: 50, y: 24)) === high)
        high.affine = CGAffineTransform(scaleX: 0, y: 1)
        #expect(tree.root.hitTest(CGPoint(x: 50, y: 50)) === tree.root)
    }

    @Test("A presentation layer is hit where it is shown")
    func presentedHits() throws {
        let tree = Tree()
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
        let inside = CALayer()
        inside.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
        layer.addSublayer(inside)
        layer.add(CABasicAnimation("position.x", to: 85), forKey: nil)
        tree.frame(at: 0.5)

        let shown = try #require(layer.presentation())

        #expect(shown.frame == CGRect(x: 40, y: 0, width: 10, height: 10))
        #expect(shown.hitTest(CGPoint(x: 42, y: 2))?.model() === inside)
        #expect(shown.hitTest(CGPoint(x: 48, y: 8))?.model() === layer)
        #expect(shown.hitTest(CGPoint(x: 2, y: 2)) == nil)
        #expect(shown.superlayer == nil)
        #expect(layer.model() === layer)
    }
}
