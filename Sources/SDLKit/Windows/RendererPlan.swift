import Foundation
import Glibc

/// The renderer that a window tries first, and the reason for the choice.
struct RendererPlan: Equatable {
    enum First: Equatable {
        case software
        /// SDL's renderer with the given render driver; `nil` tries OpenGL and then OpenGL ES 2.
        case accelerated(driver: String?)
    }

    /// The environment that the choice depends on.
    struct Environment {
        /// SDL's name of the video driver.
        var videoDriver: String
        /// The value of `SDL_RENDER_DRIVER`; `nil` if it isn't set.
        var requestedDriver: String?
        /// `true` if there is a GPU that this process can use. Ignored unless the choice is `.auto`.
        var hasGraphicsCard: Bool
    }

    let first: First
    /// `true` to use OpenGL even if it runs on a software rasterizer.
    let acceptsSoftwareDevice: Bool
    /// `true` to fall back to the software renderer if `first` fails.
    let fallsBack: Bool
    /// The reason for the choice, for messages.
    let reason: String

    /// Creates the plan for this machine and process.
    @MainActor
    init(_ choice: RendererChoice) {
        self.init(
            choice,
            in: Environment(
                videoDriver: VideoSystem.driver,
                requestedDriver: ProcessInfo.processInfo.environment["SDL_RENDER_DRIVER"],
                hasGraphicsCard: choice == .auto && GraphicsCard.isPresent))
    }

    init(_ choice: RendererChoice, in environment: Environment) {
        switch choice {
        case .software:
            self.init(.software, reason: "as requested")
        case .opengl, .opengles2:
            self.init(.accelerated(driver: choice.rawValue), acceptsSoftwareDevice: true, reason: "as requested")
        case .auto:
            self.init(automaticIn: environment)
        }
    }

    private init(automaticIn environment: Environment) {
        if let requested = environment.requestedDriver, !requested.isEmpty {
            let reason = "SDL_RENDER_DRIVER asks for \(requested)"
            if requested == "software" {
                self.init(.software, reason: reason)
            } else {
                self.init(.accelerated(driver: requested), acceptsSoftwareDevice: true, fallsBack: true, reason: reason)
            }
        } else if VideoDrivers.withoutScreen.contains(environment.videoDriver) {
            self.init(.software, reason: "there is no screen")
        } else if environment.hasGraphicsCard {
            self.init(.accelerated(driver: nil), fallsBack: true, reason: "a GPU is available")
        } else {
            self.init(.software, reason: "no GPU is available to this process")
        }
    }

    private init(_ first: First, acceptsSoftwareDevice: Bool = false, fallsBack: Bool = false, reason: String) {
        self.first = first
        self.acceptsSoftwareDevice = acceptsSoftwareDevice
        self.fallsBack = fallsBack
        self.reason = reason
    }
}

/// Detection of GPUs without loading OpenGL, which takes tens of megabytes of memory.
enum GraphicsCard {
    /// `true` if there is an NVIDIA device, or a render node that this process can open.
    static var isPresent: Bool {
        if access("/dev/nvidia0", F_OK) == 0 { return true }
        guard let folder = opendir("/dev/dri") else { return false }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name.hasPrefix("renderD") else { continue }
            let descriptor = open("/dev/dri/\(name)", O_RDWR | O_CLOEXEC)
            if descriptor >= 0 {
                close(descriptor)
                return true
            }
        }
        return false
    }
}
