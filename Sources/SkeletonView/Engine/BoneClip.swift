import Foundation
import LayerKit

/// The rounded bounds that a view cuts its bones at.
struct BoneClip: Equatable {
    var cornerRadius: CGFloat
    var corners: CACornerMask

    /// Whether some of the bone at `place`, or at least of its rectangle, is outside of `bounds` rounded so; the
    /// rectangle is inside of `bounds`.
    func cuts(_ place: BoneShape, in bounds: CGRect) -> Bool {
        let rect = place.frame
        let radius = min(cornerRadius, bounds.width / 2, bounds.height / 2)
        // What is as large and as round is not cut.
        if rect == bounds, place.cornerRadius >= radius, place.corners.isSuperset(of: corners) { return false }
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
