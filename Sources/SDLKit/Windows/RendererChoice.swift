/// The renderer of a window. The raw values are used on the command line.
public enum RendererChoice: String, CaseIterable, Sendable {
    /// The GPU if available, or else the CPU.
    case auto
    /// SDL's OpenGL renderer.
    case opengl
    /// SDL's OpenGL ES 2 renderer.
    case opengles2
    /// The CPU, which draws directly to the window's memory.
    case software
}
