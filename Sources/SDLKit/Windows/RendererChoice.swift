/// The renderer of a window. The raw values are the names on the command line.
public enum RendererChoice: String, CaseIterable, Sendable {
    /// The GPU if there is one, otherwise the CPU.
    case auto
    /// SDL's renderer over OpenGL.
    case opengl
    /// SDL's renderer over OpenGL ES 2.
    case opengles2
    /// The CPU, into the window's own memory.
    case software
}
