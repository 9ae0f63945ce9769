import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Animations of zPosition, hidden and contents")
struct DiscretePropertyTests {
    private let tree = Tree()

    private func picture(_ size: Int32) -> CGImage {
        CGImage(
            bitmap: Bitmap(
                size: PixelSize(width: size, height: size),
                pixels: .color(Array(repeating: 0xFF00_00FF, count: Int(size) * Int(size)))))
    }

    private func basic(_ keyPath: String, _ from: Any, _ to: Any) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        return animation
    }

    @Test("A layer is drawn above its siblings while its animated zPosition is higher, even in another superlayer")
    func zPosition() {
        let (low, high) = (tree.addLayer(rect(0), color: .red), tree.addLayer(rect(1), color: .blue))
        let (lowLine, highLine) = ("solid (0,0 4x4) #ffff0000", "solid (1,0 4x4) #ff0000ff")
        low.add(basic("zPosition", -1, 1.0), forKey: "rise")
        tree.frame(at: 0)
        #expect(tree.lines == [lowLine, highLine])
        tree.frame(at: 0.75)
        #expect(tree.lines == [highLine, lowLine])
        #expect(low.presentation()?.zPosition == 0.5 && low.zPosition == 0)

        let box = CALayer()
        tree.root.addSublayer(box)
        box.addSublayer(low)
        box.addSublayer(high)
        tree.frame(at: 0.8)
        #expect(tree.lines == [highLine, lowLine])
        tree.frame(at: 1.1)
        #expect(tree.lines == [lowLine, highLine])
    }

    @Test("Animating hidden shows a hidden layer and hides a visible one")
    func hidden() {
        let (hidden, shown) = (tree.addLayer(rect(0), color: .red), tree.addLayer(rect(1), color: .blue))
        hidden.isHidden = true
        hidden.add(basic("hidden", false, NSNumber(value: true)), forKey: "flash")
        shown.add(basic("hidden", true, 0), forKey: "blink")
        tree.frame(at: 0)
        #expect(tree.lines == ["solid (0,0 4x4) #ffff0000"])
        #expect(hidden.presentation()?.isHidden == false && hidden.isHidden)
        tree.frame(at: 0.75)
        #expect(tree.lines == ["solid (1,0 4x4) #ff0000ff"])
        tree.frame(at: 1.1)
        #expect(tree.lines == ["solid (1,0 4x4) #ff0000ff"])
        #expect(shown.presentation()?.isHidden == false)
    }

    @Test("Discrete keyframes switch the contents, even on a layer without contents")
    func contents() {
        let layer = tree.addLayer(rect(0))
        let (first, second) = (picture(2), picture(3))
        let flip = CAKeyframeAnimation(keyPath: "contents")
        (flip.values, flip.calculationMode, flip.duration) = ([first, second], .discrete, 1)
        layer.add(flip, forKey: "flip")
        tree.frame(at: 0)
        #expect(tree.lines == ["bitmap (0,0 4x4) 2x2"])
        tree.frame(at: 0.75)
        #expect(tree.lines == ["bitmap (0,0 4x4) 3x3"])
        #expect(layer.presentation()?.contents as? CGImage === second && layer.contents == nil)
        tree.frame(at: 1.1)
        #expect(tree.lines == [])
    }

    @Test("Values of the wrong type are rejected")
    func refusals() {
        let layer = CALayer()
        for (keyPath, value) in [("hidden", "yes" as Any), ("contents", 1), ("zPosition", "high")] {
            layer.add(basic(keyPath, value, value), forKey: "wrong")
        }
        #expect(layer.animationKeys() == nil)
    }

    private func rect(_ x: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: 4, height: 4) }
}
