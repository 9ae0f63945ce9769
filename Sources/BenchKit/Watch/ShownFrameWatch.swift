/// Counts the frames of this program that the display server is given.
@MainActor
package protocol ShownFrameWatch: AnyObject {
    /// The intended interval between frames, in nanoseconds.
    var target: UInt64 { get set }

    /// Begins a block of frames, which count.
    func beginBlock()

    /// Ends a block. The following frames don't count.
    func endBlock()

    /// Reads the events of the frame that has just been presented. `isDrawn` is `false` if it drew nothing.
    func endFrame(isDrawn: Bool)

    /// Discards all frames. Called when the measurement begins.
    func removeFrames()

    /// Returns the frames of all blocks; `nil` if the server reported none. `target` is the intended interval in
    /// nanoseconds.
    func result(target: UInt64) -> ShownFrames?
}
