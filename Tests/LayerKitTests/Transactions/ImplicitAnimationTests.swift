import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("Implicit animations of layers")
struct ImplicitAnimationTests {
    private let tree = Tree()

    private func change<Result>(_ body: () -> Result) -> Result {
        CATransaction.begin()
        CATransaction.setDisableActions(false)
        defer { CATransaction.commit() }
        return body()
    }

    @Test("Changes are immediate unless the transaction enables implicit animations, which take 0.25 seconds")
    func onlyWhereAsked() {
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
        tree.frame(at: 0)
        layer.position.x = 50
        #expect(layer.animationKeys() == nil)

        change { layer.position.x = 90 }
        #expect(layer.animationKeys() == ["position"])
        #expect(layer.position.x == 90)
        #expect(layer.presentation()?.position.x == 50)
        tree.frame(at: 0.125)
        let eased = 50 + 40 * CAMediaTimingFunction(name: .default).value(at: 0.5)
        #expect(abs((layer.presentation()?.position.x ?? 0) - eased) < 1e-6)
        tree.frame(at: 0.25)
        #expect(layer.animationKeys() == nil)
        layer.position.x = 0
        #expect(layer.animationKeys() == nil)
    }

    @Test("Outside a transaction the setting holds until the next frame; inside, the innermost one applies")
    func scopes() {
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
        tree.frame(at: 0)
        #expect(CATransaction.disableActions())
        CATransaction.setDisableActions(false)
        #expect(!CATransaction.disableActions())
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        CATransaction.begin()
        layer.opacity = 0.6
        #expect(layer.animationKeys() == nil)
        CATransaction.commit()
        CATransaction.commit()
        layer.opacity = 0.7
        #expect(layer.animationKeys() == ["opacity"])
        tree.frame(at: 0.1)
        layer.cornerRadius = 3
        #expect(layer.animationKeys() == ["opacity"])
    }

    @Test("The transaction's duration, easing and completion apply")
    func transaction() {
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
        tree.frame(at: 0)
        var isDone = false
        CATransaction.begin()
        CATransaction.setDisableActions(false)
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setCompletionBlock { isDone = true }
        layer.opacity = 0
        CATransaction.commit()
        tree.frame(at: 1)
        #expect(layer.presentation()?.opacity == 0.5)
        tree.frame(at: 2)
        #expect(isDone)
    }

    @Test("A change during an animation continues from the presented value")
    func retarget() {
        let layer = tree.addLayer(CGRect(x: 0, y: 0, width: 10, height: 10))
        tree.frame(at: 0)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        change { layer.bounds.size.width = 110 }
        tree.frame(at: 0.125)
        #expect(layer.presentation()?.bounds.width == 60)
        change { layer.bounds.size.width = 10 }
        #expect(layer.presentation()?.bounds.width == 60)
    }

    @Test("Numbers, colors, points and transforms are animated; isHidden and path change immediately")
    func properties() {
        let shape = CAShapeLayer()
        let gradient = CAGradientLayer()
        for layer in [shape, gradient] { tree.root.addSublayer(layer) }
        tree.frame(at: 0)
        change {
            shape.frame = CGRect(x: 3, y: 3, width: 8, height: 8)
            shape.anchorPoint = .zero
            shape.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
            (shape.opacity, shape.zPosition, shape.cornerRadius, shape.borderWidth) = (0.5, 1, 2, 3)
            (shape.backgroundColor, shape.borderColor) = (.red, .blue)
            (shape.shadowOpacity, shape.shadowRadius, shape.shadowColor) = (1, 2, .red)
            shape.shadowOffset = CGSize(width: 1, height: 1)
            (shape.fillColor, shape.strokeColor, shape.lineWidth) = (.red, .blue, 4)
            (shape.strokeStart, shape.strokeEnd) = (0.1, 0.9)
            (shape.miterLimit, shape.lineDashPhase) = (3, 2)
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3), transform: nil)
            shape.isHidden = true
            gradient.colors = [CGColor.red, CGColor.blue]
            gradient.locations = [0.2, 0.5]
            (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
        }
        #expect(
            Set(shape.animationKeys() ?? []) == [
                "bounds", "position", "anchorPoint", "transform", "opacity", "zPosition", "cornerRadius", "borderWidth",
                "backgroundColor", "borderColor", "shadowOpacity", "shadowRadius", "shadowColor", "shadowOffset",
                "fillColor", "strokeColor", "lineWidth", "strokeStart", "strokeEnd", "miterLimit", "lineDashPhase",
            ])
        #expect(Set(gradient.animationKeys() ?? []) == ["colors", "locations", "startPoint", "endPoint"])
    }

    @Test("The delegate, the layer's actions and its class provide the action, in this order")
    func actions() {
        let layer = Loud()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        tree.root.addSublayer(layer)
        tree.frame(at: 0)
        layer.actions = ["opacity": NSNull(), "cornerRadius": layer.log]
        change {
            layer.opacity = 0.5
            layer.cornerRadius = 4
            layer.borderWidth = 2
        }
        #expect(layer.animationKeys() == ["borderWidth"])
        #expect(layer.log.events == ["cornerRadius"])
        #expect((layer.animation(forKey: "borderWidth") as? CABasicAnimation)?.duration == 7)

        let quiet = Quiet()
        layer.delegate = quiet
        change { layer.zPosition = 2 }
        #expect(layer.animationKeys() == ["borderWidth"])
        #expect(layer.action(forKey: "nothing") == nil)
    }

    @Test("Outside a window nothing is animated, now or later")
    func outside() {
        let layer = CALayer()
        change { layer.opacity = 0.2 }
        tree.root.addSublayer(layer)
        #expect(layer.animationKeys() == nil)
    }

    @Test("An action that changes the layer again does not recurse endlessly")
    func recursion() {
        let layer = Restless()
        tree.root.addSublayer(layer)
        tree.frame(at: 0)
        change { layer.zPosition = 1 }
        #expect(layer.zPosition == 1)
    }
}

/// An action that records the events for which it runs.
private final class Log: CAAction {
    var events: [String] = []

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { events.append(event) }
}

private final class Loud: CALayer {
    let log = Log()

    override class func defaultAction(forKey event: String) -> (any CAAction)? {
        guard event == "borderWidth" else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = 7
        return animation
    }
}

private final class Quiet: CALayerDelegate {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}

private final class Restless: CALayer {
    override func action(forKey event: String) -> (any CAAction)? {
        opacity = opacity > 0.5 ? opacity - 0.01 : opacity
        return super.action(forKey: event)
    }
}
