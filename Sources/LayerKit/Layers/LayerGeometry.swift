import DrawKit
import Foundation

/// The placement of a layer in its superlayer at a point in time.
@MainActor
struct LayerGeometry: Equatable {
    var position: CGPoint
    var bounds: CGRect
    var anchorPoint: CGPoint
    var transform: CGAffineTransform

    /// Creates the geometry from the layer's model values, ignoring animations.
    init(of layer: CALayer) {
        position = layer.position
        bounds = layer.bounds
        anchorPoint = layer.anchorPoint
        transform = layer.affine
    }

    /// Creates the geometry of an untransformed layer with `frame`.
    init(frame: CGRect) {
        position = frame.origin
        bounds = CGRect(origin: .zero, size: frame.size)
        anchorPoint = .zero
        transform = .identity
    }

    /// Creates the geometry that `layer` presents at `time`.
    init(presented layer: CALayer, at time: TimeInterval) {
        self.init(of: layer)
        guard !layer.runs.isEmpty, !layer.animatedRoots.isDisjoint(with: .geometry) else { return }
        if layer.animates(.position), case .point(let shown)? = layer.presented(.position, at: time) {
            position = shown.sanitized("position", of: layer)
        }
        if layer.animates(.bounds), case .rect(let shown)? = layer.presented(.bounds, at: time) {
            bounds = shown.sanitized("bounds", of: layer)
        }
        if layer.animates(.anchorPoint), case .point(let shown)? = layer.presented(.anchorPoint, at: time) {
            anchorPoint = shown.sanitized("anchorPoint", of: layer)
        }
        if layer.animates(.transform), case .transform(let shown)? = layer.presented(.transform, at: time) {
            transform = shown.sanitized("transform", of: layer)
        }
    }

    /// The top-left corner of the bounds in the superlayer's coordinates, ignoring the transform.
    var plainOrigin: CGPoint {
        CGPoint(
            x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height)
    }

    /// The transform from the layer's coordinates to those of its superlayer.
    var mapToSuperlayer: CGAffineTransform {
        guard !transform.isIdentity else {
            let origin = plainOrigin
            return CGAffineTransform(translationX: origin.x - bounds.minX, y: origin.y - bounds.minY)
        }
        let anchor = CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
        var map = transform
        map.tx += position.x - (transform.a * anchor.x + transform.c * anchor.y)
        map.ty += position.y - (transform.b * anchor.x + transform.d * anchor.y)
        return map
    }

    /// Returns the translation, in the superlayer's coordinates, that moves the layer by `fraction` of its size along
    /// `direction`, a vector in the layer's own coordinates.
    func moved(by fraction: Double, along direction: CGVector) -> CGAffineTransform {
        let step = CGVector(dx: direction.dx * bounds.width * fraction, dy: direction.dy * bounds.height * fraction)
        return CGAffineTransform(
            translationX: transform.a * step.dx + transform.c * step.dy,
            y: transform.b * step.dx + transform.d * step.dy)
    }

    /// The bounding box of the layer in the superlayer's coordinates.
    var frame: CGRect {
        guard transform.isIdentity else { return bounds.applying(mapToSuperlayer) }
        return CGRect(origin: plainOrigin, size: bounds.size)
    }

    /// Sets the position and the size of the bounds so that the bounding box is `frame`. If no size has that box, or
    /// several sizes do, as at 45 degrees, uses the largest size with the frame's aspect ratio whose box fits inside
    /// `frame`.
    mutating func setFrame(_ frame: CGRect) {
        guard !transform.isIdentity else {
            bounds.size = frame.size
            position = CGPoint(
                x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
            return
        }
        bounds.size = size(withBox: frame.size)
        let box = self.frame
        position.x += frame.minX - box.minX
        position.y += frame.minY - box.minY
    }

    /// Returns the size (w, h) whose bounding box after the transform is `box`, which is |a|w + |c|h wide and |b|w +
    /// |d|h high. If there is no such size, or more than one, returns the largest fitting size with the aspect ratio of
    /// `box`.
    private func size(withBox box: CGSize) -> CGSize {
        let (a, b, c, d) = (abs(transform.a), abs(transform.b), abs(transform.c), abs(transform.d))
        let determinant = a * d - b * c
        if abs(determinant) > 1e-9 * (a * d + b * c) {
            let width = (d * box.width - c * box.height) / determinant
            let height = (a * box.height - b * box.width) / determinant
            let slack = -1e-9 * max(box.width, box.height)
            if width >= slack, height >= slack { return CGSize(width: max(0, width), height: max(0, height)) }
        }
        let (wide, high) = (a * box.width + c * box.height, b * box.width + d * box.height)
        let factors = [wide > 0 ? box.width / wide : 1, high > 0 ? box.height / high : 1]
        let factor = min(factors[0], factors[1])
        return CGSize(width: box.width * factor, height: box.height * factor)
    }
}
