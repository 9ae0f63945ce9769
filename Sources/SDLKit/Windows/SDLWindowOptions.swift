public import Foundation
public import ViewKit

/// How a window is opened.
public struct SDLWindowOptions: Sendable {
    /// The window's title. By default the program's name.
    public var title = ProcessInfo.processInfo.processName
    /// What stands for the window in lists and bars of the desktop; nil, the default, leaves that to the desktop. A
    /// square of 128 pixels or more looks good everywhere; no more than 256 are used.
    public var icon: UIImage?
    /// The size of the content in points, at least 320 x 240. 1280 x 800 by default.
    public var size = CGSize(width: 1280, height: 800)
    /// How many times larger everything is drawn than the display asks for, 0.25...8. 1 by default.
    public var scale: CGFloat = 1
    /// Light or dark: the window's `overrideUserInterfaceStyle` at first. `.unspecified`, the default, is what the
    /// desktop is, and light where that says nothing.
    public var style: UIUserInterfaceStyle = .unspecified
    /// The direction in which the window reads. Left to right by default.
    public var layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
    /// What draws the window. `.auto` by default.
    public var renderer: RendererChoice = .auto

    /// Where the window is, in the window system's units; nil is the middle of the display.
    var origin: CGPoint?

    /// Makes the default options.
    public init() {}

    static let smallestSize = CGSize(width: 320, height: 240)

    /// `size` within what a window can have.
    var usableSize: CGSize {
        func usable(_ side: CGFloat, least: CGFloat) -> CGFloat {
            side.isFinite ? min(max(side.rounded(), least), 16_384) : least
        }
        return CGSize(
            width: usable(size.width, least: Self.smallestSize.width),
            height: usable(size.height, least: Self.smallestSize.height))
    }

    /// `scale` within what a window can have.
    var usableScale: CGFloat {
        scale.isFinite ? min(max(scale, 0.25), 8) : 1
    }
}
