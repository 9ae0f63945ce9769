/// The target of the renderer.
package enum RenderTarget: String, Sendable {
    /// A window, through SDL.
    case window
    /// Memory, with the software renderer and without presenting.
    case memory
}
