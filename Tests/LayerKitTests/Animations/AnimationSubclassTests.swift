import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Subclasses of animations")
struct AnimationSubclassTests {
    private final class Fade: CABasicAnimation {
        override init() {
            super.init()
            keyPath = "opacity"
            toValue = 0
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    private final class Move: CAKeyframeAnimation {
        let distance: CGFloat

        init(distance: CGFloat) {
            self.distance = distance
            super.init()
            keyPath = "position.x"
            values = [0, distance]
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }
    }

    @Test("Subclasses with their own initializers animate a layer")
    func animating() {
        let tree = Tree()
        let layer = CALayer()
        tree.root.addSublayer(layer)
        for animation in [Fade(), Move(distance: 8)] as [CAAnimation] {
            animation.duration = 1
            layer.add(animation, forKey: nil)
        }
        tree.frame(at: 0)
        tree.frame(at: 0.5)
        #expect(layer.presentation()?.opacity == 0.5)
        #expect(layer.presentation()?.position.x == 4)
    }

    @Test("Copies have the values of the original")
    func copying() {
        let copy = Move(distance: 8).copy() as? CAKeyframeAnimation
        #expect(copy?.keyPath == "position.x" && copy?.values?.count == 2 && copy?.values?.last as? CGFloat == 8)
        let group = CAAnimationGroup()
        group.animations = [Fade()]
        let inner = (group.copy() as? CAAnimationGroup)?.animations?.first as? CABasicAnimation
        #expect(inner?.keyPath == "opacity")
    }

    /// Returns `true` if `name` equals the value created from its raw value.
    private func roundTrip<Name: RawRepresentable>(_ name: Name) -> Bool where Name: Equatable {
        Name(rawValue: name.rawValue) == name
    }

    @Test("Named values can be created from their raw values")
    func names() {
        #expect(roundTrip(CAMediaTimingFillMode.forwards))
        #expect(roundTrip(CAMediaTimingFunctionName.easeIn))
        #expect(roundTrip(CAAnimationCalculationMode.cubic))
        #expect(roundTrip(CAAnimationRotationMode.rotateAuto))
        #expect(roundTrip(CALayerContentsGravity.center))
        #expect(roundTrip(CAGradientLayerType.axial))
    }

    @Test("Values are stored in animations by key and by key path, and copied")
    func keyPaths() throws {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue(7, forKeyPath: "step.number")
        animation.setValue("fade", forKey: "name")
        #expect(animation.value(forKey: "step.number") as? Int == 7)
        let copy = try #require(animation.copy() as? CABasicAnimation)
        #expect(copy.value(forKeyPath: "name") as? String == "fade")
        animation.setValue(nil, forKeyPath: "name")
        #expect(animation.value(forKeyPath: "name") == nil)
    }

    @Test("Animations, layers and emitter cells have the same timing properties")
    func timing() {
        for timed in [CAAnimation(), CALayer(), CAEmitterCell()] as [any CAMediaTiming] {
            #expect(timed.speed == 1 && timed.timeOffset == 0 && timed.fillMode == .removed)
            (timed.speed, timed.timeOffset, timed.repeatCount) = (2, 3, 4)
            (timed.repeatDuration, timed.autoreverses, timed.fillMode) = (5, true, .both)
            #expect(timed.speed == 2 && timed.timeOffset == 3 && timed.repeatCount == 4)
            #expect(timed.repeatDuration == 5 && timed.autoreverses && timed.fillMode == .both)
        }
    }
}
