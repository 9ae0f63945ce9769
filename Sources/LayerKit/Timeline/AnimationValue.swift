package import DrawKit
package import Foundation

/// A value that can be interpolated.
package enum AnimationValue: Hashable, Sendable {
    case scalar(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(CGColor)

    /// Takes any spelling that a user of Core Animation would write for a property of `kind`; nil for the wrong type.
    package init?(_ value: Any, kind: LayerProperty.Kind) {
        switch (kind, value) {
        case (.scalar, let number as CGFloat): self = .scalar(number)
        case (.scalar, let number as Double): self = .scalar(number)
        case (.scalar, let number as Float): self = .scalar(Double(number))
        case (.scalar, let number as Int): self = .scalar(Double(number))
        case (.scalar, let number as NSNumber): self = .scalar(number.doubleValue)
        case (.point, let point as CGPoint): self = .point(point)
        case (.size, let size as CGSize): self = .size(size)
        case (.rect, let rect as CGRect): self = .rect(rect)
        case (.color, let color as CGColor): self = .color(color)
        default: return nil
        }
    }

    /// The value at `fraction` of the way to `other`; values of different kinds give `other`.
    package func interpolated(to other: AnimationValue, fraction: Double) -> AnimationValue {
        func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
        func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint { CGPoint(x: mix(from.x, to.x), y: mix(from.y, to.y)) }
        func mix(_ from: CGSize, _ to: CGSize) -> CGSize {
            CGSize(width: mix(from.width, to.width), height: mix(from.height, to.height))
        }
        switch (self, other) {
        case (.scalar(let from), .scalar(let to)): return .scalar(mix(from, to))
        case (.point(let from), .point(let to)): return .point(mix(from, to))
        case (.size(let from), .size(let to)): return .size(mix(from, to))
        case (.rect(let from), .rect(let to)):
            return .rect(CGRect(origin: mix(from.origin, to.origin), size: mix(from.size, to.size)))
        case (.color(let from), .color(let to)):
            return .color(
                CGColor(
                    light: from.light.interpolated(to: to.light, fraction: fraction),
                    dark: from.dark.interpolated(to: to.dark, fraction: fraction)))
        default: return other
        }
    }

    /// This value moved by `step` times `sign`; colours, which have no difference, stay.
    package func moved(by step: AnimationValue, sign: Double) -> AnimationValue {
        func add(_ value: CGPoint, _ step: CGPoint) -> CGPoint {
            CGPoint(x: value.x + sign * step.x, y: value.y + sign * step.y)
        }
        func add(_ value: CGSize, _ step: CGSize) -> CGSize {
            CGSize(width: value.width + sign * step.width, height: value.height + sign * step.height)
        }
        switch (self, step) {
        case (.scalar(let value), .scalar(let step)): return .scalar(value + sign * step)
        case (.point(let value), .point(let step)): return .point(add(value, step))
        case (.size(let value), .size(let step)): return .size(add(value, step))
        case (.rect(let value), .rect(let step)):
            return .rect(CGRect(origin: add(value.origin, step.origin), size: add(value.size, step.size)))
        default: return self
        }
    }
}
