public import DrawKit
public import Foundation
import PathKit

extension CGContext {
    // MARK: Path

    /// Fills or strokes the current path, or does both, as `mode` specifies. Clears the path.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = pixelPath.pieces
        beginPath()
        switch mode {
        case .fill: fill(pixels: path, isEvenOdd: false)
        case .eoFill: fill(pixels: path, isEvenOdd: true)
        case .stroke: stroke(pixels: path)
        case .fillStroke:
            fill(pixels: path, isEvenOdd: false)
            stroke(pixels: path)
        case .eoFillStroke:
            fill(pixels: path, isEvenOdd: true)
            stroke(pixels: path)
        }
    }

    /// Fills the path and clears it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Strokes the path and clears it.
    public func strokePath() { drawPath(using: .stroke) }

    // MARK: Shapes

    /// Fills `rect` with the fill color.
    public func fill(_ rect: CGRect) { fill(pixels: shape { $0.addRect(rect) }, isEvenOdd: false) }

    /// Fills each of `rects` with the fill color.
    public func fill(_ rects: [CGRect]) {
        for rect in rects { fill(rect) }
    }

    /// Fills the ellipse in `rect` with the fill color.
    public func fillEllipse(in rect: CGRect) { fill(pixels: shape { $0.addEllipse(in: rect) }, isEvenOdd: false) }

    /// Strokes `rect` with the stroke color and the line style.
    public func stroke(_ rect: CGRect) { stroke(pixels: shape { $0.addRect(rect) }) }

    /// Strokes `rect` with a line that is `width` points wide.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let previousWidth = state.stroke.width
        state.stroke.width = width
        stroke(rect)
        state.stroke.width = previousWidth
    }

    /// Strokes the ellipse in `rect` with the stroke color and the line style.
    public func strokeEllipse(in rect: CGRect) { stroke(pixels: shape { $0.addEllipse(in: rect) }) }

    /// Strokes separate lines: from the first of `points` to the second, from the third to the fourth, and so on. If
    /// the number of points is odd, the last point is ignored.
    public func strokeLineSegments(between points: [CGPoint]) {
        stroke(
            pixels: shape { path in
                for index in stride(from: 0, to: points.count - 1, by: 2) {
                    path.move(to: points[index])
                    path.addLine(to: points[index + 1])
                }
            })
    }

    /// Makes the pixels in `rect` transparent, within the clip.
    public func clear(_ rect: CGRect) {
        guard let canvas = drawnCanvas else { return }
        canvas.blendMode = .clear
        canvas.fill(shape { $0.addRect(rect) }, isEvenOdd: false, with: .clear)
        canvas.blendMode = state.blendMode
    }

    // MARK: Gradients

    /// Fills the clip with `gradient` from `startPoint` to `endPoint`. `options` determines whether the gradient
    /// extends beyond each end.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(gradient, along: .line(from: startPoint, to: endPoint), options: options)
    }

    /// Fills the clip with `gradient` from one circle to another. `options` determines whether the gradient extends
    /// beyond each end.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        draw(
            gradient,
            along: .circles(
                from: startCenter, startRadius: startRadius, to: endCenter, endRadius: endRadius),
            options: options)
    }

    // MARK: Private

    private func draw(_ gradient: CGGradient, along axis: GradientAxis, options: CGGradientDrawingOptions) {
        drawnCanvas?.draw(
            gradient.stops(dark: isDark), along: axis, map: state.map, alpha: state.alpha, options: options)
    }

    /// Returns the path built by `body`, in pixels.
    private func shape(_ body: (inout Path) -> Void) -> Path {
        var path = Path()
        body(&path)
        return path.applying(state.map)
    }

    private func fill(pixels path: Path, isEvenOdd: Bool) {
        guard let canvas = drawnCanvas, !path.isEmpty else { return }
        let color = resolved(state.fillColor)
        drawShadow(of: PathDrawing(path, .fill(isEvenOdd: isEvenOdd), map: .identity), alpha: color.alpha)
        canvas.fill(path, isEvenOdd: isEvenOdd, with: color)
    }

    private func stroke(pixels path: Path) {
        guard let canvas = drawnCanvas, !path.isEmpty else { return }
        let color = resolved(state.strokeColor)
        if state.shadow != nil, state.map.isInvertible {
            let drawing = PathDrawing(
                path.applying(state.map.inverted()), .stroke(state.stroke), map: state.map)
            drawShadow(of: drawing, alpha: color.alpha)
        }
        canvas.stroke(path, state.stroke, pen: state.map, with: color)
    }
}
