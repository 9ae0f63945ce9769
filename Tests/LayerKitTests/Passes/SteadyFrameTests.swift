import CHeapCount
import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Steady-state frames") struct SteadyFrameTests {
    /// Returns a tree with `count` sliding bones, like those of skeletons.
    private func slidingBones(_ count: Int) -> Tree {
        let tree = Tree()
        let container = tree.addLayer(CGRect(x: 0, y: 0, width: 100, height: 100))
        for index in 0..<count {
            let bone = CAGradientLayer()
            bone.frame = CGRect(x: CGFloat(index % 40) * 2, y: CGFloat(index / 40), width: 2, height: 1)
            bone.stops = [.red, .blue, .red]
            bone.add(Self.sliding(), forKey: "slide")
            container.addSublayer(bone)
        }
        return tree
    }

    private static func sliding() -> CAAnimation {
        let group = CAAnimationGroup()
        group.animations = [
            CABasicAnimation("startPoint", from: CGPoint(x: -1, y: 0.5), to: CGPoint(x: 1, y: 0.5), duration: 0),
            CABasicAnimation("endPoint", from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 2, y: 0.5), duration: 0),
        ]
        group.duration = 1.5
        group.timingFunction = CAMediaTimingFunction(name: .easeIn)
        group.repeatCount = .infinity
        return group
    }

    private static func pulse() -> CAAnimation {
        let animation = CABasicAnimation("backgroundColor", from: CGColor.red, to: CGColor.blue)
        animation.autoreverses = true
        animation.repeatCount = .infinity
        return animation
    }

    /// Runs frames and returns the number of allocations. Uses `while` because the iterator of `for` may allocate in
    /// debug builds.
    private func allocations(in tree: Tree, frames: Int) -> UInt64 {
        let host = tree.host
        var time = host.clock.now
        let end = time + Double(frames) / 60
        heap_count_start()
        while time < end {
            time += 1.0 / 60
            host.scheduler.runDue(until: time)
            let animated = host.animate()
            host.layout()
            _ = host.record(adding: animated)
        }
        return heap_count_stop()
    }

    @Test(
        "A steady-state frame of a thousand sliding or pulsing bones allocates nothing",
        .enabled(if: heap_count_is_available(), "The allocator is a sanitizer's or not glibc's"))
    func allocations() {
        let sliding = slidingBones(1000)
        let pulsing = Tree()
        for index in 0..<1000 {
            pulsing.addLayer(CGRect(x: CGFloat(index % 40) * 2, y: CGFloat(index / 40), width: 2, height: 1))
                .add(Self.pulse(), forKey: "pulse")
        }
        for tree in [sliding, pulsing] {
            tree.step(to: 0.5, interval: 1.0 / 60)
            #expect(allocations(in: tree, frames: 30) == 0)
            #expect(tree.host.list.commands.count == 1001)
        }
    }

    @Test("A thousand equal animations share one paint, and damage only the pixels of their layers")
    func sharing() {
        let tree = slidingBones(1000)
        tree.frame(at: 0.1)
        let first = tree.host.list
        let damage = tree.frame(at: 0.2)

        #expect(first.paints.count == 1)
        #expect(first.commands == tree.host.list.commands)
        #expect(first.paints != tree.host.list.paints)
        #expect(damage.pixelCount == 2000)
        #expect(damage.regions.allSatisfy { $0.count == 1 })
    }

    @Test(
        "Sliding paints produces the same display list as a recording",
        arguments: [0.1, 0.75, 1.499, 1.5, 2.25, 1000.3])
    func sameAsRecorded(_ time: TimeInterval) {
        let (stepped, fresh) = (slidingBones(50), slidingBones(50))
        stepped.frame(at: 0)
        stepped.frame(at: time)
        fresh.host.scheduler.runDue(until: time)
        fresh.frame(at: time)

        #expect(stepped.host.list == fresh.host.list)
    }

    @Test("Offscreen, hidden and transparent bones request no frames")
    func unseen() {
        for change: (CALayer) -> Void in [
            { $0.position.x = 500 }, { $0.isHidden = true }, { $0.opacity = 0 },
            { $0.affine = CGAffineTransform(scaleX: 0, y: 0) },
        ] {
            let tree = slidingBones(3)
            change(tree.root.childLayers[0])
            tree.frame(at: 1)
            #expect(tree.host.nextChange == nil)
            #expect(tree.frame(at: 2).isEmpty)
        }
        let tree = slidingBones(3)
        tree.frame(at: 1)
        #expect(tree.host.nextChange == 1)
    }

    @Test("An animation that moves into view requests frames before it is visible")
    func movesIntoView() {
        let tree = Tree()
        let layer = tree.addLayer(CGRect(x: -50, y: 0, width: 10, height: 10), color: .red)
        layer.add(CABasicAnimation("position.x", to: 50), forKey: nil)
        tree.frame(at: 0.1)
        #expect(tree.lines.isEmpty)
        #expect(tree.host.nextChange == 0.1)

        tree.frame(at: 0.9)

        #expect(tree.lines == ["solid (36,0 10x10) #ffff0000"])
        #expect(tree.host.nextChange == 0.9)
    }

    @Test("A pending animation requests a frame for its start, and one about to end requests one for its end")
    func boundaries() {
        let tree = Tree()
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
        let animation = CABasicAnimation("opacity", from: 0, to: 0, duration: 2)
        animation.beginTime = 3
        layer.add(animation, forKey: nil)
        tree.frame(at: 0)
        #expect(tree.host.nextChange == 3)
        #expect(tree.lines.count == 1)
        tree.frame(at: 3)
        #expect(tree.lines.isEmpty)
        tree.frame(at: 5)

        #expect(tree.lines.count == 1)
        #expect(tree.host.nextChange == nil)
    }

    @Test("Endless animations of opacity, colors and borders are recorded in each frame")
    func recordedEachFrame() {
        let tree = Tree()
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.stops = [.red, .red]
        layer.borderWidth = 1
        tree.root.addSublayer(layer)
        for animation in [
            CABasicAnimation("opacity", from: 0, to: 1), CABasicAnimation("colors", to: [CGColor.blue, .blue]),
            CABasicAnimation("borderColor", from: CGColor.red, to: CGColor.blue),
        ] {
            animation.repeatCount = .infinity
            animation.autoreverses = true
            layer.add(animation, forKey: animation.keyPath)
        }
        tree.frame(at: 0.25)
        let damage = tree.frame(at: 100.5)

        #expect(damage.pixelCount == 100)
        #expect(tree.lines.map { $0.split(separator: " ")[0] } == ["group", "turn", "gradient", "solid", "end"])
        #expect(tree.lines.suffix(2) == ["solid (0,0 10x10) #ff800080 border 1.0", "end opacity 128"])
        #expect(tree.host.list.paints[0].ramp.stops.colors.first == .init(red: 0.5, green: 0, blue: 0.5))
        #expect(tree.host.nextChange == 100.5)
    }

    @Test("Damage is exact: the old and new areas of a change are redrawn, and nothing else")
    func damage() {
        let tree = Tree()
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
        _ = tree.addLayer(CGRect(x: 50, y: 50, width: 10, height: 10), color: .red)
        tree.frame(at: 0)
        #expect(tree.frame(at: 1).isEmpty)
        layer.position.x += 20
        layer.position.y += 30
        let moved = tree.frame(at: 2)
        layer.backgroundColor = .red
        layer.name = "still the same"
        let same = tree.frame(at: 3)

        #expect(moved.regions.map(\.rect.description).sorted() == ["(0,0 10x10)", "(20,30 10x10)"])
        #expect(same.isEmpty)
    }
}
