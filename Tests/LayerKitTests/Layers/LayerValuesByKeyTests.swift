import DrawKit
import Foundation
import Testing

@testable import LayerKit

@MainActor
@Suite("Values of layers and animations by key")
struct LayerValuesByKeyTests {
    @Test("Animatable properties and their components are read and written")
    func properties() {
        let layer = CAShapeLayer()
        for (keyPath, value) in [
            ("position.x", 3), ("bounds.size.width", 40), ("opacity", 0.5), ("zPosition", 2), ("cornerRadius", 6),
            ("transform.scale.x", 2), ("shadowRadius", 4), ("lineWidth", 5), ("strokeEnd", 0.25),
        ] as [(String, Double)] {
            layer.setValue(value, forKeyPath: keyPath)
            #expect(layer.value(forKeyPath: keyPath) as? Double == value, "\(keyPath)")
        }
        #expect(layer.position.x == 3 && layer.bounds.width == 40 && layer.opacity == 0.5 && layer.strokeEnd == 0.25)
        layer.setValue(true, forKey: "hidden")
        #expect(layer.isHidden && layer.value(forKey: "hidden") as? Bool == true)
        layer.setValue(CGPoint(x: 7, y: 8), forKey: "position")
        #expect(layer.position == CGPoint(x: 7, y: 8) && layer.value(forKey: "position") as? CGPoint == layer.position)
    }

    @Test("Setting nil removes colors and paths, and invalid values leave other properties unchanged")
    func removing() {
        let (layer, gradient) = (CAShapeLayer(), CAGradientLayer())
        layer.setValue(nil, forKey: "fillColor")
        layer.setValue(nil, forKey: "opacity")
        layer.setValue("wide", forKey: "lineWidth")
        #expect(layer.fillColor == nil && layer.opacity == 1 && layer.lineWidth == 1)
        gradient.setValue([CGColor(.black), CGColor(.white)], forKey: "colors")
        gradient.setValue([0.25, 1], forKey: "locations")
        #expect(gradient.colors?.count == 2 && gradient.locations == [0.25, 1])
        gradient.setValue(nil, forKey: "colors")
        #expect(gradient.colors == nil)
        for key in ["backgroundColor", "borderColor", "shadowPath", "colors", "locations"] {
            gradient.setValue(nil, forKey: key)
            #expect(gradient.value(forKey: key) == nil, "\(key)")
        }
        #expect(layer.value(forKey: "fillColor") == nil && layer.value(forKey: "path") == nil)
        #expect(gradient.value(forKey: "lineWidth") == nil, "Not a property of a gradient layer.")
    }

    @Test("Other keys store the app's values, which are copied with the layer")
    func custom() {
        let layer = CALayer()
        #expect(layer.value(forKey: "row") == nil)
        layer.setValue(nil, forKey: "row")
        #expect(layer.extras == nil)
        layer.setValue(4, forKey: "row")
        #expect(layer.value(forKey: "row") as? Int == 4)
        #expect(CALayer(layer: layer).value(forKey: "row") as? Int == 4)
        layer.setValue(nil, forKey: "row")
        #expect(layer.value(forKey: "row") == nil)
        layer.setValue(CATransform3DMakeScale(2, 2, 1), forKey: "sublayerTransform")
        #expect(layer.sublayerTransform.m11 == 2 && layer.value(forKey: "sublayerTransform") is CATransform3D)
    }

    @Test("A layer's copy of an animation has the values that the app stored")
    func animations() {
        let (layer, animation) = (CALayer(), CABasicAnimation(keyPath: "opacity"))
        animation.setValue("fade in", forKey: "step")
        layer.add(animation, forKey: "fade")
        #expect(layer.animation(forKey: "fade")?.value(forKey: "step") as? String == "fade in")
        animation.setValue(nil, forKey: "step")
        #expect(animation.value(forKey: "step") == nil)
    }
}
