/// A number clamped between two bounds, for sliders and steppers. The minimum never exceeds the maximum, and NaN is
/// rejected.
struct BoundedValue<Number: BinaryFloatingPoint>: Equatable {
    private(set) var value: Number
    private(set) var minimum: Number
    private(set) var maximum: Number
    /// `true` if the bounds may be infinite. The value is always finite.
    let allowsInfiniteBounds: Bool

    init(value: Number, minimum: Number, maximum: Number, allowsInfiniteBounds: Bool = false) {
        self.value = value
        self.minimum = minimum
        self.maximum = maximum
        self.allowsInfiniteBounds = allowsInfiniteBounds
    }

    /// Sets the value, clamped to the bounds. Returns `false` if it is NaN or still infinite after clamping.
    mutating func setValue(_ new: Number) -> Bool {
        let cut = Swift.min(Swift.max(new, minimum), maximum)
        guard !new.isNaN, cut.isFinite else { return false }
        value = cut
        return true
    }

    /// Sets the lower bound, raising the maximum and the value if necessary. Returns `false` if the bound is invalid.
    mutating func setMinimum(_ new: Number) -> Bool {
        guard isBound(new), new < .infinity else { return false }
        minimum = new
        maximum = Swift.max(maximum, new)
        value = Swift.max(value, new)
        return true
    }

    /// Sets the upper bound, lowering the minimum and the value if necessary. Returns `false` if the bound is invalid.
    mutating func setMaximum(_ new: Number) -> Bool {
        guard isBound(new), new > -.infinity else { return false }
        maximum = new
        minimum = Swift.min(minimum, new)
        value = Swift.min(value, new)
        return true
    }

    /// The relative position of the value between the bounds, 0...1; 0 if the bounds are equal.
    var fraction: Double {
        let (low, high) = (Double(minimum), Double(maximum))
        // The bounds are halved because the distance between the largest numbers would overflow to infinity.
        let length = high / 2 - low / 2
        guard length > 0, length.isFinite else { return 0 }
        return Swift.min(Swift.max((Double(value) / 2 - low / 2) / length, 0), 1)
    }

    /// Returns the number at `fraction` of the way from the lower to the upper bound.
    func number(at fraction: Double) -> Number {
        guard !fraction.isNaN else { return minimum }
        let fraction = Swift.min(Swift.max(fraction, 0), 1)
        return Number(Double(minimum) * (1 - fraction) + Double(maximum) * fraction)
    }

    private func isBound(_ number: Number) -> Bool {
        !number.isNaN && (allowsInfiniteBounds || number.isFinite)
    }
}
