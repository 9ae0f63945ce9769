/// Eight pixels that are blended at the same time, with results bit-identical to those of `Blend`. Words are processed
/// as 16-bit halves, each with two components, because x86-64 and ARM64 processors have SIMD multiplication for 16-bit
/// numbers.
struct EightPixels {
    static let count = 8

    private typealias Halves = SIMD16<UInt16>
    private typealias Words = SIMD8<UInt32>

    private var halves: Halves

    /// Creates eight pixels with the same `word`.
    init(_ word: UInt32) {
        halves = unsafeBitCast(Words(repeating: word), to: Halves.self)
    }

    /// Loads eight pixels from `address`.
    @inline(__always)
    init(at address: UnsafeMutablePointer<UInt32>) {
        halves = UnsafeRawPointer(address).loadUnaligned(as: Halves.self)
    }

    @inline(__always)
    private init(halves: Halves) {
        self.halves = halves
    }

    @inline(__always)
    func store(at address: UnsafeMutablePointer<UInt32>) {
        UnsafeMutableRawPointer(address).storeBytes(of: halves, as: Halves.self)
    }

    /// Returns these pixels, which must be opaque, composited over `under` with the given coverage.
    @inline(__always)
    func opaque(over under: EightPixels, coverage: SIMD8<UInt8>) -> EightPixels {
        let weight = Self.inBothHalves(Words(truncatingIfNeeded: coverage))
        let complement = 255 &- weight
        return EightPixels(
            halves: Self.joined(
                (halves & 255) &* weight &+ (under.halves & 255) &* complement &+ 128,
                (halves &>> 8) &* weight &+ (under.halves &>> 8) &* complement &+ 128))
    }

    /// Returns these pixels, each multiplied by its coverage, composited over `under`.
    @inline(__always)
    func over(_ under: EightPixels, coverage: SIMD8<UInt8>) -> EightPixels {
        let source = unsafeBitCast(
            scaled(by: Self.inBothHalves(Words(truncatingIfNeeded: coverage))).halves, to: Words.self)
        let base = under.scaled(by: Self.inBothHalves(255 &- source &>> 24))
        return EightPixels(halves: unsafeBitCast(source &+ unsafeBitCast(base.halves, to: Words.self), to: Halves.self))
    }

    // MARK: Private

    @inline(__always)
    private func scaled(by factor: Halves) -> EightPixels {
        EightPixels(halves: Self.joined((halves & 255) &* factor &+ 128, (halves &>> 8) &* factor &+ 128))
    }

    /// Divides the products by 255, rounding to nearest, and returns the quotients as the lower and upper bytes of the
    /// halves. 128 must already have been added to each product.
    @inline(__always)
    private static func joined(_ lower: Halves, _ upper: Halves) -> Halves {
        (lower &+ (lower &>> 8)) &>> 8 | ((upper &+ (upper &>> 8)) & 0xFF00)
    }

    /// Copies each number, which must be a byte, to both halves of its word.
    @inline(__always)
    private static func inBothHalves(_ words: Words) -> Halves {
        unsafeBitCast(words | words &<< 16, to: Halves.self)
    }
}
