import DrawKit

/// The words of an upright gradient along one side of the rectangles that it fills, once for each row or column of the
/// pattern that it is dithered with.
struct GradientLine {
    /// How many words a place of a vertical line has: the pattern twice, so that it may begin anywhere.
    static let patternWidth = 2 * Int(DitherMatrix.side)

    /// The word of pixel `start`.
    fileprivate(set) var base: UnsafePointer<UInt32>
    fileprivate(set) var start: Int32
    /// Where the pattern begins across the line.
    fileprivate(set) var origin: Int32
    /// How many words lie between one row of the pattern and the next.
    fileprivate(set) var stride: Int
    /// What leaves the place in the pattern of a number.
    fileprivate(set) var mask: Int32
    fileprivate(set) var isOpaque: Bool

    /// The words of row `y` of the picture from column `x` on, for a horizontal line.
    @inline(__always)
    func words(x: Int32, y: Int32) -> UnsafePointer<UInt32> {
        base + (Int((y &- origin) & mask) &* stride &+ Int(x &- start))
    }

    /// The words of which row `y` of the picture consists from column `x` on, again and again, for a vertical line.
    @inline(__always)
    func pattern(x: Int32, y: Int32) -> UnsafePointer<UInt32> {
        base + (Int(y &- start) &* Self.patternWidth &+ Int((x &- origin) & mask))
    }
}

/// The gradient lines of one drawing. Rectangles of one length that share a paint share a line, wherever they are: a
/// screen of bones needs a handful.
final class GradientLineCache {
    /// What a line's words depend on, beside the paint's own values, which hold for one drawing.
    struct Key: Equatable, BitwiseCopyable {
        var paint: Int32
        /// The side's length, and how much of it, from where, is inside the picture.
        var length: Int32
        var offset: Int32
        var count: Int32
        var opacity: UInt8
        var isVertical: Bool
    }

    private struct Slot: BitwiseCopyable {
        var key = Key(paint: 0, length: 0, offset: 0, count: 0, opacity: 0, isVertical: false)
        /// The drawing that the words were made for.
        var drawing: UInt64 = 0
        var isOpaque = false
        var words: UnsafeMutablePointer<UInt32>?
        var capacity = 0
    }

    private static let slotCount = 64

    private let slots: UnsafeMutablePointer<Slot>
    private let drawing: UnsafeMutablePointer<UInt64>
    /// What leaves the place in the pattern of a number: 0 without dithering, when all rows are one.
    private let mask: Int32

    // MARK: Lifecycle

    init(isDithering: Bool) {
        mask = isDithering ? DitherMatrix.mask : 0
        slots = .allocate(capacity: Self.slotCount)
        slots.initialize(repeating: Slot(), count: Self.slotCount)
        drawing = .allocate(capacity: 1)
        drawing.initialize(to: 0)
    }

    deinit {
        for index in 0..<Self.slotCount { slots[index].words?.deallocate() }
        slots.deallocate()
        drawing.deallocate()
    }

    // MARK: Internal

    /// Starts a drawing; no line made before holds any more.
    func beginDrawing() {
        drawing.pointee &+= 1
    }

    /// The line for `key`, beginning at `start`, for a rectangle that begins at `origin` across it, if this drawing has
    /// made it and no other has taken its place.
    @inline(__always)
    func line(_ key: Key, start: Int32, origin: Int32) -> GradientLine? {
        let slot = slot(for: key)
        guard slot.pointee.drawing == drawing.pointee, slot.pointee.key == key, let words = slot.pointee.words
        else { return nil }
        return line(words, key, start: start, origin: origin, isOpaque: slot.pointee.isOpaque)
    }

    /// Makes the line for `key`, out of the words that `write` puts into its memory: for a vertical line
    /// `GradientLine.patternWidth` for each place, else those of all rows of the pattern, one after the other.
    func makeLine(
        _ key: Key, start: Int32, origin: Int32, isOpaque: Bool,
        write: (UnsafeMutablePointer<UInt32>) -> Void
    ) -> GradientLine {
        let slot = slot(for: key)
        let count = Int(key.count)
        let words = memory(of: slot, count: count * (key.isVertical ? GradientLine.patternWidth : Int(mask) + 1))
        write(words)
        slot.pointee.key = key
        slot.pointee.drawing = drawing.pointee
        slot.pointee.isOpaque = isOpaque
        return line(words, key, start: start, origin: origin, isOpaque: isOpaque)
    }

    // MARK: Private

    @inline(__always)
    private func line(
        _ words: UnsafeMutablePointer<UInt32>, _ key: Key, start: Int32, origin: Int32, isOpaque: Bool
    ) -> GradientLine {
        GradientLine(
            base: words, start: start, origin: origin, stride: Int(key.count), mask: mask, isOpaque: isOpaque)
    }

    @inline(__always)
    private func slot(for key: Key) -> UnsafeMutablePointer<Slot> {
        slots + Int((key.length &+ key.paint &* 7 &+ (key.isVertical ? 32 : 0)) & Int32(Self.slotCount - 1))
    }

    private func memory(of slot: UnsafeMutablePointer<Slot>, count: Int) -> UnsafeMutablePointer<UInt32> {
        if let words = slot.pointee.words, slot.pointee.capacity >= count { return words }
        slot.pointee.words?.deallocate()
        let words = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        slot.pointee.words = words
        slot.pointee.capacity = count
        return words
    }
}
