/// What draws a window. Its raw values are the words of the command line.
public enum RendererChoice: String, CaseIterable, Sendable {
    /// The graphics card where there is one, else the processor.
    case auto
    /// SDL's renderer over OpenGL.
    case opengl
    /// SDL's renderer over OpenGL ES 2.
    case opengles2
    /// The processor, into the window's own memory.
    case software
}
