import DrawKit
import Foundation
import Reporting

// Numbers that no renderer could draw are mended where they enter the tree, and where animations make them; a message
// names the layer and the property, once.

extension CGFloat {
    /// The largest coordinate that is let into the tree, in points: far beyond any screen, and exact in pixels.
    static let largestCoordinate: CGFloat = 1_000_000_000

    /// This number, or 0 when it is not finite, within the largest coordinates; without a message.
    var bounded: CGFloat {
        isFinite ? Swift.min(Swift.max(self, -Self.largestCoordinate), Self.largestCoordinate) : 0
    }

    /// This number, or 0 when it is not one, within the largest coordinates; never -0, which is printed with its sign.
    @MainActor
    func sane(_ property: @autoclosure () -> String, of layer: CALayer) -> CGFloat {
        if magnitude <= Self.largestCoordinate { return self + 0 }
        Diagnostics.report(
            isFinite
                ? "\(layer.label): a number in \(property()) was cut to \(Int(Self.largestCoordinate))"
                : "\(layer.label): a number in \(property()) that is not finite was taken as 0")
        return bounded
    }
}

@MainActor
extension Double {
    /// See `CGFloat.sane`.
    func sane(_ property: @autoclosure () -> String, of layer: CALayer) -> Double {
        Double(CGFloat(self).sane(property(), of: layer))
    }
}

@MainActor
extension CGPoint {
    /// See `CGFloat.sane`.
    func sane(_ property: @autoclosure () -> String, of layer: CALayer) -> CGPoint {
        CGPoint(x: x.sane(property(), of: layer), y: y.sane(property(), of: layer))
    }
}

@MainActor
extension CGRect {
    /// This rectangle with sane numbers and sides of 0 or more.
    func sane(_ property: @autoclosure () -> String, of layer: CALayer) -> CGRect {
        CGRect(
            origin: origin.sane(property(), of: layer),
            size: CGSize(
                width: max(0, size.width.sane(property(), of: layer)),
                height: max(0, size.height.sane(property(), of: layer))))
    }
}

@MainActor
extension CGAffineTransform {
    /// This map with sane numbers; one with a number that is not finite is the identity.
    func sane(_ property: @autoclosure () -> String, of layer: CALayer) -> CGAffineTransform {
        guard isFinite else {
            Diagnostics.report("\(layer.label): \(property()) has a number that is not finite and was left out")
            return .identity
        }
        return CGAffineTransform(
            a: a.sane(property(), of: layer), b: b.sane(property(), of: layer), c: c.sane(property(), of: layer),
            d: d.sane(property(), of: layer), tx: tx.sane(property(), of: layer), ty: ty.sane(property(), of: layer))
    }
}
