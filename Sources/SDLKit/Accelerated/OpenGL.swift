import CSDL2

/// Direct calls to OpenGL.
enum OpenGL {
    /// The value of `GL_RENDERER`.
    private static let rendererName: UInt32 = 0x1F01

    /// Returns the name of the current context's device; `nil` if there is no context.
    static func deviceName() -> String? {
        guard SDL_GL_GetCurrentContext() != nil, let address = SDL_GL_GetProcAddress("glGetString") else { return nil }
        typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
        let getString = unsafeBitCast(address, to: GetString.self)
        return getString(rendererName).map { String(cString: $0) }
    }

    /// Returns `true` if `device` is a software rasterizer.
    static func isSoftware(_ device: String) -> Bool {
        let name = device.lowercased()
        return ["llvmpipe", "softpipe", "swrast", "software rasterizer"].contains { name.contains($0) }
    }
}
