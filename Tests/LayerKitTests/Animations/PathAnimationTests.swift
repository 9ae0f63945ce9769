import DrawKit
import Foundation
import LayerKit
import Testing

/// Tests animations along paths, paced animations, and additive animations.
@MainActor
@Suite("Path, paced and additive animations")
struct PathAnimationTests {
    private let tree = Tree()

    /// Returns the presentation of a layer at (100, 100) under `animation`, at `time`.
    private func shown(_ animation: CAAnimation, at time: TimeInterval) -> CALayer? {
        let tree = Tree()
        let layer = tree.addLayer(CGRect(x: 90, y: 90, width: 20, height: 20))
        animation.duration = 1
        layer.add(animation, forKey: nil)
        tree.frame(at: 0)
        tree.frame(at: time)
        return layer.presentation()
    }

    private func position(_ mode: CAAnimationCalculationMode, at time: TimeInterval) -> CGPoint? {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.calculationMode = mode
        return shown(animation, at: time)?.position
    }

    @Test("Path segments take equal times, or times in proportion to their lengths if paced; discrete ones jump")
    func path() {
        #expect(position(.linear, at: 0.25) == CGPoint(x: 15, y: 0))
        #expect(position(.linear, at: 0.75) == CGPoint(x: 30, y: 5))
        #expect(position(.paced, at: 0.5) == CGPoint(x: 20, y: 0))
        #expect(position(.cubicPaced, at: 0.875) == CGPoint(x: 30, y: 5))
        #expect(position(.discrete, at: 0.5) == CGPoint(x: 30, y: 0))
        #expect(position(.discrete, at: 0.9) == CGPoint(x: 30, y: 10))
    }

    @Test("rotationMode turns the layer in the direction of the path, or in the opposite direction")
    func rotation() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: 50))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.rotationMode = .rotateAuto
        let ahead = shown(animation, at: 0.5)?.affineTransform() ?? .identity
        #expect(abs(ahead.b - 1) < 1e-6 && abs(ahead.a) < 1e-6)
        animation.rotationMode = .rotateAutoReverse
        let behind = shown(animation, at: 0.5)?.affineTransform() ?? .identity
        #expect(abs(behind.b + 1) < 1e-6)
        #expect(shown(animation, at: 0.5)?.position == CGPoint(x: 0, y: 25))
    }

    @Test("A paced animation along a circle is at the opposite point halfway")
    func circle() {
        let animation = CAKeyframeAnimation(keyPath: "transform.translation")
        animation.path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
        animation.calculationMode = .paced
        let middle = shown(animation, at: 0.5)?.affineTransform() ?? .identity
        #expect(abs(middle.tx + 10) < 0.01 && abs(middle.ty) < 0.01)
    }

    @Test("Values can be paced, or interpolated cubically")
    func values() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 10, 40]
        animation.calculationMode = .paced
        #expect(shown(animation, at: 0.5)?.position.x == 20)
        animation.values = [0, 10, 0]
        animation.calculationMode = .cubic
        #expect(shown(animation, at: 0.25)?.position.x == 5.625)
        #expect(shown(animation, at: 0.5)?.position.x == 10)
        let scale = CAKeyframeAnimation(keyPath: "transform")
        scale.values = [CGAffineTransform.identity, CGAffineTransform(scaleX: 3, y: 3)]
        scale.calculationMode = .cubic
        #expect(shown(scale, at: 0.5)?.affineTransform().a == 2)
    }

    @Test("An additive animation adds to the model value; a missing fromValue is 0")
    func additive() {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.isAdditive = true
        (animation.fromValue, animation.toValue) = (-40, 0)
        #expect(shown(animation, at: 0.5)?.position.x == 80)
        (animation.fromValue, animation.toValue) = (nil, 10)
        #expect(shown(animation, at: 0.5)?.position.x == 105)
        let turn = CABasicAnimation(keyPath: "transform")
        turn.isAdditive = true
        turn.fromValue = CGAffineTransform(translationX: 6, y: 0)
        turn.toValue = CGAffineTransform(translationX: 6, y: 0)
        #expect(shown(turn, at: 0.5)?.affineTransform().tx == 6)
    }

    @Test("Two additive animations of one property add up")
    func twoAdditive() {
        let layer = tree.addLayer(CGRect(x: 90, y: 90, width: 20, height: 20))
        for (key, distance) in [("a", 10), ("b", 100)] {
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.isAdditive = true
            animation.byValue = distance
            animation.duration = 1
            layer.add(animation, forKey: key)
        }
        tree.frame(at: 0)
        tree.frame(at: 0.5)
        #expect(layer.presentation()?.position.x == 155)
    }

    @Test("A cumulative animation continues from the end of each repeat")
    func cumulative() {
        func animation(_ repeats: Float, autoreverses: Bool = false) -> CABasicAnimation {
            let animation = CABasicAnimation(keyPath: "position.x")
            (animation.fromValue, animation.toValue) = (0, 10)
            (animation.isCumulative, animation.repeatCount, animation.autoreverses) = (true, repeats, autoreverses)
            (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
            return animation
        }
        #expect(shown(animation(3), at: 0.5)?.position.x == 5)
        #expect(shown(animation(3), at: 1)?.position.x == 10)
        #expect(shown(animation(3), at: 2.5)?.position.x == 25)
        #expect(shown(animation(3), at: 7)?.position.x == 30)
        #expect(shown(animation(.infinity), at: 1000.5)?.position.x == 10005)
        #expect(shown(animation(2, autoreverses: true), at: 2.5)?.position.x == 15)
    }

    @Test("A path for a property that isn't a point is rejected with a message; an empty path is ignored")
    func refusals() {
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = CAKeyframeAnimation(keyPath: "opacity")
        animation.path = CGPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        let lines = messages { layer.add(animation, forKey: "a") }
        #expect(lines.count == 1 && lines[0].contains("a path for \"opacity\""))
        animation.path = CGMutablePath()
        animation.values = [0, 1]
        layer.add(animation, forKey: "b")
        #expect(layer.animationKeys() == ["b"])
        let still = CAKeyframeAnimation(keyPath: "position")
        let point = CGMutablePath()
        point.move(to: CGPoint(x: 7, y: 8))
        point.addLine(to: CGPoint(x: 7, y: 8))
        still.path = point
        still.calculationMode = .paced
        still.rotationMode = .rotateAuto
        #expect(shown(still, at: 0.3)?.position == CGPoint(x: 7, y: 8))
    }
}
