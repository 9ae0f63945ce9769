/// A picture of bones drawn with nothing retained: straight loops and SDL calls, as a program
/// would that does only this.
///
/// Each renderer has its own floor, which draws into the very memory or through the very `SDL_Renderer` that the
/// library uses, so that both pay the same for the way to the screen.
@MainActor
package protocol Floor: AnyObject {
    /// Takes over what is drawn into from the library; called before a run of frames.
    func begin() throws

    /// Draws and shows all bones. `axisStart` is where the light begins, in widths of a bone from its left edge.
    func drawFrame(axisStart: Double) throws
}
