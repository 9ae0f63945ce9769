/// The kind of device that an interface is designed for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// An unspecified device.
    case unspecified = -1
    /// A phone.
    case phone
    /// A tablet.
    case pad
    /// A television.
    case tv
    /// A car's screen.
    case carPlay
    /// A desktop, with a keyboard, a pointer and windows.
    case mac = 5
    /// A headset.
    case vision
}
