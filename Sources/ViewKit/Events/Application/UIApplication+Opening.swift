public import Foundation
import Reporting

extension UIApplication {
    /// The key of an option for `open`. Options have no effect on the desktop.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// On iOS, opens the URL only in an app that is associated with it. No effect on the desktop.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Opens `url` in the desktop's default program: a web page in the browser, a `mailto:` address in the mail client.
    ///
    /// - Parameters:
    ///   - url: A URL with a scheme; other URLs are rejected with a warning.
    ///   - options: Ignored.
    ///   - completion: Called later, on the main actor, with `true` if the desktop's opener (`xdg-open`) accepted the
    ///     URL.
    @preconcurrency
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard canOpenURL(url) else {
            Diagnostics.report("UIApplication: can't open an address without a scheme: \(printable("\(url)"))")
            Task { completion?(false) }
            return
        }
        opener(url) { isOpen in Task { @MainActor in completion?(isOpen) } }
    }

    /// Returns `true` if `url` has a scheme and can be passed to the desktop's opener. Doesn't check whether a program
    /// that can open `url` is installed.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

    /// Passes `url` to the desktop's opener and calls `completion`, on any thread, with `true` if the opener accepted
    /// the URL.
    package nonisolated static func openOnDesktop(_ url: URL, completion: @escaping @Sendable (Bool) -> Void) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", url.absoluteString]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.terminationHandler = { completion($0.terminationStatus == 0) }
        do {
            try process.run()
        } catch {
            Diagnostics.report("UIApplication: can't start the desktop's opener: \(error)")
            completion(false)
        }
    }
}
