import DrawKit
import Foundation
import PathKit

/// Recording of paths, shadows and masks.
extension RecordPass {
    /// Records the fill and the stroke of `layer`.
    mutating func recordShape(of layer: CALayer, on placement: Placement, context: Context) {
        guard let layer = layer as? CAShapeLayer, let path = layer.presentedPath(at: time), !path.isEmpty else {
            return
        }
        let map = pixelMap(of: layer, on: placement)
        if let color = layer.presented(.fillColor, at: time, own: layer.fillColor) {
            let drawing = PathDrawing(path, .fill(isEvenOdd: layer.fillRule == .evenOdd), map: map)
            let pixels = DrawnShape.pixels(of: drawing, in: list.bounds, cache: &layer.drawnFill)
            append(pixels, color: color, context: context)
        }
        if let color = layer.presented(.strokeColor, at: time, own: layer.strokeColor) {
            let drawing = PathDrawing(path, .stroke(layer.presentedStroke(at: time)), map: map)
            let pixels = DrawnShape.pixels(of: drawing, in: list.bounds, cache: &layer.drawnStroke)
            append(pixels, color: color, context: context)
        }
    }

    /// Records the shadow of `layer`.
    mutating func recordShadow(of layer: CALayer, on placement: Placement, context: Context) {
        let shadow = layer.presentedShadow(at: time)
        guard shadow.opacity > 0, let color = shadow.color, var drawing = silhouette(of: layer, shadow, on: placement)
        else { return }
        let moved = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
        drawing.map = moved.concatenating(drawing.map)
        let perPoint = placement.projection.pixelsPerPoint
        let blur = max(shadow.radius, 0) * min(perPoint.width, perPoint.height)
        let pixels = DrawnShape.pixels(
            of: drawing, blur: blur, in: list.bounds, cache: &layer.ensuredExtras.drawnShadow)
        var faded = context
        faded.opacity *= Double(min(shadow.opacity, 1))
        append(pixels, color: color, context: faded)
    }

    /// Begins a masked group for `layer` and schedules the recording of `mask`, which is placed in the coordinates of
    /// `context`.
    mutating func beginMasked(by mask: CALayer, _ layer: CALayer, opacity: Double, in context: inout Context) {
        var outer = context
        outer.opacity = 1
        beginGroup(around: layer, opacity: opacity, in: &context)
        beginSecondImage()
        outer.groups = context.groups
        steps.append(Step(layer: mask, context: outer, action: .layer))
        steps.append(Step(layer: mask, context: outer, action: .groupMask))
    }

    // MARK: Private

    private mutating func append(_ pixels: (bitmap: Bitmap, rect: PixelRect)?, color: CGColor, context: Context) {
        guard let pixels else { return }
        let tint = packed(color, in: context)
        guard tint != .clear else { return }
        append(pixels.bitmap, in: pixels.rect, tint: tint, context: context, transform: DisplayList.noTransform)
    }

    /// Returns the transform from the coordinates of `layer` to pixels of the frame. Upright layers are snapped to the
    /// whole pixels of their placement.
    private func pixelMap(of layer: CALayer, on placement: Placement) -> CGAffineTransform {
        guard placement.projection.transform == nil else {
            return placement.projection.map.concatenating(CGAffineTransform(scaleX: scale, y: scale))
        }
        let bounds = LayerGeometry(presented: layer, at: time).bounds
        let perPoint = placement.projection.pixelsPerPoint
        return CGAffineTransform(
            a: perPoint.width, b: 0, c: 0, d: perPoint.height,
            tx: CGFloat(placement.shape.rect.minX) - bounds.minX * perPoint.width,
            ty: CGFloat(placement.shape.rect.minY) - bounds.minY * perPoint.height)
    }

    /// Returns the shape that casts the shadow of `layer`, if any.
    private func silhouette(of layer: CALayer, _ shadow: LayerShadow, on placement: Placement) -> PathDrawing? {
        let map = pixelMap(of: layer, on: placement)
        if let path = shadow.path { return PathDrawing(path.pieces, .fill(isEvenOdd: false), map: map) }
        if let shape = layer as? CAShapeLayer, let path = shape.presentedPath(at: time), !path.isEmpty {
            guard shape.fillColor == nil, shape.strokeColor != nil else {
                return PathDrawing(path, .fill(isEvenOdd: shape.fillRule == .evenOdd), map: map)
            }
            return PathDrawing(path, .stroke(shape.presentedStroke(at: time)), map: map)
        }
        guard !layer.parts.isDisjoint(with: [.background, .gradient, .picture]) else { return nil }
        let bounds = LayerGeometry(presented: layer, at: time).bounds
        let radius = number(.cornerRadius, of: layer, own: layer.storedCornerRadius, animated: placement.animated)
        var path = Path()
        path.addRoundedRect(
            bounds, radii: CGSize(width: radius, height: radius), corners: layer.maskedCorners.corners)
        return PathDrawing(path, .fill(isEvenOdd: false), map: map)
    }
}
