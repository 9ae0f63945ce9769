import Foundation
import Reporting

/// A log: the subsystem and category that precede its messages, which are written to standard error.
///
/// As on iOS, messages of the levels `info` and `debug` are left out unless you ask for them. Set the environment
/// variable `OS_ACTIVITY_MODE` to `info` or `debug` to write these levels, too, or to `disable` to write nothing.
public final class OSLog: Sendable {
    /// The name of the app or the library, usually in reverse domain name notation.
    let subsystem: String
    /// The part of the subsystem.
    let category: String
    /// The levels of the messages that are written.
    private let levels: Set<OSLogType>
    /// A closure that writes a line.
    private let output: @Sendable (String) -> Void

    /// The log without a subsystem.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log that writes nothing.
    public static let disabled = OSLog(subsystem: "", category: "", mode: "disable")

    private static let mode = ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"]

    /// Creates a log.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the app or the library, usually in reverse domain name notation.
    ///   - category: The part of the subsystem.
    public convenience init(subsystem: String, category: String) {
        self.init(subsystem: subsystem, category: category, mode: Self.mode)
    }

    init(
        subsystem: String, category: String, mode: String?,
        output: @escaping @Sendable (String) -> Void = { StandardError.write($0) }
    ) {
        self.subsystem = subsystem
        self.category = category
        self.output = output
        let always: Set<OSLogType> = [.default, .error, .fault]
        levels =
            switch mode {
            case "disable": []
            case "info": always.union([.info])
            case "debug": always.union([.info, .debug])
            default: always
            }
    }

    /// Returns `true` if messages of the level `type` are written.
    public func isEnabled(type: OSLogType) -> Bool { levels.contains(type) }

    /// Writes a message. It is created only if messages at its level are written.
    func write(_ type: OSLogType, _ message: () -> String) {
        guard isEnabled(type: type) else { return }
        let source = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        let prefix = [source.isEmpty ? nil : "[\(source)]", type.name.map { "\($0):" }].compactMap(\.self)
        output((prefix + [message()]).joined(separator: " "))
    }
}
