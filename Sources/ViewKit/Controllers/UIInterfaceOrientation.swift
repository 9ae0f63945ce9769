/// The orientation of a window: landscape if it is wider than tall, otherwise portrait.
public enum UIInterfaceOrientation: Int, Sendable {
    /// There is no window.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down. Desktop windows are never upside down.
    case portraitUpsideDown = 2
    /// On its side, with the top on the left. Desktop windows that are wider than tall have the other landscape
    /// orientation.
    case landscapeLeft = 4
    /// On its side, with the top on the right.
    case landscapeRight = 3

    /// `true` for both portrait orientations.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// `true` for both landscape orientations.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIWindow {
    /// The orientation that corresponds to the window's proportions; `.portrait` for a square window.
    var orientation: UIInterfaceOrientation { bounds.width > bounds.height ? .landscapeRight : .portrait }
}
