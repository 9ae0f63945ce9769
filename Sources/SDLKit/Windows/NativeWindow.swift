import CSDL2
import CX11Memory
import DrawKit
import Foundation
import Reporting

/// An owned `SDL_Window`. Its renderer must be destroyed first.
@MainActor
final class NativeWindow {
    let handle: OpaquePointer
    /// `true` once the window has been shown.
    private var wasShown = false

    /// Creates a hidden window, because creating a renderer may visibly replace the window. If `origin` is `nil`, the
    /// window is centered on the display.
    init(title: String, width: Int32, height: Int32, origin: CGPoint? = nil) throws(SDLError) {
        let flags =
            SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let centered = Int32(SDL_WINDOWPOS_CENTERED_MASK)
        let (x, y) = origin.map { (Int32($0.x), Int32($0.y)) } ?? (centered, centered)
        handle = try checkedResult(
            of: SDL_CreateWindow(title, x, y, width, height, flags), "the window could not be opened",
            advice: "Check that the display named by DISPLAY or WAYLAND_DISPLAY can be reached.")
        if let display = CSDL2GetX11Display(handle) { x11_ignore_drops(display, CSDL2GetX11Window(handle)) }
    }

    isolated deinit {
        // SDL doesn't destroy the libdecor frame of a shown Wayland window, and the next event of that frame would
        // crash in the freed window. Therefore, the window is only hidden; SDL_Quit destroys it.
        if VideoSystem.isWayland, wasShown { SDL_HideWindow(handle) } else { SDL_DestroyWindow(handle) }
    }

    /// The position of the content's top left corner, in units of the window system.
    var origin: CGPoint {
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetWindowPosition(handle, &x, &y)
        return CGPoint(x: Int(x), y: Int(y))
    }

    /// The size of the content, in units of the window system.
    var size: CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(handle, &width, &height)
        return CGSize(width: Int(width), height: Int(height))
    }

    /// The refresh rate of the window's display, in frames per second; 60 if it is unknown or implausible.
    var refreshRate: Double {
        var mode = SDL_DisplayMode()
        let display = SDL_GetWindowDisplayIndex(handle)
        guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, (24...500).contains(mode.refresh_rate)
        else { return 60 }
        return Double(mode.refresh_rate)
    }

    /// Shows the window on the desktop.
    func show() {
        wasShown = true
        SDL_ShowWindow(handle)
    }

    /// Sets the window's title.
    func show(title: String) {
        SDL_SetWindowTitle(handle, title)
        guard let display = CSDL2GetX11Display(handle) else { return }
        x11_set_title(display, CSDL2GetX11Window(handle), title)
    }

    /// Sets the window's icon. Logs a warning if that fails.
    func show(_ icon: WindowIcon) {
        var pixels = icon.pixels
        pixels.withUnsafeMutableBytes { bytes in
            let surface = reporting(
                SDL_CreateRGBSurfaceWithFormatFrom(
                    bytes.baseAddress, icon.size.width, icon.size.height, 32, icon.size.width * 4,
                    UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)),
                "the window's icon could not be created")
            guard let surface else { return }
            SDL_SetWindowIcon(handle, surface)
            SDL_FreeSurface(surface)
        }
    }

    /// Sets the minimum window size to `size`, in points. `scale` is the number of window system units per point.
    func setMinimumSize(_ size: CGSize, scale: CGFloat) {
        SDL_SetWindowMinimumSize(
            handle, Int32((size.width * scale).rounded()), Int32((size.height * scale).rounded()))
    }
}
