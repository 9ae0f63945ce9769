import Foundation
import Glibc

/// Which renderer a window tries first, and why.
struct RendererPlan: Equatable {
    enum First: Equatable {
        case software
        /// `driver` is SDL's name; nil is SDL's own choice.
        case accelerated(driver: String?)
    }

    /// What the choice depends on.
    struct Circumstances {
        /// SDL's name of the video driver.
        var videoDriver: String
        /// The value of `SDL_RENDER_DRIVER`.
        var askedDriver: String?
        /// Whether there is a graphics card that this process may use.
        var hasGraphicsCard: Bool
    }

    let first: First
    /// Whether a processor that plays a graphics card is good enough.
    let acceptsSoftwareDevice: Bool
    /// Whether the software renderer takes over when the first one cannot be had.
    let fallsBack: Bool
    /// For the message that says what was chosen.
    let reason: String

    /// Plans for this machine and this process.
    @MainActor
    init(_ choice: RendererChoice) {
        self.init(
            choice,
            in: Circumstances(
                videoDriver: VideoSystem.driver,
                askedDriver: ProcessInfo.processInfo.environment["SDL_RENDER_DRIVER"],
                hasGraphicsCard: choice == .auto && GraphicsCard.isPresent))
    }

    init(_ choice: RendererChoice, in circumstances: Circumstances) {
        switch choice {
        case .software:
            self.init(.software, reason: "it was asked for")
        case .opengl, .opengles2:
            self.init(.accelerated(driver: choice.rawValue), acceptsSoftwareDevice: true, reason: "it was asked for")
        case .auto:
            self.init(automaticIn: circumstances)
        }
    }

    private init(automaticIn circumstances: Circumstances) {
        if let asked = circumstances.askedDriver, !asked.isEmpty {
            let reason = "SDL_RENDER_DRIVER asks for \(asked)"
            if asked == "software" {
                self.init(.software, reason: reason)
            } else {
                self.init(.accelerated(driver: asked), acceptsSoftwareDevice: true, fallsBack: true, reason: reason)
            }
        } else if VideoDrivers.withoutScreen.contains(circumstances.videoDriver) {
            self.init(.software, reason: "there is no screen")
        } else if circumstances.hasGraphicsCard {
            self.init(.accelerated(driver: nil), fallsBack: true, reason: "there is a graphics card")
        } else {
            self.init(.software, reason: "there is no graphics card that this process may use")
        }
    }

    private init(_ first: First, acceptsSoftwareDevice: Bool = false, fallsBack: Bool = false, reason: String) {
        self.first = first
        self.acceptsSoftwareDevice = acceptsSoftwareDevice
        self.fallsBack = fallsBack
        self.reason = reason
    }
}

/// The machine's graphics cards, found without loading OpenGL, which costs tens of megabytes.
enum GraphicsCard {
    /// Whether one is there and may be used.
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
