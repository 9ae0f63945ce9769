import DrawKit
import Foundation

extension AnimationValue {
    /// Returns the value at `fraction` of the way to `other`. Fractions outside 0...1 extrapolate. If the values can't
    /// be interpolated, such as images or arrays of different lengths, returns the nearer one.
    package func interpolated(to other: AnimationValue, fraction: Double) -> AnimationValue {
        // Returns the ends exactly, without rounding errors.
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        switch (self, other) {
        case (.scalar(let from), .scalar(let to)): return .scalar(mix(from, to, fraction))
        case (.point(let from), .point(let to)): return .point(mix(from, to, fraction))
        case (.size(let from), .size(let to)): return .size(mix(from, to, fraction))
        case (.rect(let from), .rect(let to)):
            return .rect(
                CGRect(origin: mix(from.origin, to.origin, fraction), size: mix(from.size, to.size, fraction)))
        case (.transform(let from), .transform(let to)):
            return .transform(
                TransformParts(from).interpolated(to: TransformParts(to), fraction: fraction).transform)
        case (.color(let from), .color(let to)): return .color(from.interpolated(to: to, fraction: fraction))
        case (.colors(let from), .colors(let to)) where from.count == to.count:
            return .colors(zip(from, to).map { $0.interpolated(to: $1, fraction: fraction) })
        case (.numbers(let from), .numbers(let to)) where from.count == to.count:
            return .numbers(zip(from, to).map { mix($0, $1, fraction) })
        case (.path(let from), .path(let to)):
            return .path(from.interpolated(to: to, fraction: fraction) ?? (fraction < 0.5 ? from : to))
        default: return fraction < 0.5 ? self : other
        }
    }

    /// Returns the sum of this value and `step`. For transforms, returns this transform followed by `step`. If the
    /// values can't be added, such as images or arrays of different lengths, returns this value.
    package func adding(_ step: AnimationValue) -> AnimationValue { moved(by: step, sign: 1) }

    /// Returns the value to which `step` must be added to obtain this value: the inverse of `adding`.
    package func subtracting(_ step: AnimationValue) -> AnimationValue { moved(by: step, sign: -1) }

    private func moved(by step: AnimationValue, sign: Double) -> AnimationValue {
        switch (self, step) {
        case (.scalar(let value), .scalar(let step)): return .scalar(value + sign * step)
        case (.point(let value), .point(let step)): return .point(value.moved(by: step, sign: sign))
        case (.size(let value), .size(let step)): return .size(value.moved(by: step, sign: sign))
        case (.rect(let value), .rect(let step)):
            return .rect(
                CGRect(
                    origin: value.origin.moved(by: step.origin, sign: sign),
                    size: value.size.moved(by: step.size, sign: sign)))
        case (.transform(let value), .transform(let step)):
            return .transform(value.concatenating(sign > 0 ? step : step.inverted()))
        case (.color(let value), .color(let step)): return .color(value.moved(by: step, sign: sign))
        case (.colors(let values), .colors(let steps)) where values.count == steps.count:
            return .colors(zip(values, steps).map { $0.moved(by: $1, sign: sign) })
        case (.numbers(let values), .numbers(let steps)) where values.count == steps.count:
            return .numbers(zip(values, steps).map { $0 + sign * $1 })
        default: return self
        }
    }
}

private func mix(_ from: CGFloat, _ to: CGFloat, _ fraction: Double) -> CGFloat { from + (to - from) * fraction }

private func mix(_ from: Double, _ to: Double, _ fraction: Double) -> Double { from + (to - from) * fraction }

private func mix(_ from: CGPoint, _ to: CGPoint, _ fraction: Double) -> CGPoint {
    CGPoint(x: mix(from.x, to.x, fraction), y: mix(from.y, to.y, fraction))
}

private func mix(_ from: CGSize, _ to: CGSize, _ fraction: Double) -> CGSize {
    CGSize(width: mix(from.width, to.width, fraction), height: mix(from.height, to.height, fraction))
}

extension CGPoint {
    fileprivate func moved(by step: CGPoint, sign: Double) -> CGPoint {
        CGPoint(x: x + sign * step.x, y: y + sign * step.y)
    }
}

extension CGSize {
    fileprivate func moved(by step: CGSize, sign: Double) -> CGSize {
        CGSize(width: width + sign * step.width, height: height + sign * step.height)
    }
}

extension CGColor {
    fileprivate func interpolated(to other: CGColor, fraction: Double) -> CGColor {
        CGColor(
            light: light.interpolated(to: other.light, fraction: fraction),
            dark: dark.interpolated(to: other.dark, fraction: fraction))
    }

    fileprivate func moved(by step: CGColor, sign: Double) -> CGColor {
        CGColor(light: light.moved(by: step.light, sign: sign), dark: dark.moved(by: step.dark, sign: sign))
    }
}

extension RGBA {
    fileprivate func moved(by step: RGBA, sign: Double) -> RGBA {
        RGBA(
            red: red + sign * step.red, green: green + sign * step.green, blue: blue + sign * step.blue,
            alpha: alpha + sign * step.alpha)
    }
}
