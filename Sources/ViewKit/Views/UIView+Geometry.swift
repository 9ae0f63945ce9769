public import Foundation
import LayerKit

extension UIView {
    /// Converts `point` from this view's coordinates to the coordinates of `view`; `nil` means the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: view?.layer)
    }

    /// Converts `point` from the coordinates of `view` to this view's; `nil` means the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: view?.layer)
    }

    /// Converts `rect` from this view's coordinates to the coordinates of `view`; `nil` means the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: view?.layer)
    }

    /// Converts `rect` from the coordinates of `view` to this view's; `nil` means the window.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: view?.layer)
    }
}
