/// A number between two bounds that keep their order, as a slider and a stepper have it. What is not a number is never
/// taken.
struct BoundedValue<Number: BinaryFloatingPoint>: Equatable {
    private(set) var value: Number
    private(set) var minimum: Number
    private(set) var maximum: Number
    /// Whether a bound may be infinite: the value itself never is.
    let allowsInfiniteBounds: Bool

    init(value: Number, minimum: Number, maximum: Number, allowsInfiniteBounds: Bool = false) {
        (self.value, self.minimum, self.maximum) = (value, minimum, maximum)
        self.allowsInfiniteBounds = allowsInfiniteBounds
    }

    /// Sets the value, cut to the bounds. Says whether it was taken: not a number is not, nor is what stays infinite.
    mutating func setValue(_ new: Number) -> Bool {
        let cut = Swift.min(Swift.max(new, minimum), maximum)
        guard !new.isNaN, cut.isFinite else { return false }
        value = cut
        return true
    }

    /// Sets the lower bound; a maximum below it becomes the same, and the value follows. Says whether it was taken.
    mutating func setMinimum(_ new: Number) -> Bool {
        guard isBound(new), new < .infinity else { return false }
        minimum = new
        maximum = Swift.max(maximum, new)
        value = Swift.max(value, new)
        return true
    }

    /// Sets the upper bound; a minimum above it becomes the same, and the value follows. Says whether it was taken.
    mutating func setMaximum(_ new: Number) -> Bool {
        guard isBound(new), new > -.infinity else { return false }
        maximum = new
        minimum = Swift.min(minimum, new)
        value = Swift.min(value, new)
        return true
    }

    /// How far the value is from the lower to the upper bound, 0...1; 0 where they are the same.
    var fraction: Double {
        let (low, high) = (Double(minimum), Double(maximum))
        // Halves, for the distance between the largest numbers is infinite.
        let length = high / 2 - low / 2
        guard length > 0, length.isFinite else { return 0 }
        return Swift.min(Swift.max((Double(value) / 2 - low / 2) / length, 0), 1)
    }

    /// The number that is `fraction` of the way from the lower to the upper bound.
    func number(at fraction: Double) -> Number {
        guard !fraction.isNaN else { return minimum }
        let fraction = Swift.min(Swift.max(fraction, 0), 1)
        return Number(Double(minimum) * (1 - fraction) + Double(maximum) * fraction)
    }

    private func isBound(_ number: Number) -> Bool {
        !number.isNaN && (allowsInfiniteBounds || number.isFinite)
    }
}
