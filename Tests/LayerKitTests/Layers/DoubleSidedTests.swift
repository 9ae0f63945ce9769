import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Layers that hide their back")
struct DoubleSidedTests {
    private let tree = Tree()
    private let layer: CALayer

    init() {
        layer = tree.addLayer(CGRect(x: 0, y: 0, width: 50, height: 50), color: .red)
    }

    /// Returns `true` if the layer is drawn in the frame at `time`.
    private func isDrawn(at time: TimeInterval) -> Bool {
        tree.frame(at: time)
        return !tree.lines.isEmpty
    }

    @Test("A layer that isn't double-sided is drawn only while its front faces the viewer")
    func sides() {
        #expect(layer.isDoubleSided)
        layer.isDoubleSided = false
        let cases: [(CATransform3D, Bool)] = [
            (CATransform3DIdentity, true),
            (CATransform3DMakeRotation(.pi, 0, 1, 0), false),
            // The affine part is the same, but a mirrored layer shows its front.
            (CATransform3DMakeScale(-1, 1, 1), true),
            (CATransform3DMakeRotation(.pi, 1, 0, 0), false),
            (CATransform3DMakeRotation(.pi, 0, 0, 1), true),
            (CATransform3DMakeRotation(1, 0, 1, 0), true),
            (CATransform3DMakeRotation(2, 0, 1, 0), false),
            (CATransform3DScale(CATransform3DMakeRotation(.pi, 0, 1, 0), -1, 1, 1), false),
        ]
        for (index, (transform, isFront)) in cases.enumerated() {
            layer.transform = transform
            #expect(isDrawn(at: Double(index)) == isFront, "case \(index)")
        }
        layer.isDoubleSided = true
        #expect(isDrawn(at: 10))
    }

    @Test("The back includes the sublayers, and follows the superlayer's sublayerTransform but not its transform")
    func subtree() {
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        inner.backgroundColor = .blue
        layer.addSublayer(inner)
        layer.backgroundColor = nil
        let turn = CATransform3DMakeRotation(.pi, 0, 1, 0)

        inner.isDoubleSided = false
        layer.transform = turn
        #expect(isDrawn(at: 0))
        layer.sublayerTransform = turn
        #expect(!isDrawn(at: 1))
        inner.transform = turn
        #expect(isDrawn(at: 2))
        layer.sublayerTransform = CATransform3DIdentity
        inner.isDoubleSided = true
        layer.isDoubleSided = false
        #expect(!isDrawn(at: 3))
    }

    @Test("Animations hide the layer while they show its back")
    func animations() {
        layer.isDoubleSided = false
        layer.add(CABasicAnimation("transform.rotation.y", from: 0.0, to: Double.pi, duration: 4), forKey: "turn")
        #expect(isDrawn(at: 1))
        #expect(!isDrawn(at: 3))
        #expect(isDrawn(at: 5))

        let turn = CATransform3DMakeRotation(.pi, 0, 1, 0)
        layer.add(CABasicAnimation("transform", from: turn, to: CATransform3DIdentity, duration: 4), forKey: "back")
        #expect(!isDrawn(at: 6))
        #expect(isDrawn(at: 8))
    }

    @Test("A mirrored layer shows its front until an animation between whole transforms has begun")
    func mirrored() {
        layer.isDoubleSided = false
        let mirror = CATransform3DMakeScale(-1, 1, 1)
        layer.transform = mirror
        layer.add(CABasicAnimation("transform.rotation", from: 0.0, to: 0.5, duration: 4), forKey: "turn")
        #expect(isDrawn(at: 1))
        layer.removeAnimation(forKey: "turn")
        let still = CABasicAnimation("transform", from: mirror, to: mirror, duration: 4)
        still.beginTime = 100
        layer.add(still, forKey: "still")
        #expect(isDrawn(at: 2))
        still.beginTime = 0
        layer.add(still, forKey: "still")
        #expect(!isDrawn(at: 3))
    }

    @Test("Copies of a layer hide their back, too")
    func copies() throws {
        layer.isDoubleSided = false
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        tree.frame(at: 0)
        #expect(try #require(layer.presentation()).isDoubleSided == false)
        let copy = try #require(layer.frozenCopy())
        layer.isHidden = true
        tree.root.addSublayer(copy)
        #expect(!isDrawn(at: 1))
        copy.transform = CATransform3DIdentity
        #expect(isDrawn(at: 2))
    }
}
