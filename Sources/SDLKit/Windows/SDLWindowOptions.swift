public import Foundation
public import ViewKit

/// The options for opening a window.
public struct SDLWindowOptions: Sendable {
    /// The window's title. Defaults to the program's name.
    public var title = ProcessInfo.processInfo.processName
    /// The window's icon on the desktop. `nil`, the default, leaves the choice to the desktop. A square of at least 128
    /// pixels looks good everywhere; images larger than 256 pixels are scaled down.
    public var icon: UIImage?
    /// The size of the content in points, 1280 x 800 by default. The width is clamped to 320...16,384 and the height to
    /// 240...16,384.
    public var size = CGSize(width: 1280, height: 800)
    /// The scale factor in addition to the display's scale, clamped to 0.25...8. 1 by default and for nonfinite values.
    public var scale: CGFloat = 1
    /// The initial `overrideUserInterfaceStyle` of the window. With `.unspecified`, the default, the window follows the
    /// desktop, and uses the light appearance if the desktop doesn't report one.
    public var style: UIUserInterfaceStyle = .unspecified
    /// The layout direction. Left to right by default.
    public var layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    /// The renderer. `.auto` by default.
    public var renderer: RendererChoice = .auto

    /// The position of the window, in units of the window system; `nil` centers it on the display.
    var origin: CGPoint?

    /// `true` if an accelerated renderer waits for vsync. `false` for all windows of a program but the first, because
    /// each window that waits delays the run loop by one frame of the display. Timers pace the frames of those windows.
    var waitsForScreen = true

    /// Creates the default options.
    public init() {}

    static let minimumWindowSize = CGSize(width: 320, height: 240)

    /// `size`, rounded and clamped to the valid window sizes.
    var usableSize: CGSize {
        func usable(_ side: CGFloat, minimum: CGFloat) -> CGFloat {
            side.isFinite ? min(max(side.rounded(), minimum), 16_384) : minimum
        }
        return CGSize(
            width: usable(size.width, minimum: Self.minimumWindowSize.width),
            height: usable(size.height, minimum: Self.minimumWindowSize.height))
    }

    /// The size and traits of a window with these options on a display with one pixel per unit of the window system.
    var initialDisplay: InitialDisplay {
        InitialDisplay(size: usableSize, scale: usableScale, style: style, direction: layoutDirection)
    }

    /// `scale`, clamped to 0.25...8.
    var usableScale: CGFloat {
        scale.isFinite ? min(max(scale, 0.25), 8) : 1
    }
}
