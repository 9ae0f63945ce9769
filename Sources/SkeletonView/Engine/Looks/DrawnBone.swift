import Foundation
import LayerKit
import ViewKit

/// A bone that a closure draws.
final class DrawnBone: CALayer {
    private var drawing: SkeletonDrawing?

    /// Makes a bone that `drawing` draws, in its size and in the pixels of the screen.
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
        UIGraphicsPushContext(ctx)
        drawing(ctx, bounds)
        UIGraphicsPopContext()
    }

    /// How it pulses: to half of its opacity and back, in `duration` seconds each way.
    static func pulse(duration: TimeInterval) -> CAAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (1, 0.5)
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.repeatCount = .infinity
        animation.autoreverses = true
        return animation
    }
}
