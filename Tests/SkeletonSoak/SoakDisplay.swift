import DrawKit
import SDLKit
import TestSupport

/// A display server and a renderer.
enum SoakDisplay: String, CaseIterable {
    case x11Software = "x11-software"
    case x11OpenGL = "x11-opengl"
    case wayland = "wayland"

    var isInstalled: Bool { self == .wayland ? WaylandCompositor.isInstalled : XServer.isInstalled }

    var renderer: RendererChoice { self == .x11OpenGL ? .opengl : .software }

    /// Calls `body` with the environment variables for programs on this display, while the display server runs.
    func use<Result>(_ body: ([String: String]) throws -> Result) throws -> Result {
        let size = PixelSize(width: 1400, height: 1000)
        switch self {
        case .x11Software, .x11OpenGL:
            let server = try XServer(size: size)
            return try withExtendedLifetime(server) {
                try body(["DISPLAY": server.display, "SDL_VIDEODRIVER": "x11"])
            }
        case .wayland:
            let compositor = try WaylandCompositor(size: size, shell: .desktop)
            return try withExtendedLifetime(compositor) { try body(compositor.environment) }
        }
    }
}
