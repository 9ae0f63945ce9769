import Foundation
import LayerKit
import Testing

@MainActor
@Suite("CAAnimationGroup") struct CAAnimationGroupTests {
    private func layer(_ tree: Tree, _ group: CAAnimationGroup) -> CALayer {
        let layer = tree.addLayer(CGRect(x: 45, y: 45, width: 10, height: 10))
        layer.add(group, forKey: "group")
        return layer
    }

    /// Creates a group of two animations: one of x from 0 to 4 seconds, and one of y from 1 to 3 seconds.
    private func makeGroup(duration: TimeInterval) -> CAAnimationGroup {
        let sideways = CABasicAnimation("position.x", from: 0, to: 40, duration: 4)
        let down = CABasicAnimation("position.y", from: 0, to: 20, duration: 2)
        down.beginTime = 1
        let group = CAAnimationGroup()
        group.animations = [sideways, down]
        group.duration = duration
        return group
    }

    @Test("Children run in the group's time and apply only while they are active")
    func children() {
        let tree = Tree()
        let layer = layer(tree, makeGroup(duration: 4))

        for (time, place) in [
            (0.5, CGPoint(x: 5, y: 50)), (1, CGPoint(x: 10, y: 0)), (2, CGPoint(x: 20, y: 10)),
            (3, CGPoint(x: 30, y: 50)), (3.5, CGPoint(x: 35, y: 50)), (4, CGPoint(x: 50, y: 50)),
        ] {
            tree.frame(at: time)
            #expect(layer.presentation()?.position == place, "at \(time)")
        }
    }

    @Test("Children are clipped to the group's duration")
    func clipping() {
        let tree = Tree()
        let layer = layer(tree, makeGroup(duration: 2))

        tree.frame(at: 1.5)
        #expect(layer.presentation()?.position == CGPoint(x: 15, y: 5))
        tree.frame(at: 2)
        #expect(layer.presentation()?.position == CGPoint(x: 50, y: 50))
    }

    @Test("The group's easing applies to the time of its children")
    func easing() {
        let tree = Tree()
        let group = makeGroup(duration: 4)
        let curve = CAMediaTimingFunction(name: .easeIn)
        group.timingFunction = curve
        let layer = layer(tree, group)

        for time in [0.4, 1.2, 2.0, 2.8, 3.6] {
            tree.frame(at: time)
            let warped = 4 * curve.value(at: time / 4)
            #expect(abs((layer.presentation()?.position.x ?? .nan) - warped * 10) < 1e-9)
            let isDown = warped >= 1 && warped < 3
            #expect(abs((layer.presentation()?.position.y ?? .nan) - (isDown ? (warped - 1) * 10 : 50)) < 1e-9)
        }
    }

    @Test("A group that autoreverses and repeats does so with its children")
    func repeats() {
        let tree = Tree()
        let group = makeGroup(duration: 4)
        group.autoreverses = true
        group.repeatCount = 2
        let layer = layer(tree, group)

        for (time, x) in [(3, 30), (4, 40), (5, 30), (8, 0), (9, 10), (12, 40), (15, 10), (16, 50)]
            as [(Double, CGFloat)]
        {
            tree.frame(at: time)
            #expect(layer.presentation()?.position.x == x, "at \(time)")
        }
    }

    @Test("A group with fill mode forwards keeps its children's last values, whatever their fill mode")
    func filling() {
        let tree = Tree()
        let group = makeGroup(duration: 4)
        group.fillMode = .forwards
        group.isRemovedOnCompletion = false
        let layer = layer(tree, group)

        tree.frame(at: 99)

        #expect(layer.presentation()?.position == CGPoint(x: 40, y: 50))
        #expect(layer.animationKeys() == ["group"])
    }

    @Test("A child without a duration inherits the group's, even in nested groups")
    func durations() {
        let tree = Tree()
        let child = CABasicAnimation("position.x", from: 0, to: 80, duration: 0)
        let inner = CAAnimationGroup()
        inner.animations = [child]
        let outer = CAAnimationGroup()
        outer.animations = [inner]
        outer.duration = 8
        let layer = layer(tree, outer)

        tree.frame(at: 2)

        #expect(layer.presentation()?.position.x == 20)
    }

    @Test("Easing that overshoots is limited to the group's duration")
    func overshoot() {
        let tree = Tree()
        let group = CAAnimationGroup()
        group.animations = [CABasicAnimation("position.x", from: 0, to: 40, duration: 4)]
        group.duration = 4
        group.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0, 0.2, 3)
        let layer = layer(tree, group)

        for step in 0..<40 {
            tree.frame(at: Double(step) / 10)
            #expect((0...40).contains(layer.presentation()?.position.x ?? .nan))
        }
    }
}
