import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("SharedAnimation")
struct SharedAnimationTests {
    private func fade(begin: TimeInterval) -> CABasicAnimation {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (1, 0)
        (fade.beginTime, fade.duration) = (begin, 2)
        return fade
    }

    @Test("A shared animation looks the same as a separate one, both while it runs and after it ends")
    func sameAsOwn() throws {
        let (shared, own) = (Tree(now: 5), Tree(now: 5))
        let animation = try #require(SharedAnimation(fade(begin: 5.5)))
        for index in 0..<3 {
            let frame = CGRect(x: index * 30, y: 0, width: 20, height: 20)
            shared.addLayer(frame, color: .red).add(animation, forKey: "fade")
            own.addLayer(frame, color: .red).add(fade(begin: 5.5), forKey: "fade")
        }
        for time in [5, 5.5, 6, 7.4, 7.5, 9] {
            shared.frame(at: time)
            own.frame(at: time)
            #expect(shared.lines == own.lines)
        }
        #expect(shared.root.childLayers.allSatisfy { $0.animationKeys() == nil })
    }

    @Test("A shared animation can be added late, outside a tree or on two hosts, and can be removed")
    func lateAndElsewhere() throws {
        let (first, second, layer) = (Tree(), Tree(), CALayer())
        let animation = try #require(SharedAnimation(fade(begin: 1)))
        layer.add(animation, forKey: "fade")
        first.root.addSublayer(layer)
        let other = second.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
        first.frame(at: 2)
        second.frame(at: 2)
        other.add(animation, forKey: "fade")
        let late = first.addLayer(.zero)
        late.add(animation, forKey: "fade")
        late.removeAnimation(forKey: "fade")
        #expect(layer.presentation()?.opacity == 0.5 && other.presentation()?.opacity == 0.5)

        first.frame(at: 4)
        #expect(layer.animationKeys() == nil && late.animationKeys() == nil)
        #expect(other.animationKeys() == ["fade"])
        second.frame(at: 4)
        #expect(other.animationKeys() == nil)
    }

    @Test("A layer can be deallocated during a shared animation, and an invalid one is rejected")
    func lifetime() throws {
        let tree = Tree()
        let animation = try #require(SharedAnimation(fade(begin: 1)))
        weak var dropped: CALayer?
        do {
            let layer = tree.addLayer(.zero)
            layer.add(animation, forKey: "fade")
            tree.frame(at: 2)
            layer.removeFromSuperlayer()
            dropped = layer
        }
        #expect(dropped == nil)

        let said = messages {
            #expect(SharedAnimation(CABasicAnimation(keyPath: "nonsense")) == nil)
        }
        #expect(said.count == 1)
    }
}
