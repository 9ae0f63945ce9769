/// The renderer of a window. The raw values are used on the command line.
public enum RendererChoice: String, CaseIterable, Sendable {
    /// The renderer named by the environment variable `SDL_RENDER_DRIVER`, if it is set; otherwise the GPU, if this
    /// process can use one and windows appear on a screen. Falls back to the CPU if there is no such renderer or it
    /// can't be started.
    case auto
    /// SDL's OpenGL renderer.
    case opengl
    /// SDL's OpenGL ES 2 renderer.
    case opengles2
    /// The CPU, which draws directly to the window's memory.
    case software
}
