/// A picture drawn with nothing retained: straight loops and SDL calls, as a program would that does only this.
///
/// Each renderer has its own floor, which draws into the very memory or through the very `SDL_Renderer` that the
/// library uses, so that both pay the same for the way to the screen.
@MainActor
package protocol Floor: AnyObject {
    /// Takes over what is drawn into from the library; called before a run of frames.
    func begin() throws

    /// Draws and shows a frame. `position` is how far the picture's motion has come, as `FloorPicture` says.
    func drawFrame(at position: Double) throws

    /// Gives back what is drawn into, as it was; called after a run of frames.
    func end() throws
}

extension Floor {
    package func end() throws {}
}
