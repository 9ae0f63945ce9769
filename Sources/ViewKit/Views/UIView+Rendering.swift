public import Foundation
import LayerKit

extension UIView {
    /// Draws the view's current appearance in `rect` in the current context. Returns `false` if there is no context, or
    /// if the view is empty or not in a window.
    ///
    /// - Parameters:
    ///   - rect: The rectangle that the view is scaled to fill.
    ///   - afterUpdates: `true` to apply pending layout and drawing first.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), window != nil, bounds.width > 0, bounds.height > 0 else {
            return false
        }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        defer { context.restoreGState() }
        guard afterUpdates else { return ownLayer.renderPresentation(in: context) }
        window?.layoutIfNeeded()
        return ownLayer.renderPresentation(in: context, drawsNow: true)
    }
}
