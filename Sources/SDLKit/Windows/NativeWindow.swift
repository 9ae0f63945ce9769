import CSDL2
import CX11Memory
import DrawKit
import Foundation
import Reporting

/// An `SDL_Window`, owned. Its renderer must go first.
@MainActor
final class NativeWindow {
    let handle: OpaquePointer

    /// Makes a hidden window: making its renderer may replace it, which nobody should see. Without an `origin` it is
    /// in the middle of the display.
    init(title: String, width: Int32, height: Int32, origin: CGPoint? = nil) throws(SDLError) {
        let flags =
            SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let centered = Int32(SDL_WINDOWPOS_CENTERED_MASK)
        let (x, y) = origin.map { (Int32($0.x), Int32($0.y)) } ?? (centered, centered)
        handle = try made(
            SDL_CreateWindow(title, x, y, width, height, flags), "the window could not be opened",
            advice: "Check that the display named by DISPLAY or WAYLAND_DISPLAY can be reached.")
        if let display = CSDL2GetX11Display(handle) { x11_ignore_drops(display, CSDL2GetX11Window(handle)) }
    }

    isolated deinit {
        SDL_DestroyWindow(handle)
    }

    /// Where the content begins, in the window system's units.
    var origin: CGPoint {
        var (x, y): (Int32, Int32) = (0, 0)
        SDL_GetWindowPosition(handle, &x, &y)
        return CGPoint(x: Int(x), y: Int(y))
    }

    /// In the window system's units.
    var size: CGSize {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(handle, &width, &height)
        return CGSize(width: Int(width), height: Int(height))
    }

    /// Frames a second of the display that the window is on; 60 when it does not say or is not believable.
    var refreshRate: Double {
        var mode = SDL_DisplayMode()
        let display = SDL_GetWindowDisplayIndex(handle)
        guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, (24...500).contains(mode.refresh_rate)
        else { return 60 }
        return Double(mode.refresh_rate)
    }

    /// Sets the title.
    func show(title: String) {
        SDL_SetWindowTitle(handle, title)
        guard let display = CSDL2GetX11Display(handle) else { return }
        x11_set_title(display, CSDL2GetX11Window(handle), title)
    }

    /// Gives the window its icon. A window without one is a window all the same, so a failure is only reported.
    func show(_ icon: WindowIcon) {
        var pixels = icon.pixels
        pixels.withUnsafeMutableBytes { bytes in
            let surface = reporting(
                SDL_CreateRGBSurfaceWithFormatFrom(
                    bytes.baseAddress, icon.size.width, icon.size.height, 32, icon.size.width * 4,
                    UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue)),
                "the window's icon could not be made")
            guard let surface else { return }
            SDL_SetWindowIcon(handle, surface)
            SDL_FreeSurface(surface)
        }
    }

    /// Keeps the window at `size`, in points, or larger, where a point has `scale` units.
    func setSmallestSize(_ size: CGSize, scale: CGFloat) {
        SDL_SetWindowMinimumSize(
            handle, Int32((size.width * scale).rounded()), Int32((size.height * scale).rounded()))
    }
}
