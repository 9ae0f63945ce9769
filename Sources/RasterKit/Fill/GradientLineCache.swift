import DrawKit

/// The pixels of a horizontal or vertical gradient along one side of its rectangles, as 32-bit words. A horizontal line
/// has one row of words for each row of the dither pattern; a vertical line has `patternWidth` words for each pixel.
struct GradientLine {
    /// The number of words per pixel of a vertical line. It is twice the pattern's width, so the pattern can start at
    /// any column.
    static let patternWidth = 2 * Int(DitherMatrix.side)

    /// A pointer to the word of pixel `start`.
    fileprivate(set) var base: UnsafePointer<UInt32>
    fileprivate(set) var start: Int32
    /// The position across the line, in the frame's coordinates, at which the dither pattern starts.
    fileprivate(set) var origin: Int32
    /// The number of words from one row of the pattern to the next.
    fileprivate(set) var stride: Int
    /// The bit mask that wraps a coordinate around the pattern; 0 without dithering.
    fileprivate(set) var mask: Int32
    fileprivate(set) var isOpaque: Bool
    /// The columns of uniform color at both ends of a horizontal line.
    fileprivate(set) var uniformColumns: UniformColumns

    /// The columns before `leading`, and the columns from `trailing` on, counted from the start of the line. Within
    /// each range, all words are equal.
    struct UniformColumns: Equatable, BitwiseCopyable {
        var leading: Int32
        var trailing: Int32

        /// Returns a value without uniform columns for a line of `count` columns.
        static func none(of count: Int32) -> UniformColumns { UniformColumns(leading: 0, trailing: count) }
    }

    /// Returns the column to read instead of `x`: the `count` columns that start there have the same words as those
    /// that start at `x`. Within a uniform end, this is always the same column, so its words are likely in the CPU
    /// cache.
    @inline(__always)
    func column(x: Int32, count: Int32) -> Int32 {
        let first = x &- start
        if first &+ count <= uniformColumns.leading { return start }
        return first >= uniformColumns.trailing ? start &+ uniformColumns.trailing : x
    }

    /// Returns the words of row `y` of the frame, starting at column `x`, for a horizontal line.
    @inline(__always)
    func words(x: Int32, y: Int32) -> UnsafePointer<UInt32> {
        base + (Int((y &- origin) & mask) &* stride &+ Int(x &- start))
    }

    /// Returns the words that repeat along row `y` of the frame, starting at column `x`, for a vertical line.
    @inline(__always)
    func pattern(x: Int32, y: Int32) -> UnsafePointer<UInt32> {
        base + (Int(y &- start) &* Self.patternWidth &+ Int((x &- origin) & mask))
    }
}

/// The gradient lines of one drawing. Rectangles of the same length and paint share a line regardless of their
/// position, so most screens need only a handful of lines.
final class GradientLineCache {
    /// The properties that determine a line's words. `paint` is the index of the paint in the display list; the index
    /// identifies the paint because the list doesn't change during a drawing.
    struct Key: Equatable, BitwiseCopyable {
        var paint: Int32
        /// The length of the rectangle's side, in pixels.
        var length: Int32
        /// The distance from the start of the side to the start of the line, in pixels.
        var offset: Int32
        /// The length of the line, in pixels: usually of the part of the side inside the frame.
        var count: Int32
        var opacity: UInt8
        var isVertical: Bool
    }

    private struct Slot: BitwiseCopyable {
        var key = Key(paint: 0, length: 0, offset: 0, count: 0, opacity: 0, isVertical: false)
        /// The drawing that the words belong to.
        var drawing: UInt64 = 0
        var isOpaque = false
        var uniformColumns = GradientLine.UniformColumns.none(of: 0)
        var words: UnsafeMutablePointer<UInt32>?
        var capacity = 0
    }

    private static let slotCount = 64
    /// The number of unused words between the rows of the pattern. Without them, the rows of a line as long as the
    /// frame would be as far apart as the frame's rows, and loads from the line would falsely alias stores to the
    /// frame.
    private static let padding = 16

    private let slots: UnsafeMutablePointer<Slot>
    private let drawing: UnsafeMutablePointer<UInt64>
    /// The bit mask that wraps a coordinate around the pattern; 0 without dithering, when all rows are the same.
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

    /// Starts a drawing, which invalidates all lines. Periodically frees lines that have not been used for a while.
    func beginDrawing() {
        drawing.pointee &+= 1
        guard drawing.pointee % DrawingCaches.maximumIdleDrawings == 0 else { return }
        for index in 0..<Self.slotCount
        where slots[index].drawing &+ DrawingCaches.maximumIdleDrawings <= drawing.pointee {
            slots[index].words?.deallocate()
            slots[index].words = nil
            slots[index].capacity = 0
        }
    }

    /// The memory size of the lines, in bytes.
    var cachedBytes: Int {
        (0..<Self.slotCount).reduce(0) { $0 + slots[$1].capacity * MemoryLayout<UInt32>.stride }
    }

    /// Returns the cached line for `key`, or `nil` if this drawing hasn't created it or has replaced it. The line
    /// begins at `start`, and `origin` is the edge of the rectangle across the line, where the dither pattern starts.
    @inline(__always)
    func line(_ key: Key, start: Int32, origin: Int32) -> GradientLine? {
        let slot = slot(for: key)
        guard slot.pointee.drawing == drawing.pointee, slot.pointee.key == key, let words = slot.pointee.words
        else { return nil }
        return line(slot.pointee, words, start: start, origin: origin)
    }

    /// Creates the line for `key` from the words that `write` stores. A vertical line has `GradientLine.patternWidth`
    /// words per pixel. A horizontal line has all rows of the pattern, `stride` apart; for it, `write` returns the
    /// columns of uniform color, which are ignored if that color is dithered.
    func makeLine(
        _ key: Key, start: Int32, origin: Int32, isOpaque: Bool,
        write: (_ words: UnsafeMutablePointer<UInt32>, _ stride: Int) -> GradientLine.UniformColumns
    ) -> GradientLine {
        let slot = slot(for: key)
        let stride = stride(of: key)
        let count = key.isVertical ? Int(key.count) * GradientLine.patternWidth : stride * (Int(mask) + 1)
        let words = memory(of: slot, count: count)
        var uniformColumns = write(words, stride)
        if !isPlain(words, column: 0, before: uniformColumns.leading, stride: stride) { uniformColumns.leading = 0 }
        if !isPlain(words, column: uniformColumns.trailing, before: key.count, stride: stride) {
            uniformColumns.trailing = key.count
        }
        slot.pointee.key = key
        slot.pointee.drawing = drawing.pointee
        slot.pointee.isOpaque = isOpaque
        slot.pointee.uniformColumns = uniformColumns
        return line(slot.pointee, words, start: start, origin: origin)
    }

    // MARK: Private

    @inline(__always)
    private func line(
        _ slot: Slot, _ words: UnsafeMutablePointer<UInt32>, start: Int32, origin: Int32
    ) -> GradientLine {
        GradientLine(
            base: words, start: start, origin: origin, stride: stride(of: slot.key), mask: mask,
            isOpaque: slot.isOpaque, uniformColumns: slot.uniformColumns)
    }

    @inline(__always)
    private func stride(of key: Key) -> Int {
        Int(key.count) &+ Self.padding
    }

    /// Returns `true` if the columns from `column` to `end`, which have a single color, have the same word in all
    /// pixels of the pattern.
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
