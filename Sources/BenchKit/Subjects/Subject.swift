package import DrawKit
package import StageKit

/// The subject of a measurement: a window, its renderer and the destination of its frames.
@MainActor
package protocol Subject: FrameHost where Failure == any Error {
    var renderer: any DisplayListRenderer { get }
    /// The destination of frames, such as "x11" or "memory".
    var destination: String { get }
    /// The initial size of the window, in pixels.
    var pixelSize: PixelSize { get }
    /// The name of the graphics device; `nil` if none is used.
    var deviceName: String? { get }

    /// The number of frames that were never shown because the next frame replaced them. 0 if unknown.
    var replacedFrames: Int { get }

    /// Waits for asynchronous drawing if presenting does not wait for it.
    func finishFrame()

    /// Creates a baseline that draws `content` to the same destination.
    func makeBaseline(drawing content: BaselineContent) throws -> any Baseline

    /// Starts counting the frames that the display server is given. Returns `nil` if there is no display server or it
    /// can't report them.
    func makeWatch() throws -> (any ShownFrameWatch)?
}

extension Subject {
    package var replacedFrames: Int { 0 }

    package func makeWatch() throws -> (any ShownFrameWatch)? { nil }

    /// Runs pending blocks and tasks like a window's run loop, so that screens can load in tasks. Skips the turn of the
    /// run loop if no work is pending, because a turn would take as long as a small frame and allocate memory.
    package func runMainQueue() {
        if MainLoop.hasPendingBlocks { MainLoop.turn() }
    }
}
