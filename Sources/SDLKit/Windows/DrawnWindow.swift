import CSDL2
import DrawKit
import Foundation

/// A desktop window and its renderer.
@MainActor
final class DrawnWindow {
    let native: NativeWindow
    private(set) var renderer: any DisplayListRenderer
    /// The chosen renderer and the reason for the choice, for messages.
    let choice: String
    let isAccelerated: Bool

    /// The maximum number of seconds to wait for the desktop's answer when closing a window.
    private static let timeout = 1.0

    /// Opens a window with the renderer that `plan` prefers, or with the software renderer if the plan allows that
    /// fallback.
    static func open(_ plan: RendererPlan, options: SDLWindowOptions) throws(SDLError) -> DrawnWindow {
        guard case .accelerated(let driver) = plan.first else {
            return try DrawnWindow(softwareFor: options, reason: plan.reason)
        }
        let refusal: String
        do throws(SDLError) {
            let window = try DrawnWindow(acceleratedBy: driver, options: options, reason: plan.reason)
            let device = (window.renderer as? AcceleratedRenderer)?.deviceName ?? ""
            if plan.acceptsSoftwareDevice || !OpenGL.isSoftware(device) { return window }
            refusal = "the GPU would be emulated by \(device), which is slower"
        } catch {
            guard plan.fallsBack else { throw error }
            refusal = "\(error)"
        }
        return try DrawnWindow(softwareFor: options, reason: refusal)
    }

    /// Opens a window with the software renderer. `reason` says why that renderer was chosen.
    convenience init(softwareFor options: SDLWindowOptions, reason: String) throws(SDLError) {
        // By default, SDL presents the memory through OpenGL, which is several times slower. On Wayland, the default is
        // kept because SDL can present the memory only through OpenGL.
        if !VideoSystem.isWayland { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
        let native = try NativeWindow(options)
        let (memory, detour) = try native.memory()
        let delay = detour.map { ", and SDL shows the picture, several times slower: \($0)" } ?? ""
        self.init(native, drawnInto: memory, choice: "software: \(reason)\(delay)")
        native.show(options)
    }

    /// Uses `native` with the software renderer, which draws its frames to `memory`.
    init(_ native: NativeWindow, drawnInto memory: any WindowMemory, choice: String) {
        self.native = native
        self.choice = choice
        renderer = SurfaceRenderer(memory: memory)
        isAccelerated = false
    }

    private init(acceleratedBy driver: String?, options: SDLWindowOptions, reason: String) throws(SDLError) {
        native = try NativeWindow(options)
        let accelerated = try AcceleratedRenderer(
            window: native.handle, driver: driver, waitsForScreen: options.waitsForScreen)
        renderer = accelerated
        let device = accelerated.deviceName.map { " (\($0))" } ?? ""
        choice = "\(accelerated.name)\(device): \(reason)"
        isAccelerated = true
        native.show(options)
    }

    isolated deinit {
        if DisplayConnection(of: native.handle).isResponding(within: Self.timeout) {
            renderer = NullRenderer()  // the renderer must be destroyed before its window
        } else {
            // SDL would wait for an answer forever, so the window and the renderer are leaked.
            _ = Unmanaged.passRetained(native)
            _ = Unmanaged.passRetained(renderer as AnyObject)
        }
    }

    /// The memory of the software renderer; `nil` for other renderers.
    var memory: (any WindowMemory)? { (renderer as? SurfaceRenderer)?.memory }

    /// The size of a frame, in pixels.
    var pixelSize: CGSize {
        if let memory { return CGSize(width: Int(memory.size.width), height: Int(memory.size.height)) }
        guard let accelerated = renderer as? AcceleratedRenderer else { return native.size }
        var (width, height): (Int32, Int32) = (0, 0)
        guard SDL_GetRendererOutputSize(accelerated.handle, &width, &height) == 0 else { return native.size }
        return CGSize(width: Int(width), height: Int(height))
    }

    /// Draws the damaged part of `list` and, unless `hud` is `nil`, the overlay on top of it. Returns the damage to
    /// present.
    func draw(_ list: DisplayList, damage: Damage, below hud: FrameHud?) throws -> Damage {
        if let hud, let surface = renderer as? SurfaceRenderer {
            return try surface.draw(list, damage: damage, below: hud)
        }
        try renderer.draw(list, damage: damage)
        if let hud, let accelerated = renderer as? AcceleratedRenderer {
            try hud.skippingTime { try accelerated.drawOverlay(hud.picture.list) }
        }
        return damage
    }

    /// `true` if presenting a frame waits for the display.
    var waitsForDisplay: Bool { (renderer as? AcceleratedRenderer)?.waitsForScreen ?? false }

    /// Replaces a failed renderer with a new one of the same kind in the same window.
    func restartRenderer() throws(SDLError) {
        guard isAccelerated else {
            renderer = SurfaceRenderer(memory: try native.memory().memory)
            return
        }
        let (name, waitsForScreen) = (renderer.name, waitsForDisplay)
        renderer = NullRenderer()  // a window can have only one renderer
        renderer = try AcceleratedRenderer(window: native.handle, driver: name, waitsForScreen: waitsForScreen)
    }
}

/// A placeholder that draws nothing, used while a window has no other renderer.
@MainActor
private final class NullRenderer: DisplayListRenderer {
    let name = "none"
    let counts = RenderCounts()

    func draw(_ list: DisplayList, damage: Damage) {}

    func present(_ damage: Damage) {}
}

extension NativeWindow {
    fileprivate convenience init(_ options: SDLWindowOptions) throws(SDLError) {
        let (size, scale) = (options.usableSize, options.usableScale)
        try self.init(
            title: options.title, width: Int32((size.width * scale).rounded()),
            height: Int32((size.height * scale).rounded()), origin: options.origin)
        if let icon = options.icon.flatMap(WindowIcon.init) { show(icon) }
    }

    /// Returns the memory for the window's frames: memory shared with the display server if possible, otherwise SDL's.
    /// On Wayland, SDL's memory is presented through OpenGL, and `detour` is the reason why it is used.
    fileprivate func memory() throws(SDLError) -> (memory: any WindowMemory, detour: SDLError?) {
        guard VideoSystem.isWayland else {
            // `X11Memory` fails on a remote server, which can't share memory; SDL then sends it the pixels.
            if VideoSystem.driver == "x11", let memory = try? X11Memory(window: handle) { return (memory, nil) }
            return (try SurfaceMemory(window: handle), nil)
        }
        do throws(SDLError) {
            return (try WaylandMemory(window: handle), nil)
        } catch {
            return (try SurfaceMemory(window: handle), error)
        }
    }

    fileprivate func show(_ options: SDLWindowOptions) {
        show(title: options.title)
        setMinimumSize(SDLWindowOptions.minimumWindowSize, scale: options.usableScale)
        show()
    }
}
