import DrawKit
import Foundation
import Reporting

/// The placement of a layer in the frame.
///
/// Upright layers, which are only translated and scaled by positive factors, are snapped to the frame's pixels, so
/// neighbors neither overlap nor leave a seam. Other layers are drawn in a separate pixel grid, with about as many
/// pixels as they cover in the frame, and mapped to the frame by an affine transform.
struct LayerProjection {
    /// The transform from the layer's coordinates to points of the frame.
    let map: CGAffineTransform
    /// The bounds in pixels of the frame, or in the layer's own pixels if there is a `transform`.
    let rect: PixelRect
    /// The transform from the layer's own pixels to pixels of the frame; `nil` for upright layers.
    let transform: PixelTransform?
    /// The bounding box in pixels of the frame.
    let box: PixelRect
    /// The number of pixels of `rect` per point of the layer, horizontally and vertically.
    let pixelsPerPoint: CGSize

    /// The maximum valid factor of a transform.
    private static let maximumFactor = 1e9
    /// The maximum valid coordinate, in points.
    private static let maximumCoordinate = 1e12
    /// The maximum side length of a transformed layer, in its own pixels.
    private static let maximumSide: CGFloat = 1_000_000

    /// Creates the placement of a layer with `geometry` in a superlayer. `outer` maps the superlayer's coordinates to
    /// points of the frame, and `scale` is the number of pixels per point. Returns `nil` if the layer and its
    /// descendants are invisible because the transform is degenerate or out of range.
    @MainActor
    init?(_ geometry: LayerGeometry, in outer: CGAffineTransform, scale: CGFloat, label: @autoclosure () -> String) {
        let bounds = geometry.bounds
        let origin: CGPoint
        var map: CGAffineTransform
        if geometry.transform.isIdentity {
            origin = geometry.plainOrigin.applying(outer)
            map = outer
            map.tx = origin.x - (outer.a * bounds.minX + outer.c * bounds.minY)
            map.ty = origin.y - (outer.b * bounds.minX + outer.d * bounds.minY)
        } else {
            map = geometry.mapToSuperlayer.concatenating(outer)
            origin = bounds.origin.applying(map)
        }
        guard Self.isReasonable(map) else {
            Diagnostics.report("\(label()): transform is out of range; layer skipped")
            return nil
        }
        let determinant = map.a * map.d - map.b * map.c
        guard determinant != 0 else { return nil }
        self.map = map
        if Self.isUpright(map) {
            pixelsPerPoint = CGSize(width: map.a * scale, height: map.d * scale)
            rect = Self.rounded(
                CGRect(
                    x: origin.x * scale, y: origin.y * scale, width: bounds.width * pixelsPerPoint.width,
                    height: bounds.height * pixelsPerPoint.height))
            transform = nil
            box = rect
            return
        }
        let growth = abs(determinant).squareRoot()
        // Pure rotations keep a factor of exactly 1, to avoid flickering pixels.
        let factor = (abs(growth - 1) < 1e-9 ? 1 : growth) * scale
        let width = Self.side(bounds.width * factor)
        let height = Self.side(bounds.height * factor)
        rect = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        pixelsPerPoint = CGSize(width: factor, height: factor)
        // Compensates for the rounded size so that the edges are drawn at the right positions.
        let wide = width > 0 ? scale * bounds.width / CGFloat(width) : 0
        let high = height > 0 ? scale * bounds.height / CGFloat(height) : 0
        let own = PixelTransform(
            a: map.a * wide, b: map.b * wide, c: map.c * high, d: map.d * high, tx: origin.x * scale,
            ty: origin.y * scale)
        transform = own
        box = own.bounds(of: rect)
    }

    /// Returns the transform to the frame's pixels from those of a bitmap that covers `bounds`. `scale`, the frame's
    /// number of pixels per point, must also be the bitmap's, as it is for text.
    func transform(atScale scale: CGFloat, of bounds: CGRect) -> PixelTransform {
        let origin = bounds.origin.applying(map)
        return PixelTransform(
            a: map.a, b: map.b, c: map.c, d: map.d, tx: origin.x * scale, ty: origin.y * scale)
    }

    /// Rounds each edge to the nearest pixel boundary, halves up, so that neighbors share their edges. A small offset
    /// absorbs rounding errors just below a half.
    static func rounded(_ rect: CGRect) -> PixelRect {
        func edge(_ value: CGFloat) -> Int32 { Int32(min(max((value + 0.500_001).rounded(.down), -1e8), 1e8)) }
        return PixelRect(minX: edge(rect.minX), minY: edge(rect.minY), maxX: edge(rect.maxX), maxY: edge(rect.maxY))
    }

    private static func side(_ pixels: CGFloat) -> Int32 {
        pixels > 0 ? Int32(min(max(pixels.rounded(), 1), maximumSide)) : 0
    }

    private static func isUpright(_ map: CGAffineTransform) -> Bool {
        guard map.a > 0, map.d > 0 else { return false }
        let slack = 1e-9 * min(map.a, map.d)
        return abs(map.b) <= slack && abs(map.c) <= slack
    }

    private static func isReasonable(_ map: CGAffineTransform) -> Bool {
        // NaN results in `false`.
        abs(map.a) <= maximumFactor && abs(map.b) <= maximumFactor && abs(map.c) <= maximumFactor
            && abs(map.d) <= maximumFactor && abs(map.tx) <= maximumCoordinate && abs(map.ty) <= maximumCoordinate
    }
}
