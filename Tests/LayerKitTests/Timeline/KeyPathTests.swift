import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Key paths") struct KeyPathTests {
    private func refusal(of animation: CAAnimation, on layer: CALayer = CALayer()) -> [String] {
        layer.name = "subject"
        let lines = messages { layer.add(animation, forKey: "refused") }
        #expect(layer.animationKeys() == nil)
        return lines
    }

    @Test("An unknown key path is rejected with a message that names the layer, the path and the supported ones")
    func unknownPath() throws {
        let lines = refusal(of: CABasicAnimation("positon.x", to: 1))

        let line = try #require(lines.first)
        #expect(lines.count == 1)
        #expect(line.hasPrefix("CALayer \"subject\": animation rejected: "))
        #expect(line.contains("\"positon.x\""))
        for path in ["position.x", "bounds.size.width", "transform.rotation.z", "locations"] {
            #expect(line.contains(path))
        }
        #expect(!line.contains("package."))
    }

    @Test("A missing key path, the key path `frame`, and transform.scale.z are rejected")
    func otherPaths() {
        #expect(refusal(of: CABasicAnimation(keyPath: nil))[0].contains("nil"))
        #expect(refusal(of: CABasicAnimation("frame"))[0].contains("\"frame\""))
        #expect(refusal(of: CABasicAnimation("transform.scale.z"))[0].contains("\"transform.scale.z\""))
    }

    @Test("Key paths of gradients are rejected on other layers")
    func foreignProperty() {
        let lines = refusal(of: CABasicAnimation("startPoint", to: CGPoint.zero))

        #expect(
            lines == [
                "CALayer \"subject\": animation rejected: a CALayer has no property \"startPoint\"; "
                    + "expected a property of this class"
            ])
    }

    @Test("A value of the wrong type is rejected with a message that names the value and the expected type")
    func wrongTypes() {
        let rows: [(animation: CABasicAnimation, words: [String])] = [
            (CABasicAnimation("position", from: "left"), ["fromValue", "\"position\"", "String", "a CGPoint"]),
            (CABasicAnimation("opacity", to: CGPoint.zero), ["toValue", "\"opacity\"", "CGPoint", "a number"]),
            (CABasicAnimation("bounds.size", by: 3), ["byValue", "\"bounds.size\"", "Int", "a CGSize"]),
            (CABasicAnimation("bounds", to: CGSize.zero), ["toValue", "\"bounds\"", "CGSize", "a CGRect"]),
            (CABasicAnimation("backgroundColor", to: 1), ["toValue", "\"backgroundColor\"", "Int", "a CGColor"]),
            (CABasicAnimation("transform", to: 2), ["toValue", "\"transform\"", "Int", "a CGAffineTransform"]),
            (
                CABasicAnimation("cornerRadius", to: Double.nan),
                ["toValue", "\"cornerRadius\"", "not finite", "a number"]
            ),
            (
                CABasicAnimation("position", to: CGPoint(x: CGFloat.infinity, y: 0)),
                ["toValue", "\"position\"", "not finite", "a CGPoint"]
            ),
        ]
        for row in rows {
            let lines = refusal(of: row.animation)
            #expect(lines.count == 1)
            for word in row.words { #expect(lines.first?.contains(word) == true, "\(word) in \(lines)") }
        }
    }

    @Test("The values of keyframe, spring and grouped animations are validated")
    func otherClasses() {
        let keyframes = CAKeyframeAnimation(keyPath: "opacity")
        keyframes.values = [0, "half", 1]
        let spring = CASpringAnimation(keyPath: "opacity")
        spring.mass = 0
        let brake = CASpringAnimation(keyPath: "opacity")
        brake.damping = -1
        let group = CAAnimationGroup()
        group.animations = [CABasicAnimation("opacity", to: 1), CABasicAnimation("shine", to: 1)]
        let paced = CAKeyframeAnimation(keyPath: "opacity")
        paced.values = [0, 1]
        paced.calculationMode = CAAnimationCalculationMode(rawValue: "wild")

        #expect(refusal(of: keyframes)[0].contains("values[1] for \"opacity\" is a String; expected a number"))
        #expect(refusal(of: spring)[0].contains("mass for \"opacity\" is 0.0; expected a finite number above 0"))
        #expect(
            refusal(of: brake)[0].contains("damping for \"opacity\" is -1.0; expected a finite number of 0 or more"))
        #expect(refusal(of: group)[0].contains("\"shine\""))
        #expect(refusal(of: paced)[0].contains("\"wild\"; expected linear, discrete, paced"))
    }

    @Test("A rejected animation does not replace the one with its key")
    func replacement() {
        let layer = CALayer()
        layer.name = "kept"
        layer.add(CABasicAnimation("opacity", to: 0), forKey: "fade")
        let lines = messages { layer.add(CABasicAnimation("opacity", to: "none"), forKey: "fade") }

        #expect(lines.count == 1)
        #expect(layer.animationKeys() == ["fade"])
    }

    @Test("An animation is copied when it is added, so later changes have no effect")
    func copies() throws {
        let tree = Tree()
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
        let animation = CABasicAnimation("position.x", from: 0, to: 10)
        let group = CAAnimationGroup()
        group.animations = [animation]
        group.duration = 1
        layer.add(group, forKey: "group")
        layer.add(animation, forKey: "alone")
        animation.toValue = 1000
        animation.duration = 50
        group.animations = []

        tree.frame(at: 0.5)

        #expect(layer.presentation()?.position.x == 5)
        let kept = try #require(layer.animation(forKey: "alone") as? CABasicAnimation)
        #expect(kept !== animation)
        #expect(kept.toValue as? Int == 10)
        #expect((layer.animation(forKey: "group") as? CAAnimationGroup)?.animations?.count == 1)
    }

    @Test("A key identifies one animation; animations without a key don't replace each other")
    func keys() {
        let layer = CALayer()
        layer.add(CABasicAnimation("opacity", to: 0), forKey: "a")
        layer.add(CABasicAnimation("opacity", to: 0), forKey: "b")
        layer.add(CABasicAnimation("opacity", to: 0.5), forKey: "a")
        layer.add(CABasicAnimation("opacity", to: 0), forKey: nil)
        layer.add(CABasicAnimation("opacity", to: 0), forKey: nil)

        #expect(layer.animationKeys()?.count == 4)
        #expect(layer.animationKeys()?.prefix(2) == ["b", "a"])
        #expect((layer.animation(forKey: "a") as? CABasicAnimation)?.toValue as? Double == 0.5)
        layer.removeAnimation(forKey: "b")
        #expect(layer.animation(forKey: "b") == nil)
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
    }
}
