public import DrawKit
public import Foundation
import PathKit

/// The current path. It is stored in pixels, so later changes to the transform don't affect it.
extension CGContext {
    /// Begins a new, empty path and discards the current path.
    public func beginPath() { pixelPath = CGMutablePath() }

    /// Begins a new subpath at `point`.
    public func move(to point: CGPoint) { pixelPath.move(to: point, transform: state.map) }

    /// Adds a line from the current point to `point`.
    public func addLine(to point: CGPoint) { pixelPath.addLine(to: point, transform: state.map) }

    /// Adds a subpath that connects `points` with lines.
    public func addLines(between points: [CGPoint]) { pixelPath.addLines(between: points, transform: state.map) }

    /// Adds a cubic curve with the control points `control1` and `control2`.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        pixelPath.addCurve(to: end, control1: control1, control2: control2, transform: state.map)
    }

    /// Adds a quadratic curve with the control point `control`.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        pixelPath.addQuadCurve(to: end, control: control, transform: state.map)
    }

    /// Closes the current subpath.
    public func closePath() { pixelPath.closeSubpath() }

    /// Adds `rect` as a subpath.
    public func addRect(_ rect: CGRect) { pixelPath.addRect(rect, transform: state.map) }

    /// Adds each of `rects` as a subpath.
    public func addRects(_ rects: [CGRect]) { pixelPath.addRects(rects, transform: state.map) }

    /// Adds the ellipse in `rect` as a subpath.
    public func addEllipse(in rect: CGRect) { pixelPath.addEllipse(in: rect, transform: state.map) }

    /// Adds a circular arc, connected to the current point by a line. Angles are in radians from the positive x-axis.
    /// The arc runs toward increasing angles, or toward decreasing angles if `clockwise` is `true`. If the y-axis
    /// points down, increasing angles are clockwise on screen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        pixelPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
            transform: state.map)
    }

    /// Adds an arc tangent to the lines from the current point to `tangent1End` and from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        pixelPath.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: state.map)
    }

    /// Adds the elements of `path`.
    public func addPath(_ path: CGPath) { pixelPath.addPath(path, transform: state.map) }

    /// `true` if the path is empty.
    public var isPathEmpty: Bool { pixelPath.isEmpty }

    /// The current point of the path, or zero if the path is empty.
    public var currentPointOfPath: CGPoint {
        pixelPath.isEmpty ? .zero : pixelPath.currentPoint.applying(state.map.inverted())
    }

    /// The bounding box of all points of the path, or null if the path is empty.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// The path in the current coordinates, or `nil` if it is empty.
    public var path: CGPath? {
        var back = state.map.inverted()
        return pixelPath.isEmpty ? nil : pixelPath.copy(using: &back)
    }

    /// Returns `true` if `point`, in the current coordinates, is inside the path when it is filled with `mode`.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
        return pixelPath.contains(point.applying(state.map), using: isEvenOdd ? .evenOdd : .winding)
    }

    /// Replaces the path with the outline of its stroke in the current line style, for example to fill the stroke with
    /// a gradient. Fill the outline, or clip to it, with the winding rule.
    public func replacePathWithStrokedPath() {
        let path = pixelPath.pieces
        beginPath()
        guard state.map.isInvertible else { return }
        let scale = max(hypot(state.map.a, state.map.b), hypot(state.map.c, state.map.d))
        let outline = path.applying(state.map.inverted()).stroked(state.stroke, tolerance: 0.05 / scale)
        pixelPath.pieces.append(outline, through: state.map)
    }

    // MARK: Clip

    /// Intersects the clip with the interior of the path, and clears the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        canvas?.clip(to: pixelPath.pieces, isEvenOdd: rule == .evenOdd)
        beginPath()
    }

    /// Intersects the clip with `rect`, and clears the path.
    public func clip(to rect: CGRect) { clip(to: [rect]) }

    /// Intersects the clip with the union of `rects`, and clears the path.
    public func clip(to rects: [CGRect]) {
        beginPath()
        addRects(rects)
        clip()
    }

    /// The bounding box of the clip, in the current coordinates.
    public var boundingBoxOfClipPath: CGRect { (canvas?.clipBox ?? .zero).applying(state.map.inverted()) }
}
