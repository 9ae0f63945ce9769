package import DrawKit

/// Counts the frames that the display server was given in blocks. Ignores everything outside of blocks, such as the
/// baseline's frames. Intervals span neither two blocks nor a frame that drew nothing.
package struct ShownFrameBlocks: Sendable {
    /// The times of frames from one source.
    private struct Times {
        var times: [UInt64] = []
        /// The indices of frames that don't follow the previous frame directly.
        var starts: Set<Int> = []

        /// Excludes the interval before the next frame.
        mutating func interrupt() { starts.insert(times.count) }

        var intervals: [UInt64] {
            times.indices.dropFirst().filter { !starts.contains($0) }.map {
                times[$0] >= times[$0 - 1] ? times[$0] - times[$0 - 1] : 0
            }
        }
    }

    /// The source of the frames that the server reports as shown.
    private let presentedSource: WatchReport.Source
    private var bursts = FrameBursts()
    private var drawn = Times()
    private var presented = Times()
    private var isInBlock = false
    /// The numbers of frames since the last beginning or end of a block: those that the program drew, and those that
    /// the server reported from each source.
    private var counts = (ended: 0, drawn: 0, presented: 0)
    /// `true` if something was reported since the previous frame ended.
    private var hasEvents = false

    /// Creates an empty list of frames. `source` is the source of those that are added by `present(at:)`.
    package init(presenting source: WatchReport.Source = .present) { presentedSource = source }

    /// Begins a block of consecutive frames.
    package mutating func beginBlock() {
        isInBlock = true
        counts = (0, 0, 0)
        interrupt()
    }

    /// Ends a block. The following frames don't count.
    package mutating func endBlock() {
        isInBlock = false
        counts = (0, 0, 0)
    }

    /// `true` if as many frames were reported as were drawn since the last beginning or end of a block. `false` while
    /// the server hasn't been given all of them, and if another window covers this one.
    package var isComplete: Bool {
        guard counts.presented == 0 || counts.presented >= counts.ended else { return false }
        return max(counts.drawn, counts.presented) >= counts.ended
    }

    /// Adds a rectangle that was drawn to a window of `size` at `time`, in nanoseconds.
    package mutating func draw(_ rect: PixelRect, in size: PixelSize, at time: UInt64) {
        hasEvents = true
        bursts.draw(rect, in: size, at: time)
        counts.drawn += bursts.frames.count
        if isInBlock { drawn.times += bursts.frames }
        bursts.removeAll()
    }

    /// Adds a frame that the server reported as shown at `time`, in nanoseconds.
    package mutating func present(at time: UInt64) {
        hasEvents = true
        counts.presented += 1
        guard isInBlock else { return }
        presented.times.append(time)
    }

    /// Adds a frame that was replaced by the previous one before it was shown.
    package mutating func replace() {
        hasEvents = true
        counts.presented += 1
    }

    /// Ends a frame of the program. Rectangles that follow belong to the next frame. `isReported` is `true` if the
    /// server has already reported the frame unless another window covers this one. If the frame drew nothing or was
    /// covered, the next one isn't late.
    package mutating func endFrame(isDrawn: Bool, isReported: Bool = false) {
        bursts.endFrame()
        if !isDrawn || isReported && !hasEvents { interrupt() }
        hasEvents = false
        if isDrawn { counts.ended += 1 }
    }

    /// Discards all frames.
    package mutating func removeAll() {
        let counts = counts
        self = ShownFrameBlocks(presenting: presentedSource)
        self.counts = counts
    }

    /// Returns the frames of all blocks; `nil` without frames. `target` is the intended interval in nanoseconds.
    package func result(target: UInt64) -> ShownFrames? {
        // Presented pixmaps are also reported as drawing, unless they replace the whole screen.
        let isPresented = !presented.times.isEmpty && presented.times.count * 2 >= drawn.times.count
        let frames = isPresented ? presented : drawn
        guard !frames.times.isEmpty else { return nil }
        return ShownFrames(
            source: isPresented ? presentedSource : .damage, frames: frames.times.count, intervals: frames.intervals,
            target: target)
    }

    // MARK: Private

    private mutating func interrupt() {
        bursts.endFrame()
        drawn.interrupt()
        presented.interrupt()
    }
}
