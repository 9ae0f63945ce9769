/// Draws the same image as the library without retained state, with plain loops and SDL calls, like a program written
/// only for this image.
///
/// Each renderer has a separate baseline, which draws to the same memory or through the same `SDL_Renderer` as the
/// library, so presenting costs both the same.
@MainActor
package protocol Baseline: AnyObject {
    /// Prepares the render target after the library has used it. Called before a series of frames.
    func begin() throws

    /// Draws and presents a frame. `position` is the progress of the motion, as defined by `BaselineContent`.
    func drawFrame(at position: Double) throws

    /// Restores the render target for the library. Called after a series of frames.
    func end() throws
}

extension Baseline {
    package func end() throws {}
}
