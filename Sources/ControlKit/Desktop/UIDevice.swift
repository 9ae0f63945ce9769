public import Foundation
public import ViewKit

/// The machine that the program runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// Posted when the device is rotated. Never posted on the desktop.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    /// The current machine.
    public static let current = UIDevice()

    /// The host name; `model` if the system doesn't provide one.
    open var name: String {
        var bytes = [CChar](repeating: 0, count: Int(HOST_NAME_MAX) + 1)
        guard gethostname(&bytes, bytes.count - 1) == 0 else { return model }
        return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    /// The kind of machine, always "Desktop".
    open var model: String { "Desktop" }
    /// The same as `model`, which is not translated.
    open var localizedModel: String { model }
    /// The operating system's name, always "Linux".
    open var systemName: String { "Linux" }
    /// The kernel's version, such as "6.8.0".
    open var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }
    /// `.landscapeLeft` if the key window is wider than tall, otherwise `.portrait`; `.unknown` without a window.
    open var orientation: UIDeviceOrientation {
        guard let window = UIApplication.shared.keyWindow else { return .unknown }
        return window.orientation.isLandscape ? .landscapeLeft : .portrait
    }
    /// The desktop idiom, `.mac`.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
}
