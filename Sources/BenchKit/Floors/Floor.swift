/// A baseline that draws the same image without retained state, like a program made only for this purpose: with plain
/// loops and SDL calls.
///
/// Each renderer has its own floor, which draws to the same memory or through the same `SDL_Renderer` as the library,
/// so both have the same cost of presenting.
@MainActor
package protocol Floor: AnyObject {
    /// Prepares the render target after the library used it. Called before a series of frames.
    func begin() throws

    /// Draws and presents a frame. `position` is the progress of the motion, as defined by `FloorContent`.
    func drawFrame(at position: Double) throws

    /// Restores the render target for the library. Called after a series of frames.
    func end() throws
}

extension Floor {
    package func end() throws {}
}
