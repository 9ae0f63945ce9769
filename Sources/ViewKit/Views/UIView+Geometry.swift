public import Foundation
import LayerKit

extension UIView {
    /// Converts `point` from this view's coordinates to the coordinates of `view`; `nil` means the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        ownLayer.convert(point, to: view?.ownLayer)
    }

    /// Converts `point` from the coordinates of `view` to this view's; `nil` means the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        ownLayer.convert(point, from: view?.ownLayer)
    }

    /// Converts `rect` from this view's coordinates to the coordinates of `view`; `nil` means the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        ownLayer.convert(rect, to: view?.ownLayer)
    }

    /// Converts `rect` from the coordinates of `view` to this view's; `nil` means the window.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        ownLayer.convert(rect, from: view?.ownLayer)
    }
}
