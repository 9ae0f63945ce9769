public import Foundation
import Reporting

extension UIApplication {
    /// What `open` can be told besides the address; nothing of it has a meaning on a desktop.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// Makes an option of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Only a program that the address belongs to may open it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Lets the desktop open `url` in the program that is for it: a page in the browser, a letter in the mailer.
    ///
    /// - Parameters:
    ///   - url: An address with a scheme; another is refused, with a message.
    ///   - options: Passed over.
    ///   - completion: Told whether the desktop's opener (`xdg-open`) took the address; later, on the main actor.
    @preconcurrency
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        guard canOpenURL(url) else {
            Diagnostics.report("UIApplication: an address without a scheme cannot be opened: \(printable("\(url)"))")
            Task { completion?(false) }
            return
        }
        opener(url) { isOpen in Task { @MainActor in completion?(isOpen) } }
    }

    /// Whether `url` can be handed to the desktop's opener: whether it has a scheme. Which programs are there is not
    /// asked.
    public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

    /// Hands `url` to the desktop's opener, and tells `completion`, on some thread, whether it took it.
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
            Diagnostics.report("UIApplication: the desktop's opener cannot be started: \(error)")
            completion(false)
        }
    }
}
