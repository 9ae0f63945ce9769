/// The orientation of a window: landscape if the window is wider than tall, otherwise portrait.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientation is unknown because there is no window.
    case unknown = 0
    /// Portrait, with the device upright.
    case portrait = 1
    /// Portrait, with the device upside down. Never the orientation of a desktop window.
    case portraitUpsideDown = 2
    /// Landscape, with the top of the device on the right. Never the orientation of a desktop window.
    case landscapeLeft = 4
    /// Landscape, with the top of the device on the left. The orientation of desktop windows that are wider than tall.
    case landscapeRight = 3

    /// `true` if the orientation is `.portrait` or `.portraitUpsideDown`.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// `true` if the orientation is `.landscapeLeft` or `.landscapeRight`.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIWindow {
    /// The orientation that corresponds to the window's aspect ratio; `.portrait` for a square window.
    package var orientation: UIInterfaceOrientation { bounds.width > bounds.height ? .landscapeRight : .portrait }
}
