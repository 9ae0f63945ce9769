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
    /// The columns of a horizontal line at whose ends all words are alike.
    fileprivate(set) var even: EvenColumns

    /// The columns before `leading`, and those from `trailing` on: all words of each are alike.
    struct EvenColumns: Equatable, BitwiseCopyable {
        var leading: Int32
        var trailing: Int32

        /// None of `count` columns.
        static func none(of count: Int32) -> EvenColumns { EvenColumns(leading: 0, trailing: count) }
    }

    /// A column of the picture whose words are those of column `x`, `count` columns on too: where all are alike the
    /// same one for all, whose words the processor has at hand.
    @inline(__always)
    func column(x: Int32, count: Int32) -> Int32 {
        let first = x &- start
        if first &+ count <= even.leading { return start }
        return first >= even.trailing ? start &+ even.trailing : x
    }

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
        var even = GradientLine.EvenColumns.none(of: 0)
        var words: UnsafeMutablePointer<UInt32>?
        var capacity = 0
    }

    private static let slotCount = 64
    /// Words between the rows of the pattern that mean nothing. A line as long as the picture would else have rows as
    /// far apart as the picture has, where a processor takes what was stored in the one for what is read from the
    /// other.
    private static let padding = 16

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

    /// Starts a drawing; no line made before holds any more. The memory of lines that were of no use for long is given
    /// back.
    func beginDrawing() {
        drawing.pointee &+= 1
        guard drawing.pointee % DrawingCaches.keptDrawings == 0 else { return }
        for index in 0..<Self.slotCount
        where slots[index].drawing &+ DrawingCaches.keptDrawings <= drawing.pointee {
            slots[index].words?.deallocate()
            (slots[index].words, slots[index].capacity) = (nil, 0)
        }
    }

    /// How much memory the lines take.
    var keptBytes: Int {
        (0..<Self.slotCount).reduce(0) { $0 + slots[$1].capacity * MemoryLayout<UInt32>.stride }
    }

    /// The line for `key`, beginning at `start`, for a rectangle that begins at `origin` across it, if this drawing has
    /// made it and no other has taken its place.
    @inline(__always)
    func line(_ key: Key, start: Int32, origin: Int32) -> GradientLine? {
        let slot = slot(for: key)
        guard slot.pointee.drawing == drawing.pointee, slot.pointee.key == key, let words = slot.pointee.words
        else { return nil }
        return line(slot.pointee, words, start: start, origin: origin)
    }

    /// Makes the line for `key`, out of the words that `write` puts into its memory: for a vertical line
    /// `GradientLine.patternWidth` for each place, else those of all rows of the pattern, `stride` apart. Of a
    /// horizontal line it says where all columns have one colour; nothing is done with that where the colour is
    /// dithered.
    func makeLine(
        _ key: Key, start: Int32, origin: Int32, isOpaque: Bool,
        write: (_ words: UnsafeMutablePointer<UInt32>, _ stride: Int) -> GradientLine.EvenColumns
    ) -> GradientLine {
        let slot = slot(for: key)
        let stride = stride(of: key)
        let count = key.isVertical ? Int(key.count) * GradientLine.patternWidth : stride * (Int(mask) + 1)
        let words = memory(of: slot, count: count)
        var even = write(words, stride)
        if !isPlain(words, column: 0, before: even.leading, stride: stride) { even.leading = 0 }
        if !isPlain(words, column: even.trailing, before: key.count, stride: stride) { even.trailing = key.count }
        slot.pointee.key = key
        slot.pointee.drawing = drawing.pointee
        slot.pointee.isOpaque = isOpaque
        slot.pointee.even = even
        return line(slot.pointee, words, start: start, origin: origin)
    }

    // MARK: Private

    @inline(__always)
    private func line(
        _ slot: Slot, _ words: UnsafeMutablePointer<UInt32>, start: Int32, origin: Int32
    ) -> GradientLine {
        GradientLine(
            base: words, start: start, origin: origin, stride: stride(of: slot.key), mask: mask,
            isOpaque: slot.isOpaque, even: slot.even)
    }

    @inline(__always)
    private func stride(of key: Key) -> Int {
        Int(key.count) &+ Self.padding
    }

    /// Whether the columns from `column` to `end`, which have one colour, show it in all pixels of the pattern.
    private func isPlain(
        _ words: UnsafeMutablePointer<UInt32>, column: Int32, before end: Int32, stride: Int
    ) -> Bool {
        for x in column..<max(column, min(end, column &+ DitherMatrix.side)) {
            for row in 0...Int(mask) where words[row * stride + Int(x)] != words[Int(column)] { return false }
        }
        return true
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
