public import Foundation
import LayerKit

extension UIView {
    /// Returns the radius with which a corner of the view is drawn, in points: the layer's `cornerRadius`, limited to
    /// half the short side; 0 if the layer doesn't round the corner. If `corner` contains several corners, returns the
    /// radius of the first rounded one.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let masks: [(corner: UIRectCorner, mask: CACornerMask)] = [
            (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
            (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
        ]
        guard masks.contains(where: { corner.contains($0.corner) && layer.maskedCorners.contains($0.mask) }) else {
            return 0
        }
        return min(max(0, layer.cornerRadius), min(bounds.width, bounds.height) / 2)
    }
}
