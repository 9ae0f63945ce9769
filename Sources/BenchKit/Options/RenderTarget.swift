/// The target of drawing.
package enum RenderTarget: String, Sendable {
    /// In a window, through SDL.
    case window
    /// Into memory with the software renderer, without presenting.
    case memory
}
