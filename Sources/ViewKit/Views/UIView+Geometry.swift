public import DrawKit
public import Foundation
import LayerKit

extension UIView {
    /// The view's rectangle in its superview's coordinates, in points.
    public var frame: CGRect {
        get { layer.frame }
        set {
            let old = placedFrame
            ViewAnimation.record([.position, .bounds], of: layer) { layer.frame = newValue }
            placedFrameDidChange(from: old)
        }
    }

    /// The view's rectangle in its own coordinates, in points.
    public var bounds: CGRect {
        get { layer.bounds }
        set {
            let old = placedFrame
            ViewAnimation.record([.bounds], of: layer) { layer.bounds = newValue }
            placedFrameDidChange(from: old)
        }
    }

    /// The view's middle in its superview's coordinates, in points.
    public var center: CGPoint {
        get { layer.position }
        set {
            let old = placedFrame
            ViewAnimation.record([.position], of: layer) { layer.position = newValue }
            placedFrameDidChange(from: old)
        }
    }

    /// How the view is moved, turned and scaled about its center, beside its frame. The identity by default; under another
    /// one, `frame` is the box around what is shown.
    public var transform: CGAffineTransform {
        get { layer.transform }
        set { ViewAnimation.record([.transform], of: layer) { layer.transform = newValue } }
    }

    /// 0...1, multiplied into the opacity of everything inside. 1 by default.
    public var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { ViewAnimation.record([.opacity], of: layer) { layer.opacity = Float(newValue) } }
    }

    /// Whether the view and all inside it are left out. False by default.
    public var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard newValue != layer.isHidden else { return }
            layer.isHidden = newValue
            layoutState?.stack?.arrangementDidChange()
        }
    }

    /// Whether what is inside is cut at the bounds, rounded where the layer has a corner radius. False by default.
    public var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

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

    /// The view at `point` of this view's coordinates that takes touches: the topmost one inside, else this one.
    public func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, !isSuppressed, alpha > 0.01, self.point(inside: point, with: event)
        else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether `point` of this view's coordinates lies in it.
    public func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Gives the view the size that fits its content best.
    public func sizeToFit() {
        let size = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// Says that the subviews have to be laid out before the next frame.
    public func setNeedsLayout() {
        layer.setNeedsLayout()
    }
}
