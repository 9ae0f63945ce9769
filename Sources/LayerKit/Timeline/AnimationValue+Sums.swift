import DrawKit
import Foundation

/// Arithmetic for additive and cumulative animations, and for paced and cubic keyframes.
extension AnimationValue {
    /// The additive identity, or `nil` if additive and cumulative animations don't support values of this type.
    var neutral: AnimationValue? {
        switch self {
        case .scalar: .scalar(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform, .turned: .transform(.identity)
        case .color:
            .color(
                CGColor(
                    light: RGBA(red: 0, green: 0, blue: 0, alpha: 0), dark: RGBA(red: 0, green: 0, blue: 0, alpha: 0)))
        case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
        case .colors, .flag, .picture, .path: nil
        }
    }

    /// Returns the sum of this value and `count` times the value `step`.
    func adding(_ step: AnimationValue, times count: Double) -> AnimationValue {
        guard count != 0 else { return self }
        if case .transform(let transform) = step {
            return adding(.transform(transform.power(Int(min(count, 1e9)))))
        }
        return adding(step.scaled(by: count))
    }

    /// Returns the value with all numbers multiplied by `factor`. Transforms, arrays of colors, and values without
    /// numbers are unchanged.
    func scaled(by factor: Double) -> AnimationValue {
        switch self {
        case .scalar(let value): .scalar(value * factor)
        case .point(let point): .point(CGPoint(x: point.x * factor, y: point.y * factor))
        case .size(let size): .size(CGSize(width: size.width * factor, height: size.height * factor))
        case .rect(let rect):
            .rect(
                CGRect(
                    x: rect.origin.x * factor, y: rect.origin.y * factor, width: rect.size.width * factor,
                    height: rect.size.height * factor))
        case .color(let color): .color(CGColor(light: color.light.scaled(factor), dark: color.dark.scaled(factor)))
        case .numbers(let numbers): .numbers(numbers.map { $0 * factor })
        case .transform, .turned, .colors, .flag, .picture, .path: self
        }
    }

    /// Returns the distance to `other`: the absolute difference of scalars; the Euclidean distance of points and sizes;
    /// for rectangles, the sum of the distances between the origins and between the sizes; for arrays of numbers, the
    /// sum of the absolute differences. Returns 1, which results in an even pace, for all other values, such as colors
    /// and transforms.
    func distance(to other: AnimationValue) -> Double {
        switch (self, other) {
        case (.scalar(let from), .scalar(let to)): abs(to - from)
        case (.point(let from), .point(let to)): hypot(to.x - from.x, to.y - from.y)
        case (.size(let from), .size(let to)): hypot(to.width - from.width, to.height - from.height)
        case (.rect(let from), .rect(let to)):
            hypot(to.origin.x - from.origin.x, to.origin.y - from.origin.y)
                + hypot(to.size.width - from.size.width, to.size.height - from.size.height)
        case (.numbers(let from), .numbers(let to)) where from.count == to.count:
            zip(from, to).reduce(0) { $0 + abs($1.1 - $1.0) }
        default: 1
        }
    }

    /// Returns a value on the cubic (Catmull-Rom) curve through all values, at `fraction` of the way from `start` to
    /// `end`. `before` and `after` are the adjacent values. Transforms, and values without an additive identity, are
    /// interpolated linearly.
    static func curved(
        _ before: AnimationValue, _ start: AnimationValue, _ end: AnimationValue, _ after: AnimationValue,
        fraction: Double
    ) -> AnimationValue {
        guard start.neutral != nil else { return start.interpolated(to: end, fraction: fraction) }
        if case .transform = start { return start.interpolated(to: end, fraction: fraction) }
        let (t, t2) = (fraction, fraction * fraction)
        let t3 = t2 * t
        // The four weights add up to 1, so only differences from the start are added.
        return start.adding(before.subtracting(start).scaled(by: (2 * t2 - t3 - t) / 2))
            .adding(end.subtracting(start).scaled(by: (4 * t2 - 3 * t3 + t) / 2))
            .adding(after.subtracting(start).scaled(by: (t3 - t2) / 2))
    }
}

extension RGBA {
    fileprivate func scaled(_ factor: Double) -> RGBA {
        RGBA(red: red * factor, green: green * factor, blue: blue * factor, alpha: alpha * factor)
    }
}

extension CGAffineTransform {
    /// Returns the transform that applies this transform `count` times, or the identity if the result is not finite.
    fileprivate func power(_ count: Int) -> CGAffineTransform {
        var (result, base, left) = (CGAffineTransform.identity, self, max(count, 0))
        while left > 0 {
            if left % 2 == 1 { result = result.concatenating(base) }
            base = base.concatenating(base)
            left /= 2
        }
        return result.isFinite ? result : .identity
    }
}
