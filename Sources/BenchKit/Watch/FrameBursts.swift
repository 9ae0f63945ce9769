package import DrawKit

/// Counts a window's frames from the rectangles that a program draws to it. A frame is a burst of rectangles.
///
/// Nearly all programs draw a frame in memory and then show the parts that changed, which don't overlap. Programs that
/// draw directly to the window often clear it first, and draw over what they have drawn. Therefore, a rectangle begins
/// a new frame if it
/// - covers the window,
/// - overlaps the current frame and is drawn at least 2 ms after the previous rectangle or 12 ms after the frame's
///   first rectangle, or
/// - is drawn at least 8 ms after the previous rectangle.
package struct FrameBursts: Sendable {
    /// The time after the previous rectangle from which an overlapping rectangle begins a new frame, in nanoseconds.
    package static let overlapGap: UInt64 = 2_000_000
    /// The time after a frame's first rectangle from which an overlapping rectangle begins a new frame, in nanoseconds.
    package static let maximumLength: UInt64 = 12_000_000
    /// The time after the previous rectangle from which any rectangle begins a new frame, in nanoseconds. The parts of
    /// one frame may be several milliseconds apart if they are large or the machine is busy.
    package static let gap: UInt64 = 8_000_000
    /// The maximum number of rectangles that are stored for a frame. Further rectangles are merged into the last one.
    private static let maximumRects = 64

    /// The times of the frames' first rectangles, in nanoseconds.
    package private(set) var frames: [UInt64] = []
    /// The times of the first and the last rectangle of the current frame.
    private var current: (first: UInt64, last: UInt64)?
    /// The rectangles of the current frame.
    private var rects: [PixelRect] = []

    package init() {}

    /// Adds a rectangle that was drawn to a window of `size` at `time`, in nanoseconds. Times must not decrease.
    package mutating func draw(_ rect: PixelRect, in size: PixelSize, at time: UInt64) {
        defer { current?.last = time }
        if current == nil || begins(rect, in: size, at: time) {
            frames.append(time)
            current = (time, time)
            rects.removeAll(keepingCapacity: true)
        }
        if rects.count < Self.maximumRects {
            rects.append(rect)
        } else {
            rects[rects.count - 1] = rects[rects.count - 1].union(rect)
        }
    }

    /// Ends the current frame, so that the next rectangle begins a new one. For programs whose frames are known.
    package mutating func endFrame() { current = nil }

    /// Discards the frames that were counted. The rest of a burst that has already begun doesn't count as a new frame.
    package mutating func removeAll() { frames.removeAll(keepingCapacity: true) }

    private func begins(_ rect: PixelRect, in size: PixelSize, at time: UInt64) -> Bool {
        guard let current else { return true }
        if rect.contains(PixelRect(size: size)) || time >= current.last + Self.gap { return true }
        guard time >= current.last + Self.overlapGap || time >= current.first + Self.maximumLength else {
            return false
        }
        return rects.contains { $0.intersects(rect) }
    }
}
