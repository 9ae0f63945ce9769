public import Foundation

/// The kinds of machine that interfaces are made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// None of these.
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
    /// Glasses.
    case vision
}

/// The machine that the program runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The machine was turned. Never posted: a desktop is not.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// This machine.
    public static let current = UIDevice()

    /// The machine's name in its network.
    open var name: String {
        var bytes = [CChar](repeating: 0, count: Int(HOST_NAME_MAX) + 1)
        guard gethostname(&bytes, bytes.count - 1) == 0 else { return model }
        return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    /// What kind of machine it is, for people.
    open var model: String { "Desktop" }
    /// `model` in the user's language; not translated here.
    open var localizedModel: String { model }
    /// "Linux".
    open var systemName: String { "Linux" }
    /// The kernel's version, such as "6.8.0".
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// `.mac`: the kind of a desktop.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
}
