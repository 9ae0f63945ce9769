public import DrawKit
public import Foundation
import PathKit

/// The path that is drawn next. It is kept as it lies in the picture: later changes of the coordinates do not move it.
extension CGContext {
    /// Takes all of the path out.
    public func beginPath() { pixelPath = CGMutablePath() }

    /// Begins a new part.
    public func move(to point: CGPoint) { pixelPath.move(to: point, transform: state.map) }

    /// Adds a line.
    public func addLine(to point: CGPoint) { pixelPath.addLine(to: point, transform: state.map) }

    /// Begins a part at the first of `points`, with lines to the others.
    public func addLines(between points: [CGPoint]) { pixelPath.addLines(between: points, transform: state.map) }

    /// Adds a curve of the third degree, which leaves towards `control1` and arrives from `control2`.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        pixelPath.addCurve(to: end, control1: control1, control2: control2, transform: state.map)
    }

    /// Adds a curve of the second degree, bent towards `control`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pixelPath.addQuadCurve(to: end, control: control, transform: state.map)
    }

    /// Leads back to where the part began.
    public func closePath() { pixelPath.closeSubpath() }

    /// Adds `rect` as a part.
    public func addRect(_ rect: CGRect) { pixelPath.addRect(rect, transform: state.map) }

    /// Adds each of `rects` as a part.
    public func addRects(_ rects: [CGRect]) { pixelPath.addRects(rects, transform: state.map) }

    /// Adds the ellipse that fills `rect` as a part.
    public func addEllipse(in rect: CGRect) { pixelPath.addEllipse(in: rect, transform: state.map) }

    /// Adds an arc of a circle, with a line to where it begins. Angles are in radians from the right; it goes to where
    /// they grow, which is clockwise where the y axis points down, and with `clockwise` to where they fall.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        pixelPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.map)
    }

    /// Adds an arc that touches the line from here to `tangent1End` and that from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        pixelPath.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.map)
    }

    /// Adds the pieces of `path`.
    public func addPath(_ path: CGPath) { pixelPath.addPath(path, transform: state.map) }

    /// Whether there is nothing in the path.
    public var isPathEmpty: Bool { pixelPath.isEmpty }

    /// Where the next piece would begin; zero for an empty path.
    public var currentPointOfPath: CGPoint {
        pixelPath.isEmpty ? .zero : pixelPath.currentPoint.applying(state.map.inverted())
    }

    /// The smallest rectangle around all points of the path; null for an empty one.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// The path in the present coordinates; nil for an empty one.
    public var path: CGPath? {
        var back = state.map.inverted()
        return pixelPath.isEmpty ? nil : pixelPath.copy(using: &back)
    }

    /// Whether `point` of the present coordinates is inside the path, as `mode` fills it.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
        return pixelPath.contains(point.applying(state.map), using: isEvenOdd ? .evenOdd : .winding)
    }

    // MARK: The clip

    /// Lets only be drawn from now on what is inside the path, and inside the clip so far; the path is empty then.
    public func clip(using rule: CGPathFillRule = .winding) {
        canvas?.clip(to: pixelPath.pieces, isEvenOdd: rule == .evenOdd)
        beginPath()
    }

    /// Lets only be drawn from now on what is inside `rect`, and inside the clip so far.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Lets only be drawn from now on what is inside `rects`, and inside the clip so far.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// The smallest rectangle around the clip.
    public var boundingBoxOfClipPath: CGRect { (canvas?.clipBox ?? .zero).applying(state.map.inverted()) }
}
