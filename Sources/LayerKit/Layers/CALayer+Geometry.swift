public import DrawKit
public import Foundation
import Reporting

extension CALayer {
    /// See `frame`.
    var box: CGRect {
        get {
            let frame = LayerGeometry(of: self).frame
            return CGRect(origin: frame.origin.withoutSignedZeros, size: frame.size)
        }
        set {
            var geometry = LayerGeometry(of: self)
            geometry.setFrame(newValue.sanitized("frame", of: self))
            bounds = geometry.bounds
            position = CGPoint(x: geometry.position.x.bounded, y: geometry.position.y.bounded)
        }
    }

    /// See `transform`.
    var spatialTransform: CATransform3D {
        get { extras?.spatial ?? CATransform3DMakeAffineTransform(affine) }
        set {
            affine = newValue.affinePart
            guard !CATransform3DIsAffine(newValue) else { return }
            // Kept, so that it is read as it was set.
            madeExtras.spatial = newValue
            if newValue.hasPerspective {
                Diagnostics.report("\(label): the perspective of its transform is not drawn")
            }
        }
    }

    /// What is drawn of `transform`.
    public func affineTransform() -> CGAffineTransform { affine }

    /// Makes `transform` an affine map.
    public func setAffineTransform(_ transform: CGAffineTransform) { affine = transform }

    // MARK: Conversion

    /// `point` of this layer's coordinates in those of `layer`; nil means those around the root.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        let outside = point.applying(mapToRoot)
        return (layer.map { outside.applying($0.mapToRoot.inverted()) } ?? outside).withoutSignedZeros
    }

    /// `point` of `layer`'s coordinates in those of this layer; nil means those around the root.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        let outside = layer.map { point.applying($0.mapToRoot) } ?? point
        return outside.applying(mapToRoot.inverted()).withoutSignedZeros
    }

    /// The box around `rect` of this layer's coordinates in those of `layer`; nil means those around the root.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        guard let layer else { return rect.box(after: mapToRoot) }
        return rect.box(after: mapToRoot.concatenating(layer.mapToRoot.inverted()))
    }

    /// The box around `rect` of `layer`'s coordinates in those of this layer; nil means those around the root.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        let inward = mapToRoot.inverted()
        return rect.box(after: layer.map { $0.mapToRoot.concatenating(inward) } ?? inward)
    }

    // MARK: Hit testing

    /// The layer at `point` of the superlayer's coordinates: the one that is drawn last among this layer and all
    /// below it of those that contain it. Hidden layers are left out, and what a layer that masks to its bounds
    /// cuts off. Nil for none.
    public func hitTest(_ point: CGPoint) -> CALayer? {
        let map = LayerGeometry(of: self).mapToSuperlayer
        guard !isHidden, !isSuppressed, map.a * map.d - map.b * map.c != 0 else { return nil }
        let own = point.applying(map.inverted())
        let isInside = contains(own)
        guard isInside || !masksToBounds else { return nil }
        for sublayer in sublayersInDrawingOrder.reversed() {
            if let hit = sublayer.hitTest(own) { return hit }
        }
        return isInside ? self : nil
    }

    /// From this layer's coordinates to those around its root.
    private var mapToRoot: CGAffineTransform {
        var map = CGAffineTransform.identity
        var next: CALayer? = self
        while let layer = next {
            map = map.concatenating(LayerGeometry(of: layer).mapToSuperlayer)
            next = layer.superlayer
        }
        return map
    }
}

extension CGRect {
    /// The box around this rectangle after `map`; the size stays exact where nothing but the place changes.
    fileprivate func box(after map: CGAffineTransform) -> CGRect {
        let isMove = map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1
        let box = isMove ? offsetBy(dx: map.tx, dy: map.ty) : applying(map)
        return CGRect(origin: box.origin.withoutSignedZeros, size: box.size)
    }
}

extension CGPoint {
    /// This point with 0 for -0, which is equal and printed with its sign.
    fileprivate var withoutSignedZeros: CGPoint { CGPoint(x: x + 0, y: y + 0) }
}
