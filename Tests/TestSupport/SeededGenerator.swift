/// A generator of random numbers that are the same in every run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    /// Returns the next value of the SplitMix64 sequence.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// Returns a random number in `range`.
    package mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }

    /// Returns `true` with a probability of `percent` in 100.
    package mutating func chance(_ percent: Int) -> Bool {
        number(0...99) < percent
    }

    /// Returns a random number in 0...1.
    package mutating func part() -> Double {
        Double.random(in: 0...1, using: &self)
    }
}
