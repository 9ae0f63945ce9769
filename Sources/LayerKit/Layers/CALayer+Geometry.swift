public import Foundation

extension CALayer {
    /// The layer's rectangle in its superlayer's coordinates, in points; setting it sets `bounds.size` and `position`.
    public var frame: CGRect {
        get {
            CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        set {
            let frame = newValue.sane
            bounds = CGRect(origin: bounds.origin, size: frame.size)
            position = CGPoint(
                x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
        }
    }

    /// `point` of this layer's coordinates in those of `layer`; nil means the root's.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        let (mine, theirs) = (originInRoot, layer?.originInRoot ?? .zero)
        return CGPoint(x: point.x + mine.x - theirs.x, y: point.y + mine.y - theirs.y)
    }

    /// `point` of `layer`'s coordinates in those of this layer; nil means the root's.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        let (mine, theirs) = (originInRoot, layer?.originInRoot ?? .zero)
        return CGPoint(x: point.x + theirs.x - mine.x, y: point.y + theirs.y - mine.y)
    }

    /// `rect` of this layer's coordinates in those of `layer`; nil means the root's.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
    }

    /// Where the origin of this layer's coordinates lies in the coordinates around its root.
    private var originInRoot: CGPoint {
        var origin = CGPoint.zero
        var next: CALayer? = self
        while let layer = next {
            let frame = layer.frame
            origin.x += frame.minX - layer.bounds.minX
            origin.y += frame.minY - layer.bounds.minY
            next = layer.superlayer
        }
        return origin
    }
}

@MainActor
extension CGFloat {
    /// The largest coordinate that is let into the tree, in points: far beyond any screen, and exact in pixels.
    static let largestCoordinate: CGFloat = 1_000_000_000

    /// This number, or 0 when it is not one, within the largest coordinates.
    var sane: CGFloat {
        guard isFinite else {
            Diagnostics.report("CALayer: a coordinate that is not a finite number was taken as 0")
            return 0
        }
        return Swift.min(Swift.max(self, -Self.largestCoordinate), Self.largestCoordinate)
    }
}

@MainActor
extension CGPoint {
    var sane: CGPoint { CGPoint(x: x.sane, y: y.sane) }
}

@MainActor
extension CGRect {
    /// This rectangle with finite numbers and sides of 0 or more.
    var sane: CGRect {
        CGRect(
            x: origin.x.sane, y: origin.y.sane, width: max(0, size.width.sane), height: max(0, size.height.sane))
    }
}
