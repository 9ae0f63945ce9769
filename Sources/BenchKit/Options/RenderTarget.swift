/// The target that frames are drawn to.
package enum RenderTarget: String, Sendable {
    /// A window, through SDL.
    case window
    /// Memory, with the software renderer and without presenting.
    case memory
}
