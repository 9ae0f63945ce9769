import Foundation
import LayerKit
import ViewKit

/// A bone drawn by a closure.
final class DrawnBone: CALayer {
    private var drawing: SkeletonDrawing?

    /// Creates a bone that `drawing` draws at the bone's size and the screen's scale.
    init(_ drawing: @escaping SkeletonDrawing) {
        self.drawing = drawing
        super.init()
        masksToBounds = true
        needsDisplayOnBoundsChange = true
        drawsAtScreenScale = true
        setNeedsDisplay()
    }

    required init() {
        super.init()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(in ctx: CGContext) {
        guard let drawing else { return }
        ctx.makeCurrent { drawing(ctx, bounds) }
    }

    /// Returns an endless pulse between full and half opacity that takes `duration` seconds in each direction.
    static func pulse(duration: TimeInterval) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 0.5
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.repeatCount = .infinity
        animation.autoreverses = true
        return animation
    }
}
