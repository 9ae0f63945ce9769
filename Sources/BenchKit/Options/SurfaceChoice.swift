/// Where frames are drawn.
package enum SurfaceChoice: String, Sendable {
    /// In a window, through SDL.
    case window
    /// In memory, by the software renderer, without a way to a screen.
    case memory
}
