public import DrawKit
public import Foundation
import Reporting

extension CGContext {
    /// The current transform from points to pixels. As in Core Graphics, pixels are counted from the bottom left.
    public var ctm: CGAffineTransform {
        state.map.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(size.height)))
    }

    /// Translates the coordinate system by (`tx`, `ty`).
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales the coordinate system by `sx` along the x-axis and `sy` along the y-axis.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates the coordinate system by `angle` radians. If the y-axis points down, the rotation is clockwise on
    /// screen.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Applies `transform` before the current transform. If the result contains nonfinite numbers, `transform` is
    /// reported and ignored.
    public func concatenate(_ transform: CGAffineTransform) {
        let map = transform.concatenating(state.map)
        guard map.isFinite else {
            return Diagnostics.report("CGContext: transform with a number that is not finite ignored")
        }
        state.map = map
    }

    /// Converts `point` to pixels, counted from the bottom left.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// Converts `point` from pixels, counted from the bottom left, to the current coordinates.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// Converts `rect` to pixels, counted from the bottom left, and returns the bounding box of the result.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// Converts `rect` from pixels, counted from the bottom left, to the current coordinates, and returns the bounding
    /// box of the result.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
