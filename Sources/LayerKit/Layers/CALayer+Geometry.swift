public import DrawKit
public import Foundation
import Reporting

extension CALayer {
    /// The implementation of `frame`.
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

    /// The implementation of `transform`.
    var spatialTransform: CATransform3D {
        get { extras?.spatial ?? CATransform3DMakeAffineTransform(affine) }
        set {
            affine = newValue.affinePart
            // The visible side can change even if the affine part doesn't.
            if !isDoubleSided { setNeedsRecord() }
            guard !CATransform3DIsAffine(newValue) else { return }
            // The transform is stored so that the getter returns the value that was set.
            ensuredExtras.spatial = newValue
            if newValue.hasPerspective {
                Diagnostics.report("\(label): perspective transforms are not supported; drawn without perspective")
            }
        }
    }

    /// Returns the affine part of `transform`, the only part that is drawn.
    public func affineTransform() -> CGAffineTransform { affine }

    /// Sets `transform` to an affine transform.
    public func setAffineTransform(_ transform: CGAffineTransform) { affine = transform }

    // MARK: Conversion

    /// Converts `point` from this layer's coordinates to those of `layer`; `nil` converts to the coordinate space that
    /// contains the root layer.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        let outside = point.applying(mapToRoot)
        return (layer.map { outside.applying($0.mapToRoot.inverted()) } ?? outside).withoutSignedZeros
    }

    /// Converts `point` from the coordinates of `layer` to those of this layer; `nil` converts from the coordinate
    /// space that contains the root layer.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        let outside = layer.map { point.applying($0.mapToRoot) } ?? point
        return outside.applying(mapToRoot.inverted()).withoutSignedZeros
    }

    /// Converts `rect` from this layer's coordinates to those of `layer` and returns the bounding box of the result;
    /// `nil` converts to the coordinate space that contains the root layer.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        guard let layer else { return rect.box(after: mapToRoot) }
        return rect.box(after: mapToRoot.concatenating(layer.mapToRoot.inverted()))
    }

    /// Converts `rect` from the coordinates of `layer` to those of this layer and returns the bounding box of the
    /// result; `nil` converts from the coordinate space that contains the root layer.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        let inward = mapToRoot.inverted()
        return rect.box(after: layer.map { $0.mapToRoot.concatenating(inward) } ?? inward)
    }

    // MARK: Hit testing

    /// Implements `hitTest(_:)`.
    func topmostLayer(at point: CGPoint) -> CALayer? {
        let map = LayerGeometry(of: self).mapToSuperlayer
        guard !storedIsHidden, !isSuppressed, map.a * map.d - map.b * map.c != 0 else { return nil }
        let own = point.applying(map.inverted())
        let isInside = contains(own)
        guard isInside || !storedMasksToBounds else { return nil }
        let inward = mapFromSublayers(LayerGeometry(of: self))?.inverted() ?? .identity
        for sublayer in sublayersInDrawingOrder.reversed() {
            if let hit = sublayer.hitTest(own.applying(inward)) { return hit }
        }
        return isInside ? self : nil
    }

    /// The transform from this layer's coordinates to the coordinate space that contains the root layer.
    private var mapToRoot: CGAffineTransform {
        var map = CGAffineTransform.identity
        var next: CALayer? = self
        while let layer = next {
            map = map.concatenating(LayerGeometry(of: layer).mapToSuperlayer)
            next = layer.superlayer
            if let outer = next, let own = outer.mapFromSublayers(LayerGeometry(of: outer)) {
                map = map.concatenating(own)
            }
        }
        return map
    }
}

extension CGRect {
    /// Returns the bounding box of this rectangle after `map` is applied. Pure translations preserve the exact size.
    fileprivate func box(after map: CGAffineTransform) -> CGRect {
        let isMove = map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1
        let box = isMove ? offsetBy(dx: map.tx, dy: map.ty) : applying(map)
        return CGRect(origin: box.origin.withoutSignedZeros, size: box.size)
    }
}

extension CGPoint {
    /// The point with -0 replaced by 0. Both are equal, but 0 prints without a sign.
    fileprivate var withoutSignedZeros: CGPoint { CGPoint(x: x + 0, y: y + 0) }
}
