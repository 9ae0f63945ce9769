import Foundation
import LayerKit

/// The rounded bounds to which a view clips its bones.
struct BoneClip: Equatable {
    var cornerRadius: CGFloat
    var corners: CACornerMask

    /// Returns `true` if the rounded corners of `bounds` clip part of the rectangle of `shape`, which must be inside
    /// `bounds`.
    func cuts(_ shape: BoneShape, in bounds: CGRect) -> Bool {
        let rect = shape.frame
        let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
        // A bone of the same size and roundness isn't clipped.
        if rect == bounds, shape.cornerRadius >= radius, shape.corners.isSuperset(of: corners) { return false }
        let sides: [(CACornerMask, CGFloat, CGFloat)] = [
            (.layerMinXMinYCorner, rect.minX - bounds.minX, rect.minY - bounds.minY),
            (.layerMaxXMinYCorner, bounds.maxX - rect.maxX, rect.minY - bounds.minY),
            (.layerMinXMaxYCorner, rect.minX - bounds.minX, bounds.maxY - rect.maxY),
            (.layerMaxXMaxYCorner, bounds.maxX - rect.maxX, bounds.maxY - rect.maxY),
        ]
        return sides.contains { corner, x, y in
            guard corners.contains(corner), x < radius, y < radius else { return false }
            return hypot(radius - x, radius - y) > radius
        }
    }
}
