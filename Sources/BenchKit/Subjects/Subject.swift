package import DrawKit
package import StageKit

/// The measured object: a window, and the way from its display list to the screen.
@MainActor
package protocol Subject: FrameHost where Failure == any Error {
    var renderer: any DisplayListRenderer { get }
    /// The destination of frames, for messages: "x11", "memory", ...
    var destination: String { get }
    /// The initial size of the window.
    var pixelSize: PixelSize { get }
    /// The name of the graphics device, if one is used.
    var deviceName: String? { get }

    /// The number of frames that were never shown, because the next one replaced them. 0 if unknown.
    var replacedPictures: Int { get }

    /// Waits for asynchronous drawing, if presenting would not show how long it took.
    func finishFrame()

    /// Creates a floor that draws `picture` to the same target.
    func makeFloor(of picture: FloorPicture) throws -> any Floor
}

extension Subject {
    package var replacedPictures: Int { 0 }

    /// Runs waiting blocks and tasks, as a window's run loop does, so that screens that load in tasks are loaded. A
    /// turn of the loop without any work would take as long as a small frame, and allocate.
    package func runMainQueue() {
        if MainLoop.hasWaitingBlocks { MainLoop.turn() }
    }
}
