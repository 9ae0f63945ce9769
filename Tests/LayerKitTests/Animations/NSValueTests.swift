import DrawKit
import Foundation
import LayerKit
import Testing

@MainActor
@Suite("NSValue") struct NSValueTests {
    @Test("An NSValue returns the value it was made from, and zero or the identity as any other type")
    func values() {
        let transform = CATransform3DMakeScale(2, 3, 4)
        let value = NSValue(caTransform3D: transform)
        #expect(CATransform3DEqualToTransform(value.caTransform3DValue, transform))
        #expect(value.cgPointValue == .zero)
        #expect(CATransform3DIsIdentity(NSValue(cgPoint: CGPoint(x: 1, y: 2)).caTransform3DValue))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    }

    @Test("Transforms in NSValue are interpolated")
    func animation() throws {
        let tree = Tree()
        let layer = CALayer()
        tree.root.addSublayer(layer)
        let move = CAKeyframeAnimation(keyPath: "transform")
        move.values = [0, 10].map { NSValue(caTransform3D: CATransform3DMakeTranslation($0, 0, 0)) }
        move.duration = 1
        layer.add(move, forKey: nil)
        tree.frame(at: 0)
        tree.frame(at: 0.5)
        #expect(try #require(layer.presentation()).affineTransform().tx == 5)
    }
}
