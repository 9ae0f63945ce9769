public import DrawKit
public import Foundation
import Reporting

extension CGContext {
    /// From the present coordinates to pixels from the bottom left, as Core Graphics counts them.
    public var ctm: CGAffineTransform {
        state.map.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(size.height)))
    }

    /// Moves the coordinates.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Stretches the coordinates.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Turns the coordinates by `angle`, in radians: clockwise on the screen where the y axis points down.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Puts `transform` before what leads from the coordinates to the picture. One with a number that is not finite is
    /// left out, with a message.
    public func concatenate(_ transform: CGAffineTransform) {
        let map = transform.concatenating(state.map)
        guard map.isFinite else {
            return Diagnostics.report("CGContext: a transform with a number that is not finite was left out")
        }
        state.map = map
    }

    /// `point` in pixels from the bottom left.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// Where a pixel, from the bottom left, is in the present coordinates.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

    /// The box of `rect`, in pixels from the bottom left.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// The box in the present coordinates of a rectangle of pixels, from the bottom left.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
