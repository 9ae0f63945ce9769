public import DrawKit
import Foundation
import LayerKit

extension UIBezierPath {
    /// Fills the path in the current context with the context's fill color.
    public func fill() { fill(with: nil, alpha: 1) }

    /// Strokes the path in the current context with the context's stroke color and the path's stroke properties.
    public func stroke() { stroke(with: nil, alpha: 1) }

    /// Fills the path with `blendMode` and an opacity of `alpha`, 0...1.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fill(with: .some(blendMode), alpha: alpha) }

    /// Strokes the path with `blendMode` and an opacity of `alpha`, 0...1.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { stroke(with: .some(blendMode), alpha: alpha) }

    /// Clips subsequent drawing in the current context to the path.
    public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Private

    private func fill(with blendMode: CGBlendMode?, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    private func stroke(with blendMode: CGBlendMode?, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setStroke(strokeStyle)
            context.strokePath()
        }
    }

    private func draw(_ blendMode: CGBlendMode?, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if let blendMode {
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
        }
        context.beginPath()
        context.addPath(cgPath)
        body(context)
        context.restoreGState()
    }
}
