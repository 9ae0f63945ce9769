/// A picture drawn without retained state: plain loops and SDL calls, like a program that does nothing else.
///
/// Each renderer has its own floor. It draws into the same memory or through the same `SDL_Renderer` as the library, so
/// that both have the same cost of presenting.
@MainActor
package protocol Floor: AnyObject {
    /// Takes over the render target from the library. Called before a series of frames.
    func begin() throws

    /// Draws and presents a frame. `position` is the progress of the motion, as `FloorPicture` defines it.
    func drawFrame(at position: Double) throws

    /// Restores the render target. Called after a series of frames.
    func end() throws
}

extension Floor {
    package func end() throws {}
}
