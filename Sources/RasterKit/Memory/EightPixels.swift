/// Eight pixels at once, by the arithmetic of `Blend`, to the bit. Components are in numbers of 16 bits, two of a pixel
/// in each half of its word: so many all processors multiply at once.
struct EightPixels {
    static let count = 8

    private typealias Halves = SIMD16<UInt16>
    private typealias Words = SIMD8<UInt32>

    private var halves: Halves

    /// Eight times `word`.
    init(_ word: UInt32) {
        halves = unsafeBitCast(Words(repeating: word), to: Halves.self)
    }

    /// The pixels from `address` on.
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

    /// These pixels, which are opaque, drawn over `under` where they cover as much of each as the bytes say.
    @inline(__always)
    func opaque(over under: EightPixels, coverage: SIMD8<UInt8>) -> EightPixels {
        let part = Self.twice(Words(truncatingIfNeeded: coverage))
        let rest = 255 &- part
        return EightPixels(
            halves: Self.joined(
                (halves & 255) &* part &+ (under.halves & 255) &* rest &+ 128,
                (halves &>> 8) &* part &+ (under.halves &>> 8) &* rest &+ 128))
    }

    /// These pixels, each times its byte of coverage, drawn over `under`.
    @inline(__always)
    func over(_ under: EightPixels, coverage: SIMD8<UInt8>) -> EightPixels {
        let source = unsafeBitCast(scaled(by: Self.twice(Words(truncatingIfNeeded: coverage))).halves, to: Words.self)
        let rest = under.scaled(by: Self.twice(255 &- source &>> 24))
        return EightPixels(halves: unsafeBitCast(source &+ unsafeBitCast(rest.halves, to: Words.self), to: Halves.self))
    }

    // MARK: Private

    @inline(__always)
    private func scaled(by factor: Halves) -> EightPixels {
        EightPixels(halves: Self.joined((halves & 255) &* factor &+ 128, (halves &>> 8) &* factor &+ 128))
    }

    /// Products over 255, rounded to the nearest step, as the lower and the upper bytes of halves.
    @inline(__always)
    private static func joined(_ lower: Halves, _ upper: Halves) -> Halves {
        (lower &+ (lower &>> 8)) &>> 8 | ((upper &+ (upper &>> 8)) & 0xFF00)
    }

    /// Each number, which is a byte, in both halves of its word.
    @inline(__always)
    private static func twice(_ words: Words) -> Halves {
        unsafeBitCast(words | words &<< 16, to: Halves.self)
    }
}
