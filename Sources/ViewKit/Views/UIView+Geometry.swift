public import Foundation
import LayerKit

extension UIView {
    /// `point` of this view's coordinates in those of `view`; nil means the window's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: view?.layer)
    }

    /// `point` of `view`'s coordinates in those of this view; nil means the window's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: view?.layer)
    }

    /// `rect` of this view's coordinates in those of `view`; nil means the window's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: view?.layer)
    }

    /// `rect` of `view`'s coordinates in those of this view; nil means the window's.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: view?.layer)
    }
}
