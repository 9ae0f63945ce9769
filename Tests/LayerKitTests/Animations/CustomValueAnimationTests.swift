import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Animations of custom values")
struct CustomValueAnimationTests {
    /// A layer that records its value each time it's drawn, as the rewritten copy of a layer with `@NSManaged`
    /// properties would.
    private final class Ring: CALayer {
        var value: CGFloat {
            get { _managedValue(forKey: "value") }
            set { _setManagedValue(newValue, forKey: "value") }
        }
        var isAnimated = false
        private(set) var drawn: [CGFloat] = []

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "value" || super.needsDisplay(forKey: key)
        }

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "value", isAnimated else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: "value")
            animation.fromValue = presentation()?.value(forKey: "value")
            animation.duration = 1
            return animation
        }

        override func draw(in ctx: CGContext) {
            drawn.append(value)
        }
    }

    private let tree = Tree()
    private let ring = Ring()

    init() {
        ring.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        tree.root.addSublayer(ring)
        tree.frame(at: 0)
    }

    @Test("Setting a value draws the layer once; the drawing can be overridden per key")
    func redrawing() {
        #expect(ring.drawn.isEmpty && ring.value == 0)
        ring.value = 0.5
        ring.setValue(3, forKey: "other")
        tree.frame(at: 1)
        tree.frame(at: 2)
        #expect(ring.drawn == [0.5])
        #expect(ring.value(forKey: "value") as? CGFloat == 0.5)
    }

    @Test("While a value is animated, the layer is drawn in each frame with the value shown, and once at the end")
    func animation() throws {
        ring.add(CABasicAnimation("value", from: 0, to: 8), forKey: "fill")
        ring.value = 8
        for time in [0, 0.25, 0.5] { tree.frame(at: time) }
        #expect(ring.drawn == [0, 2, 4])
        #expect(ring.value == 8 && ring.presentation()?.value == 4)
        for time in [1, 1.5, 2] { tree.frame(at: time) }
        #expect(ring.drawn == [0, 2, 4, 8])
        #expect(ring.animationKeys() == nil && tree.host.nextChange == nil)
    }

    @Test("An animation that stays after its end draws once more, and other keys need no frames")
    func ended() {
        let animation = CABasicAnimation("value", from: 0, to: 8)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        ring.add(animation, forKey: "fill")
        for time in [0.5, 1.5] { tree.frame(at: time) }
        #expect(ring.drawn.last == 8)

        ring.setValue(0.0, forKey: "other")
        let other = CABasicAnimation("other", from: 0, to: 1)
        other.repeatCount = .infinity
        ring.add(other, forKey: "other")
        tree.frame(at: 2)
        let count = ring.drawn.count
        for time in [2.5, 3, 3.5] {
            ring.superlayer?.backgroundColor = CGColor(red: time / 4, green: 0, blue: 0, alpha: 1)
            tree.frame(at: time)
        }
        #expect(ring.drawn.count == count)
    }

    @Test("The action of a value starts at the value before the change, also for interrupted animations")
    func actions() {
        ring.isAnimated = true
        ring.value = 8
        #expect(ring.animationKeys() == ["value"])
        tree.frame(at: 0)
        tree.frame(at: 0.5)
        ring.value = 0
        tree.frame(at: 0.5)
        tree.frame(at: 1)
        #expect(ring.drawn == [0, 4, 4, 2])
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.value = 6
        CATransaction.commit()
        tree.frame(at: 2)
        #expect(ring.drawn.last == 6)
    }

    @Test("Points, colors and groups are animated; values of other types and other keys aren't drawn")
    func kinds() throws {
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
        layer.setValue(CGPoint.zero, forKey: "center")
        layer.setValue(CGColor.red, forKey: "tint")
        layer.setValue("title", forKey: "text")
        layer.setValue(Float(1), forKey: "size")
        let group = CAAnimationGroup()
        group.animations = [
            CABasicAnimation("center", to: CGPoint(x: 4, y: 8)), CABasicAnimation("tint", to: CGColor.blue),
            CABasicAnimation("size", by: 2), CABasicAnimation("text", to: 1),
        ]
        group.duration = 1
        layer.add(group, forKey: "all")
        tree.frame(at: 0)
        tree.frame(at: 0.5)
        let shown = try #require(layer.presentation())
        #expect(shown.value(forKey: "center") as? CGPoint == CGPoint(x: 2, y: 4))
        #expect(shown.value(forKey: "tint") as? CGColor == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
        #expect(shown.value(forKey: "size") as? Float == 2)
        #expect(shown.value(forKey: "text") as? String == "title")
        #expect(layer.value(forKey: "center") as? CGPoint == .zero)
    }

    @Test("Managed values that aren't set are zero, and weak ones don't retain their object")
    func managedValues() {
        let layer = CALayer()
        let (number, flag, rect): (Double, Bool, CGRect) = (
            layer._managedValue(forKey: "a"), layer._managedValue(forKey: "b"), layer._managedValue(forKey: "c")
        )
        #expect(number == 0 && !flag && rect == .zero)
        #expect(layer._optionalManagedValue(forKey: "e") as String? == nil)
        layer.setValue(NSNumber(value: 3), forKey: "a")
        #expect(layer._managedValue(forKey: "a") as CGFloat == 3)
        layer._setManagedValue("x", forKey: "e")
        #expect(layer._optionalManagedValue(forKey: "e") == "x")
        layer._setManagedValue(nil as String?, forKey: "e")
        #expect(layer._optionalManagedValue(forKey: "e") as String? == nil)
        var object: NSObject? = NSObject()
        layer._setWeakManagedValue(object, forKey: "f")
        #expect(layer._optionalManagedValue(forKey: "f") === object && layer.value(forKey: "f") is NSObject)
        object = nil
        #expect(layer._optionalManagedValue(forKey: "f") as NSObject? == nil && layer.value(forKey: "f") == nil)
    }
}
