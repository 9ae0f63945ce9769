/// Exact arithmetic on premultiplied words, two components at a time.
enum Blend {
    private static let pairMask: UInt32 = 0x00FF_00FF
    private static let pairHalf: UInt32 = 0x0080_0080

    /// Returns each component of `word` times `factor` (0...255) divided by 255, rounded to nearest.
    @inline(__always)
    static func scaled(_ word: UInt32, by factor: UInt32) -> UInt32 {
        var low = (word & pairMask) &* factor &+ pairHalf
        var high = (word >> 8 & pairMask) &* factor &+ pairHalf
        low = (low &+ (low >> 8 & pairMask)) >> 8 & pairMask
        high = (high &+ (high >> 8 & pairMask)) & ~pairMask
        return low | high
    }

    /// Returns `source` composited over `under`.
    @inline(__always)
    static func over(_ source: UInt32, _ under: UInt32) -> UInt32 {
        source &+ scaled(under, by: 255 &- source >> 24)
    }

    /// Returns `source`, which must be opaque, composited over `under` with `coverage`/255.
    @inline(__always)
    static func opaque(_ source: UInt32, over under: UInt32, coverage: UInt32) -> UInt32 {
        let complement = 255 &- coverage
        var low = (source & pairMask) &* coverage &+ (under & pairMask) &* complement &+ pairHalf
        var high = (source >> 8 & pairMask) &* coverage &+ (under >> 8 & pairMask) &* complement &+ pairHalf
        low = (low &+ (low >> 8 & pairMask)) >> 8 & pairMask
        high = (high &+ (high >> 8 & pairMask)) & ~pairMask
        return low | high
    }

    /// Returns the product of two fractions in 1/255, rounded to nearest.
    @inline(__always)
    static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        let wide = UInt32(left) &* UInt32(right) &+ 128
        return UInt8(truncatingIfNeeded: (wide &+ wide >> 8) >> 8)
    }

    /// Returns the word `weight`/256 of the way from `left` to `right`.
    @inline(__always)
    static func mixed(_ left: UInt32, _ right: UInt32, weight: UInt32) -> UInt32 {
        let complement = 256 &- weight
        let low = (left & pairMask) &* complement &+ (right & pairMask) &* weight &+ pairHalf
        let high = (left >> 8 & pairMask) &* complement &+ (right >> 8 & pairMask) &* weight &+ pairHalf
        return (low >> 8 & pairMask) | (high & ~pairMask)
    }

    /// Returns the byte `weight`/256 of the way from `left` to `right`.
    @inline(__always)
    static func mixed(_ left: UInt8, _ right: UInt8, weight: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: (UInt32(left) &* (256 &- weight) &+ UInt32(right) &* weight &+ 128) >> 8)
    }
}
