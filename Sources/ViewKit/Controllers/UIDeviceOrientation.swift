/// The orientation of a device. On the desktop, the orientation of the key window.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is unknown because there is no window.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down. Never the orientation of a desktop window.
    case portraitUpsideDown = 2
    /// Held sideways, with the top on the left. The orientation of desktop windows that are wider than tall.
    case landscapeLeft = 3
    /// Held sideways, with the top on the right. Never the orientation of a desktop window.
    case landscapeRight = 4
    /// Lying flat, with the screen upward. Never the orientation of a desktop window.
    case faceUp = 5
    /// Lying flat, with the screen downward. Never the orientation of a desktop window.
    case faceDown = 6

    /// `true` if the orientation is `.portrait` or `.portraitUpsideDown`.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// `true` if the orientation is `.landscapeLeft` or `.landscapeRight`.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// `true` if the orientation is `.faceUp` or `.faceDown`.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// `true` if the interface can have the orientation, which is portrait or landscape.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
