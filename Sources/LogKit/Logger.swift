/// Writes messages with interpolated values to a log.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger for the log without a subsystem.
    public init() {
        log = .default
    }

    /// Creates a logger for `log`.
    public init(_ log: OSLog) {
        self.log = log
    }

    /// Creates a logger for a new log.
    ///
    /// - Parameters:
    ///   - subsystem: The name of the app or the library, usually in reverse domain name notation.
    ///   - category: The part of the subsystem.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// Writes `message` at the default level.
    public func log(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }

    /// Writes `message` at `level`. The interpolated values are only evaluated if messages at `level` are written.
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
        log.write(level) { message().text }
    }

    /// Writes `message` at the level `debug`.
    public func trace(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }

    /// Writes `message` at the level `debug`.
    public func debug(_ message: @autoclosure () -> OSLogMessage) { log(level: .debug, message()) }

    /// Writes `message` at the level `info`.
    public func info(_ message: @autoclosure () -> OSLogMessage) { log(level: .info, message()) }

    /// Writes `message` at the default level.
    public func notice(_ message: @autoclosure () -> OSLogMessage) { log(level: .default, message()) }

    /// Writes `message` at the level `error`.
    public func warning(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }

    /// Writes `message` at the level `error`.
    public func error(_ message: @autoclosure () -> OSLogMessage) { log(level: .error, message()) }

    /// Writes `message` at the level `fault`.
    public func critical(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }

    /// Writes `message` at the level `fault`.
    public func fault(_ message: @autoclosure () -> OSLogMessage) { log(level: .fault, message()) }
}
