package import DrawKit
package import StageKit

/// The library as it is measured: a window, and the way from its display list to where it is seen.
@MainActor
package protocol Subject: FrameHost where Failure == any Error {
    var renderer: any DisplayListRenderer { get }
    /// Where pictures go, for people: "x11", "memory", ...
    var destination: String { get }
    /// How large the window was opened.
    var pixelSize: PixelSize { get }
    /// What the graphics device calls itself; nil without one.
    var deviceName: String? { get }

    /// The number of pictures that nobody has seen, because the next one replaced them. 0 if that is not known.
    var replacedPictures: Int { get }

    /// Waits for what is drawn behind the program's back, where nothing that is seen would tell how long it took.
    func finishFrame()

    /// What draws `picture` without the library in the same place.
    func makeFloor(of picture: FloorPicture) throws -> any Floor
}

extension Subject {
    package var replacedPictures: Int { 0 }

    /// Runs the blocks and tasks that wait, as a window's loop does, so that screens that load in tasks do load. A turn
    /// of the loop without any takes as long as a small frame, and allocates.
    package func runMainQueue() {
        if MainLoop.hasWaitingBlocks { MainLoop.turn() }
    }
}
