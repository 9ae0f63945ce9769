import DrawKit
import Foundation
import Reporting

// Sanitizes numbers that no renderer could draw, both when they are set and when animations produce them. Each message,
// which names the layer and the property, is reported once.

extension CGFloat {
    /// The largest coordinate allowed in the tree, in points. It is far beyond any screen, and still exact in pixels.
    static let maximumCoordinate: CGFloat = 1_000_000_000

    /// The number, clamped to the range of coordinates, or 0 if it is not finite. Nothing is reported.
    var bounded: CGFloat {
        isFinite ? Swift.min(Swift.max(self, -Self.maximumCoordinate), Self.maximumCoordinate) : 0
    }

    /// Returns the number, clamped to the range of coordinates, or 0 if it is not finite. Reports numbers that are out
    /// of range or not finite. Never returns -0, which would print with a sign.
    @MainActor
    func sanitized(_ property: @autoclosure () -> String, of layer: CALayer) -> CGFloat {
        if magnitude <= Self.maximumCoordinate { return self + 0 }
        Diagnostics.report(
            isFinite
                ? "\(layer.label): a number in \(property()) was clamped to \(Int(Self.maximumCoordinate))"
                : "\(layer.label): a number in \(property()) is not finite; using 0")
        return bounded
    }
}

@MainActor
extension Double {
    /// Returns the number, sanitized according to the rules of `CGFloat.sanitized(_:of:)`.
    func sanitized(_ property: @autoclosure () -> String, of layer: CALayer) -> Double {
        Double(CGFloat(self).sanitized(property(), of: layer))
    }
}

@MainActor
extension CGPoint {
    /// Returns the point with both coordinates sanitized according to the rules of `CGFloat.sanitized(_:of:)`.
    func sanitized(_ property: @autoclosure () -> String, of layer: CALayer) -> CGPoint {
        CGPoint(x: x.sanitized(property(), of: layer), y: y.sanitized(property(), of: layer))
    }
}

@MainActor
extension CGRect {
    /// Returns the rectangle with sanitized numbers and dimensions of at least 0.
    func sanitized(_ property: @autoclosure () -> String, of layer: CALayer) -> CGRect {
        CGRect(
            origin: origin.sanitized(property(), of: layer),
            size: CGSize(
                width: max(0, size.width.sanitized(property(), of: layer)),
                height: max(0, size.height.sanitized(property(), of: layer))))
    }
}

@MainActor
extension CGAffineTransform {
    /// Returns the transform with sanitized numbers, or the identity if any number is not finite.
    func sanitized(_ property: @autoclosure () -> String, of layer: CALayer) -> CGAffineTransform {
        guard isFinite else {
            Diagnostics.report("\(layer.label): \(property()) contains a number that is not finite; ignored")
            return .identity
        }
        return CGAffineTransform(
            a: a.sanitized(property(), of: layer), b: b.sanitized(property(), of: layer),
            c: c.sanitized(property(), of: layer),
            d: d.sanitized(property(), of: layer), tx: tx.sanitized(property(), of: layer),
            ty: ty.sanitized(property(), of: layer))
    }
}
